"""The .deb."""

import shutil
import subprocess
from pathlib import Path

from desktop_files import fill_in
from places import APPLICATION, LINUX, ROOT, compress, make_plain, size_of
from preferans_desktop import __version__


def make_deb(program: Path, share: Path, output: Path, epoch: int) -> Path:
    """Pack the program and its share folder; `epoch` is the time of every file."""
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
