; What the installer says in Serbian; anything that is not here is said in English.

[LangOptions]
LanguageName=Srpski
LanguageID=$241A
LanguageCodePage=0

[Messages]
SetupAppTitle=Instalacija
SetupWindowTitle=Instalacija: %1
UninstallAppTitle=Uklanjanje
UninstallAppFullTitle=Uklanjanje: %1
ButtonBack=< &Nazad
ButtonNext=&Dalje >
ButtonInstall=&Instaliraj
ButtonOK=U redu
ButtonCancel=Odustani
ButtonYes=&Da
ButtonNo=&Ne
ButtonFinish=&Kraj
ButtonBrowse=&Potraži...
ButtonWizardBrowse=P&otraži...
ExitSetupTitle=Prekid instalacije
ExitSetupMessage=Instalacija nije završena. Ako je sada prekineš, program neće biti instaliran.%n%nDa li da se prekine?
PrivilegesRequiredOverrideTitle=Za koga se instalira
PrivilegesRequiredOverrideInstruction=Izaberi za koga se instalira
PrivilegesRequiredOverrideText1=%1 može da se instalira za sve korisnike (treba administrator) ili samo za tebe.
PrivilegesRequiredOverrideText2=%1 može da se instalira samo za tebe ili za sve korisnike (treba administrator).
PrivilegesRequiredOverrideAllUsers=Za &sve korisnike
PrivilegesRequiredOverrideAllUsersRecommended=Za &sve korisnike (preporučeno)
PrivilegesRequiredOverrideCurrentUser=Samo za &mene
PrivilegesRequiredOverrideCurrentUserRecommended=Samo za &mene (preporučeno)
WizardSelectDir=Gde da se instalira
SelectDirDesc=Gde da se instalira [name]?
SelectDirLabel3=[name] će biti u sledećoj fascikli.
SelectDirBrowseLabel=Za dalje pritisni Dalje. Za drugu fasciklu pritisni Potraži.
DiskSpaceMBLabel=Potrebno je bar [mb] MB slobodnog prostora.
WizardSelectTasks=Dodatno
SelectTasksDesc=Šta još treba uraditi?
SelectTasksLabel2=Izaberi šta još treba uraditi, pa pritisni Dalje.
WizardReady=Sve je spremno
ReadyLabel1=Sve je spremno da se [name] instalira.
ReadyLabel2a=Pritisni Instaliraj, ili Nazad ako nešto treba promeniti.
ReadyLabel2b=Pritisni Instaliraj.
WizardInstalling=Instaliranje
InstallingLabel=Sačekaj dok se [name] instalira.
FinishedHeadingLabel=[name] je instaliran
FinishedLabel=[name] je instaliran. Nalazi se u meniju Start.
FinishedLabelNoIcons=[name] je instaliran.
ClickFinish=Pritisni Kraj.
ConfirmUninstall=Da li da se %1 ukloni? Partije i podešavanja ostaju.
UninstallStatusLabel=Sačekaj dok se %1 uklanja.
UninstalledAll=%1 je uklonjen.

[CustomMessages]
CreateDesktopIcon=Ikona na &radnoj površini
LaunchProgram=Otvori %1
