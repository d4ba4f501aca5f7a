"""What goes into the installers, as far as that can be said without making them."""

import configparser
import re
import stat
from email import message_from_string
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import debian_package
import desktop_files
import freeze
import preferans_desktop
import third_party
from contents import UNUSED_MODULES, is_wanted
from places import APPLICATION, COMPONENT, LINUX, ROOT, UnfitError, compress, make_plain
from preferans_desktop.host.record_files import SUFFIX
from preferans_desktop.record.document import load_record
from preferans_desktop.record.replaying import log_of_record, match_of

EPOCH = 1_700_000_000  # 2023-11-14 22:13:20 UTC
PACKED = [
    "LICENSE.txt",
    "_cffi_backend.cpython-311-x86_64-linux-gnu.so",
    "_miniaudio.abi3.so",
    "PySide6/Qt/lib/libQt6Core.so.6",
    "PySide6/Qt/lib/libicudata.so.73",
    "PySide6/Qt/plugins/platforms/libqxcb.so",
    "PySide6/QtWidgets.abi3.so",
    "PySide6/libpyside6.abi3.so.6.11",
    "base_library.zip",
    "libffi.so.8",
    "libpython3.11.so.1.0",
    "libsqlite3.so.0",
    "libxcb-cursor.so.0",
    "libxkbcommon-x11.so.0",
    "libz.so.1",
    "preferans",
    "preferans_ai/kernel/_search.cpython-311-x86_64-linux-gnu.so",
    "preferans_assets/icons/preferans.svg",
    "preferans_assets/sounds/knock.wav",
    "python3.11/lib-dynload/_sqlite3.cpython-311-x86_64-linux-gnu.so",
    "shiboken6/Shiboken.abi3.so",
]


PACKED_ELSEWHERE = [
    "PySide6/Qt6Gui.dll",
    "PySide6/MSVCP140_1.dll",
    "PySide6/QtCore.pyd",
    "PySide6/plugins/platforms/qwindows.dll",
    "PySide6/pyside6.abi3.dll",
    "VCRUNTIME140.dll",
    "_cffi_backend.cp311-win_amd64.pyd",
    "_ctypes.pyd",
    "libffi-8.dll",
    "preferans-cli.exe",
    "preferans_ai/kernel/_search.cp311-win_amd64.pyd",
    "python311.dll",
    "sqlite3.dll",
    "Contents/Info.plist",
    "PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore",
    "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
    "PySide6/QtCore.abi3.so",
    "PySide6/libpyside6.abi3.6.11.dylib",
    "Python.framework/Versions/3.11/Python",
    "python3__dot__11/lib-dynload/_sqlite3.cpython-311-darwin.so",
]


@pytest.mark.parametrize("name", PACKED + PACKED_ELSEWHERE)
def test_files_of_a_package_have_known_authors(name: str) -> None:
    assert third_party.unaccounted([name]) == []


@pytest.mark.parametrize(
    "name", ["libssl.so.3", "PySide6/Qt/lib/libicudata.so.99", "numpy/core.so", "preferans_x/a.svg"]
)
def test_files_of_unknown_authors_are_found(name: str) -> None:
    assert third_party.unaccounted([*PACKED, name]) == [name]


def test_a_program_with_an_unknown_file_gets_no_notices(tmp_path: Path) -> None:
    (tmp_path / "_internal").mkdir()
    (tmp_path / "_internal" / "libstranger.so.1").touch()
    with pytest.raises(UnfitError, match=r"libstranger\.so\.1"):
        third_party.notices(tmp_path, [])


def test_modules_of_unknown_authors_are_found() -> None:
    known = ["PySide6.QtCore", "json.decoder", "platformdirs", "preferans_desktop.app"]
    assert third_party.unaccounted_modules(known) == []
    assert third_party.unaccounted_modules([*known, "numpy.core"]) == ["numpy"]


def test_every_licence_stands_in_debians_list() -> None:
    listed = set(re.findall(r"^License: (.+)$", debian_package.copyright_file(), re.MULTILINE))
    names = {part.licence.replace("MIT", "Expat") for part in third_party.COMPONENTS}
    names = {name for name in names if "Microsoft" not in name}
    assert names <= listed


def test_every_licence_of_debians_list_is_told_there() -> None:
    text = debian_package.copyright_file()
    used, told = set(), set()
    for paragraph in text.split("\n\n"):
        names = re.search(r"^License: (.+)$", paragraph, re.MULTILINE)
        if names is not None:
            (used if "Files: " in paragraph else told).update(names[1].split(" and "))
    assert used <= told


def test_debians_list_has_our_licence_word_for_word() -> None:
    ours = (ROOT / "LICENSE").read_text(encoding="utf-8").split()
    text = [word for word in debian_package.copyright_file().split() if word != "."]
    permission = ours[ours.index("Permission") :]
    start = text.index("Permission")
    assert text[start : start + len(permission)] == permission


@pytest.mark.parametrize("module", ["PySide6.QtNetwork", "ssl", "http"])
def test_nothing_that_opens_connections_is_packed(module: str) -> None:
    assert module in UNUSED_MODULES


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/lib/libQt6Network.so.6",
        "libQt6Network.so.6",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6/Qt/plugins/networkinformation/libqnetworkmanager.so",
        "PySide6\\Qt\\plugins\\tls\\qschannelbackend.dll",
        "libcrypto.so.3",
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "libX11.so.6",
        "libmvec.so.1",
    ],
)
def test_these_files_stay_outside(name: str) -> None:
    assert not is_wanted(name, "linux")


@pytest.mark.parametrize("name", PACKED)
def test_what_is_needed_goes_in(name: str) -> None:
    assert is_wanted(name, "linux")


@pytest.mark.parametrize("name", PACKED_ELSEWHERE)
def test_what_is_needed_goes_in_elsewhere(name: str) -> None:
    assert is_wanted(name, "win32")


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt6Network.dll",
        "PySide6/opengl32sw.dll",
        "PySide6/plugins/imageformats/qjpeg.dll",
        "PySide6/plugins/platforms/qdirect2d.dll",
        "PySide6/Qt/lib/QtNetwork.framework/Versions/A/QtNetwork",
    ],
)
def test_these_files_stay_outside_elsewhere(name: str) -> None:
    assert not is_wanted(name, "win32")


def test_every_licence_that_is_kept_is_there() -> None:
    for part in third_party.COMPONENTS:
        for name in part.kept:
            assert (third_party.LICENCES / f"{name}.txt").stat().st_size > 1000


def test_every_licence_that_is_kept_belongs_to_something() -> None:
    kept = {f"{name}.txt" for part in third_party.COMPONENTS for name in part.kept}
    assert {path.name for path in third_party.LICENCES.iterdir()} == kept


def test_libraries_of_a_linux_desktop_are_packed_elsewhere() -> None:
    assert is_wanted("libX11.so.6", "darwin")


def filled_in(name: str) -> str:
    text = desktop_files.fill_in(LINUX / name, EPOCH)
    assert not re.search(r"@[A-Z-]+@", text.replace("@SIZE@", ""))
    return text


def test_control_file_is_whole_and_names_the_version() -> None:
    control = message_from_string(filled_in("control"))
    assert not control.defects
    assert control["Package"] == APPLICATION
    assert control["Version"] == preferans_desktop.__version__
    assert all("\n" not in value for name, value in control.items() if name != "Description")


def test_every_library_from_outside_is_in_a_package_that_is_asked_for() -> None:
    control = message_from_string(filled_in("control"))
    asked = set(re.findall(r"[\w.+-]+", f"{control['Depends']} {control['Recommends']}"))
    assert set(debian_package.PACKAGES.values()) <= asked


def test_menu_entry_starts_the_program_under_its_icon() -> None:
    entries = configparser.RawConfigParser(strict=True)
    entries.optionxform = str  # type: ignore[assignment, method-assign]
    entries.read_string(filled_in("preferans.desktop"))
    entry = entries["Desktop Entry"]
    assert (entry["Exec"], entry["Icon"]) == (f"{APPLICATION} %f", APPLICATION)


def test_match_records_belong_to_the_program() -> None:
    entry = filled_in("preferans.desktop")
    described = ET.fromstring(filled_in("preferans-record.xml"))  # noqa: S314  ours
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    kind = described.find(f"{space}mime-type")
    assert kind is not None
    name = kind.get("type")
    assert f"MimeType={name};\n" in entry
    assert f"<mediatype>{name}</mediatype>" in filled_in(f"{COMPONENT}.metainfo.xml")
    glob = kind.find(f"{space}glob")
    assert glob is not None
    assert glob.get("pattern") == f"*{SUFFIX}"


def test_the_record_of_the_proof_ends_after_three_entries() -> None:
    record = load_record(ROOT / "tests" / "data" / "opened.pref.json")
    assert match_of(record).to_act == 0  # a person: nothing follows by itself
    assert len(log_of_record(record).entries) == 3


def test_the_archive_removes_what_it_installs() -> None:
    install, uninstall = (filled_in(name) for name in ("install.sh", "uninstall.sh"))
    for name in ("preferans.desktop", f"{COMPONENT}.metainfo.xml", "preferans-record.xml"):
        assert name in install
        assert name in uninstall


def test_description_for_software_centres_belongs_to_the_menu_entry() -> None:
    component = ET.fromstring(filled_in(f"{COMPONENT}.metainfo.xml"))  # noqa: S314  ours
    assert component.findtext("id") == COMPONENT
    assert component.findtext("launchable") == f"{APPLICATION}.desktop"
    release = component.find("releases/release")
    assert release is not None
    assert release.attrib == {"version": preferans_desktop.__version__, "date": "2023-11-14"}


def test_changelog_of_the_package_is_dated() -> None:
    text = filled_in("changelog")
    assert text.startswith(f"preferans ({preferans_desktop.__version__}) ")
    assert text.endswith("  Tue, 14 Nov 2023 22:13:20 +0000\n")


def test_packaging_files_do_not_repeat_the_version() -> None:
    version = preferans_desktop.__version__
    folder = LINUX.parent
    files = [
        *LINUX.iterdir(),
        *folder.glob("*.py"),
        *folder.glob("*.sh"),
        folder / "preferans.spec",
    ]
    files += [*(folder / "windows").iterdir(), *(folder / "macos").iterdir()]
    assert [path for path in files if version in path.read_text(encoding="utf-8")] == []


def test_packed_files_look_the_same_whoever_made_them(tmp_path: Path) -> None:
    program, text, folder = tmp_path / "preferans", tmp_path / "a.txt", tmp_path / "folder"
    folder.mkdir(0o700)
    for path in (program, text):
        path.touch(0o600)
    (tmp_path / "link").symlink_to("a.txt")
    make_plain(tmp_path, {program}, EPOCH)
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (program, text, folder)}
    assert modes == {"preferans": 0o755, "a.txt": 0o644, "folder": 0o755}
    assert {path.lstat().st_mtime for path in tmp_path.iterdir()} == {EPOCH}


def test_compressed_documents_do_not_tell_when_they_were_made(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("text", encoding="utf-8")
    compress(tmp_path / "a")
    assert [path.name for path in tmp_path.iterdir()] == ["a.gz"]
    assert (tmp_path / "a.gz").read_bytes()[4:8] == bytes(4)  # the time in a gzip header


def test_modules_that_pyside_keeps_packed_are_laid_beside_it_compiled(tmp_path: Path) -> None:
    freeze.unpack_support(tmp_path)
    laid = [path for path in (tmp_path / "files.dir").rglob("*") if path.is_file()]
    assert {path.suffix for path in laid} == {".pyc"}
    assert tmp_path / "files.dir" / "shibokensupport" / "signature" / "loader.pyc" in laid
    assert not [path for path in laid if str(tmp_path).encode() in path.read_bytes()]
