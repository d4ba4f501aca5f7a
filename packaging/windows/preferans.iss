; The installer for Windows: Inno Setup 6.3 or newer. packaging/windows_installer.py calls it with
; Version, Program (the folder of the frozen program) and Icon.

#if !Defined(Version) || !Defined(Program) || !Defined(Icon)
  #error "Start it by packaging/package.py: Version, Program and Icon are missing"
#endif

[Setup]
AppId={{5B0D6C1E-8A53-4C0B-9B0E-2F3B7C6A91D4}
AppName=Preferans
AppVersion={#Version}
AppVerName=Preferans {#Version}
AppPublisher=Preferans contributors
VersionInfoVersion={#Version}
DefaultDirName={autopf}\Preferans
DisableProgramGroupPage=yes
; For one user without an administrator; for all users where that is chosen.
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
; What Qt 6 runs on: Windows 10 1809 and newer, 64 bits.
MinVersion=10.0.17763
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
CloseApplications=yes
SetupIconFile={#Icon}
UninstallDisplayIcon={app}\preferans.exe
UninstallDisplayName=Preferans
WizardStyle=modern
Compression=lzma2/max
SolidCompression=yes
ShowLanguageDialog=auto

[Languages]
Name: "sr"; MessagesFile: "compiler:Default.isl,serbian.isl"
Name: "en"; MessagesFile: "compiler:Default.isl"

[CustomMessages]
sr.RecordName=Zapis partije preferansa
en.RecordName=Preferans match record

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; What an older version had and this one has not must not stay among its libraries.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Program}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{autoprograms}\Preferans"; Filename: "{app}\preferans.exe"
Name: "{autodesktop}\Preferans"; Filename: "{app}\preferans.exe"; Tasks: desktopicon

[Registry]
; Windows goes by the last part of a name, .json, which belongs to others: records are offered
; under "Open with" and take nothing over.
Root: HKA; Subkey: "Software\Classes\Preferans.Record"; ValueType: string; ValueData: "{cm:RecordName}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Preferans.Record\DefaultIcon"; ValueType: string; ValueData: "{app}\preferans.exe,0"
Root: HKA; Subkey: "Software\Classes\Preferans.Record\shell\open\command"; ValueType: string; ValueData: """{app}\preferans.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\.json\OpenWithProgids"; ValueType: string; ValueName: "Preferans.Record"; ValueData: ""; Flags: uninsdeletevalue

[Run]
Filename: "{app}\preferans.exe"; Description: "{cm:LaunchProgram,Preferans}"; Flags: nowait postinstall skipifsilent

; Matches and settings, in %LOCALAPPDATA%\preferans, stay after uninstalling.
