"""The program as one folder that needs no Python."""

import compileall
import os
import shutil
import subprocess
import sys
from pathlib import Path
from py_compile import PycInvalidationMode

import shiboken6

import third_party
from places import APPLICATION, MACOS_BUNDLE, ROOT, UnfitError
from preferans_ai import kernel


def freeze(work: Path) -> Path:
    """Make the folder of the program below `work`, with the licences of everything in it.

    Raises:
        UnfitError: the kernel is not compiled, or something in the folder has no known licence.
        subprocess.CalledProcessError: a tool failed, and has said why.
    """
    if not kernel.chosen().is_compiled:
        raise UnfitError("the open-card solver is not compiled: is there a C compiler?")
    subprocess.run(
        [
            sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN",
            "--distpath", work, "--workpath", work / "pyinstaller",
            ROOT / "packaging" / "preferans.spec",
        ],
        check=True,
    )  # fmt: skip
    program = work / (MACOS_BUNDLE if sys.platform == "darwin" else APPLICATION)
    _drop_broken_links(program)
    if sys.platform == "linux":
        _drop_build_paths(program)
        unpack_support(program / "_internal" / "shiboken6")
    documents = program / "Contents" / "Resources" if sys.platform == "darwin" else program
    notices = third_party.notices(program, _packed_modules(work))
    (documents / "THIRD-PARTY.txt").write_text(notices, encoding="utf-8")
    shutil.copy(ROOT / "LICENSE", documents / "LICENSE.txt")
    return program


def unpack_support(library: Path) -> None:
    """Lay modules of PySide's own, compiled, beside the library that keeps them packed.

    It would unpack and compile them at each start, which takes a tenth of a second.
    """
    unpacked = Path(shiboken6.__file__).parent / "files.dir"
    if not unpacked.is_dir():  # else `./run` has done it, and programs that start read there
        subprocess.run(
            [sys.executable, "-c", "import PySide6.QtCore"],
            env=os.environ | {"SBK_EMBED": "0"},  # has PySide write them beside its library
            check=True,
        )
    folder = library / unpacked.name
    shutil.copytree(unpacked, folder, ignore=shutil.ignore_patterns("__pycache__"))
    # A name without this machine's folders, and no time: the same files give the same bytes.
    compileall.compile_dir(
        folder,
        quiet=1,
        legacy=True,
        stripdir=str(folder),
        invalidation_mode=PycInvalidationMode.UNCHECKED_HASH,
    )
    for source in folder.rglob("*.py"):
        source.unlink()


def _packed_modules(work: Path) -> list[str]:
    """Names of the modules of Python inside the start program."""
    from PyInstaller.archive.readers import (  # noqa: PLC0415 - only where things are packed
        ZlibArchiveReader,
    )

    (archive,) = (work / "pyinstaller").rglob("PYZ*.pyz")
    return sorted(ZlibArchiveReader(str(archive)).toc)


def _drop_broken_links(program: Path) -> None:
    """Links to libraries that were left out."""
    for link in program.rglob("*"):
        if link.is_symlink() and not link.exists():
            link.unlink()


def _drop_build_paths(program: Path) -> None:
    """Libraries must not look for others where the Python of this machine has its own.

    A Python that was not installed by Debian compiles its folder into every extension module. On
    another machine whoever may write to a folder of that name could put libraries there.
    """
    for library in sorted(program.rglob("*.so*")):
        if library.is_symlink():
            continue
        listing = subprocess.run(
            ["chrpath", "--list", library],
            capture_output=True,
            text=True,
            check=False,  # a library without a path is what we want
        ).stdout
        if "PATH=/" in listing:
            # Deleting alone would leave the words in the file.
            for change in (["--replace", ""], ["--delete"]):
                subprocess.run(["chrpath", *change, library], check=True, stdout=subprocess.DEVNULL)
