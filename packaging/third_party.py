"""What others wrote in the packaged program, by file, with the licence of each.

`notices` fails on a file or a module of Python that no component accounts for, so that nothing is
shipped unnamed.
"""

import re
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.metadata import distribution, version
from pathlib import Path

from places import ROOT, UnfitError

DEBIAN_DOCUMENTS = Path("/usr/share/doc")
LICENCES = ROOT / "packaging" / "licences"


@dataclass(frozen=True, slots=True)
class Component:
    """Something by others.

    Attributes:
        licence: its name in the list of SPDX.
        files: the files of the program that belong to it, a regular expression for their
            beginning; empty for one that is packed among Python's.
        source: where its source code is.
        distribution: the Python package it comes in, if it does: this one's version is its own.
        release: its version, if it has no distribution.
        kept: its licence texts in packaging/licences.
        debian: Debian packages of the same work, whose copyright file has the licence. Elsewhere
            it comes with Python, whose licence names it.
        own_text: the licence inside its distribution.
        modules: the first parts of the names of its modules that are packed among Python's.
    """

    name: str
    licence: str
    files: str
    source: str
    distribution: str = ""
    release: str = ""
    kept: tuple[str, ...] = ()
    debian: tuple[str, ...] = ()
    own_text: str = ""
    modules: tuple[str, ...] = ()


LGPL = ("LGPL-3", "GPL-3")
PYTHON = f"python3.{sys.version_info.minor}"
IN_QT = "as in this version of Qt, inside its libraries"


def _in_qt(module: str, name: str, licence: str, source: str, text: str) -> Component:
    """Something that is compiled into a library of Qt."""
    return Component(name, licence, _qt_library(module), source, release=IN_QT, kept=(text,))


def _qt_library(module: str) -> str:
    """Its names under Linux, Windows and macOS."""
    return rf"(PySide6/(Qt/lib/)?)?(libQt6{module}\.so|Qt6{module}\.dll|Qt{module}\.framework/)"


COMPONENTS = (
    Component(
        "Qt",
        "LGPL-3.0-only",
        _qt_library(r"\w+") + "|PySide6/(Qt/)?plugins/",
        "https://code.qt.io",
        distribution="PySide6-Essentials",
        kept=(*LGPL, "qt-others"),
    ),
    _in_qt("Core", "PCRE2", "BSD-3-Clause", "https://www.pcre.org", "pcre2"),
    _in_qt("Core", "zlib in Qt", "Zlib", "https://zlib.net", "zlib"),
    _in_qt(
        "Core", "double-conversion", "BSD-3-Clause",
        "https://github.com/google/double-conversion", "double-conversion",
    ),
    _in_qt("Gui", "FreeType", "FTL", "https://freetype.org", "freetype"),
    _in_qt("Gui", "HarfBuzz", "MIT", "https://harfbuzz.github.io", "harfbuzz"),
    _in_qt("Gui", "libpng", "libpng-2.0", "http://www.libpng.org", "libpng"),
    _in_qt("Gui", "MD4C", "MIT", "https://github.com/mity/md4c", "md4c"),
    Component(
        "Qt for Python (PySide6, Shiboken)",
        "LGPL-3.0-only",
        r"PySide6/((Qt\w+|libpyside6)\.(abi3\.|pyd$)|pyside6\.abi3\.dll$)|shiboken6/",
        "https://code.qt.io/cgit/pyside/pyside-setup.git",
        distribution="PySide6-Essentials",
        kept=LGPL,
        modules=("PySide6", "shiboken6"),
    ),
    Component(
        "ICU",
        "Unicode-3.0",
        r"PySide6/Qt/lib/libicu\w+\.so\.73$",
        "https://icu.unicode.org",
        release="73",
        kept=("icu",),
    ),
    Component(
        "CPython",
        "PSF-2.0",
        r"python3(\.|__dot__)\d+/|libpython3[\d.]*\.(so|dylib)|Python(\.framework/|$)"
        r"|python3\d*\.dll$|\w+\.pyd$|base_library\.zip$",
        "https://www.python.org",
        release=".".join(map(str, sys.version_info[:3])),
        kept=("python-others",),
    ),
    Component(
        "PyInstaller (start program)",
        "GPL-2.0-or-later WITH Bootloader-exception",
        r"preferans(-cli)?(\.exe)?$",
        "https://pyinstaller.org",
        distribution="pyinstaller",
        own_text="COPYING.txt",
        modules=("_pyi_rth_utils",),
    ),
    Component(
        "platformdirs",
        "MIT",
        "",
        "https://github.com/tox-dev/platformdirs",
        distribution="platformdirs",
        own_text="LICENSE",
        modules=("platformdirs",),
    ),
    Component(
        "miniaudio and its Python binding",
        "MIT",
        r"_miniaudio\.",
        "https://github.com/irmen/pyminiaudio",
        distribution="miniaudio",
        own_text="LICENSE",
    ),
    Component(
        "cffi",
        "MIT",
        r"_cffi_backend\.",
        "https://github.com/python-cffi/cffi",
        distribution="cffi",
        own_text="LICENSE",
    ),
    Component(
        "SQLite",
        "blessing",
        r"libsqlite3\.|sqlite3\.dll$",
        "https://sqlite.org",
        release="3",
        debian=("libsqlite3-0",),
    ),
    Component(
        "libffi",
        "MIT",
        r"libffi[-.]",
        "https://sourceware.org/libffi",
        release="3",
        debian=("libffi8",),
    ),
    Component(
        "zlib",
        "Zlib",
        r"libz\.|zlib1?\.dll$",
        "https://zlib.net",
        release="1",
        debian=("zlib1g",),
    ),
    Component(
        "XCB libraries, its utilities and xkbcommon-x11",
        "X11",
        r"(libxcb(-[a-z]+)+|libxkbcommon-x11)\.so",
        "https://xcb.freedesktop.org",
        release="as in Debian 12",
        debian=(
            "libxcb1", "libxcb-cursor0", "libxcb-icccm4", "libxcb-image0", "libxcb-keysyms1",
            "libxcb-render-util0", "libxcb-util1", "libxkbcommon0",
        ),
    ),
    Component(
        "Microsoft Visual C++ runtime",
        "LicenseRef-Microsoft-redistributable",
        r"(PySide6/|shiboken6/)?(?i:vcruntime140|msvcp140|concrt140|ucrtbase|api-ms-win-)[\w-]*\.dll$",
        "https://visualstudio.microsoft.com",
        release="14",
    ),
)  # fmt: skip

_OURS = re.compile(
    r"preferans_(ai|desktop|assets)/|LICENSE\.txt$|THIRD-PARTY\.txt$"
    r"|preferans\.icns$|Contents/(Info\.plist|PkgInfo|_CodeSignature/)"
)
_OUR_MODULES = ("preferans_ai", "preferans_assets", "preferans_desktop")
_LIBRARIES = re.compile(r"_internal/|Contents/(Frameworks|Resources|MacOS)/")
"""Where a frozen program has its files: under Linux and Windows, and under macOS."""

_HEAD = """\
Preferans contains the following works of others. Qt and Qt for Python are used under the GNU
Lesser General Public License, version 3: they are separate shared libraries in this folder, which
may be replaced by others of the same interface, and may be debugged for that purpose. Nothing in
them was changed, but notes for debugging were taken out of the libraries, and modules that Shiboken
keeps packed lie beside it. Their source code is at the places named, under the version named.
"""


def notices(program: Path, modules: Iterable[str]) -> str:
    """The text that goes with the program: what is in it, under which licence, and its words.

    Args:
        program: its folder.
        modules: the full names of the modules that are packed into it.

    Raises:
        UnfitError: a file or module is not accounted for, or a licence is not at hand.
    """
    files = _files(program)
    unknown = unaccounted(files) + unaccounted_modules(modules)
    if unknown:
        raise UnfitError(f"of unknown origin: {', '.join(unknown)}")
    used = [
        component
        for component in COMPONENTS
        if any(re.match(component.files, name) for name in files)
    ]
    parts = [_HEAD]
    parts += [
        f"{component.name} {component.release or version(component.distribution)}:"
        f" {component.licence}, {component.source}"
        for component in used
    ]
    owners: dict[Path, list[str]] = {}
    for component in used:
        for path in _texts(component):
            owners.setdefault(path, []).append(component.name)
    for path, names in owners.items():
        if not path.is_file():
            raise UnfitError(f"{path}: the licence of {names[0]} is missing")
        line = "=" * 78
        parts.append(f"\n{line}\n{', '.join(names)}\n{line}\n{path.read_text(encoding='utf-8')}")
    return "\n".join(parts) + "\n"


def unaccounted(files: list[str]) -> list[str]:
    """Which of these files, named as seen from the folder of libraries, nobody is known for."""
    patterns = [_OURS, *(re.compile(part.files) for part in COMPONENTS if part.files)]
    return [name for name in files if not any(pattern.match(name) for pattern in patterns)]


def unaccounted_modules(modules: Iterable[str]) -> list[str]:
    """Which packages of Python, by the first parts of these names, nobody is known for."""
    known = {*sys.stdlib_module_names, *_OUR_MODULES}
    known.update(name for part in COMPONENTS for name in part.modules)
    return sorted({name.split(".")[0] for name in modules} - known)


def _files(program: Path) -> list[str]:
    """Names as seen from the folder of libraries; links lead to files that are there as well."""
    files = (path for path in program.rglob("*") if path.is_file() and not path.is_symlink())
    names = (path.relative_to(program).as_posix() for path in files)
    return sorted(_LIBRARIES.sub("", name, count=1) for name in names)


def _texts(component: Component) -> list[Path]:
    texts = [LICENCES / f"{name}.txt" for name in component.kept]
    if sys.platform == "linux":
        texts += [DEBIAN_DOCUMENTS / name / "copyright" for name in component.debian]
    if component.own_text:
        files = distribution(component.distribution).files or []
        texts += [Path(str(f.locate())) for f in files if f.name == component.own_text]
    if component.name == "CPython":
        texts.append(_python_licence())
    return texts


def _python_licence() -> Path:
    """Python brings its licence along, except Debian's, which has it as Debian does."""
    base = Path(sys.base_prefix)
    places = (base / "lib" / PYTHON / "LICENSE.txt", base / "LICENSE.txt")
    debian = DEBIAN_DOCUMENTS / PYTHON / "copyright"
    return next((path for path in places if path.is_file()), debian)
