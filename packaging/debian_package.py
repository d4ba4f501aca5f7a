"""The .deb."""

import re
import shutil
import subprocess
from pathlib import Path

from desktop_files import fill_in
from places import APPLICATION, LINUX, ROOT, UnfitError, compress, make_plain, size_of
from preferans_desktop import __version__

PACKAGES = {
    "ld-linux-x86-64.so.2": "libc6",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libc.so.6": "libc6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libdl.so.2": "libc6",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libm.so.6": "libc6",
    "libmvec.so.1": "libc6",
    "libpthread.so.0": "libc6",
    "libstdc++.so.6": "libstdc++6",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libzstd.so.1": "libzstd1",
}
"""Libraries that are asked for and not brought along, with the packages they are in."""


def make_deb(program: Path, share: Path, output: Path, epoch: int) -> Path:
    """Pack the program and its share folder; `epoch` is the time of every file.

    Raises:
        UnfitError: the program needs a library that no package is known for.
    """
    unknown = needed_libraries(program) - PACKAGES.keys()
    if unknown:
        raise UnfitError(f"libraries that no dependency brings: {', '.join(sorted(unknown))}")
    tree = program.parent / "deb"
    library = tree / "usr" / "lib" / APPLICATION
    shutil.copytree(program, library, symlinks=True)
    (library / "LICENSE.txt").unlink()  # its words are in the copyright file
    shutil.copytree(share, tree / "usr" / "share")
    compress(tree / "usr" / "share" / "man" / "man6" / f"{APPLICATION}.6")
    command = tree / "usr" / "games" / APPLICATION
    command.parent.mkdir()
    command.symlink_to(f"../lib/{APPLICATION}/{APPLICATION}")
    _add_documents(tree / "usr" / "share", epoch)
    control = fill_in(LINUX / "control", epoch).replace("@SIZE@", str(size_of(tree) // 1024))
    (tree / "DEBIAN").mkdir()
    (tree / "DEBIAN" / "control").write_text(control, encoding="utf-8")
    make_plain(tree, {library / APPLICATION}, epoch)
    package = output / f"{APPLICATION}_{__version__}_amd64.deb"
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", tree, package],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    return package


def needed_libraries(program: Path) -> set[str]:
    """What the libraries of the program ask for and it does not bring along."""
    files = [path for path in program.rglob("*") if path.is_file()]
    listing = subprocess.run(
        ["objdump", "-p", program / APPLICATION, *(path for path in files if ".so" in path.name)],
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    needed = set(re.findall(r"^\s+NEEDED\s+(\S+)$", listing, re.MULTILINE))
    return needed - {path.name for path in files}


def _add_documents(share: Path, epoch: int) -> None:
    documents = share / "doc" / APPLICATION
    documents.mkdir(parents=True)
    (documents / "copyright").write_text(copyright_file(), encoding="utf-8")
    (documents / "changelog").write_text(fill_in(LINUX / "changelog", epoch), encoding="utf-8")
    shutil.copy(ROOT / "CHANGELOG.md", documents / "NEWS")
    compress(documents / "changelog")
    compress(documents / "NEWS")
    overrides = share / "lintian" / "overrides"
    overrides.mkdir(parents=True)
    shutil.copy(LINUX / "lintian-overrides", overrides / APPLICATION)


def copyright_file() -> str:
    """Debian's list of licences, with our own in full."""
    paragraphs = (ROOT / "LICENSE").read_text(encoding="utf-8").split("\n\n", 2)[2].strip()
    licence = "\n".join(f" {line}" if line else " ." for line in paragraphs.splitlines())
    return (LINUX / "copyright").read_text(encoding="utf-8").replace("@LICENCE@", licence)
