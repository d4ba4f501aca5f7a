"""The self-extracting archive: a shell script with the program behind it."""

import gzip
import shutil
import tarfile
from pathlib import Path

from places import APPLICATION, LINUX, make_plain
from preferans_desktop import __version__

SCRIPTS = ("install.sh", "uninstall.sh")


def make_archive(program: Path, share: Path, output: Path, epoch: int) -> Path:
    """Pack the program for one user of any Linux; `epoch` is the time of every file."""
    tree = program.parent / "archive"
    shutil.copytree(program, tree / "program", symlinks=True)
    shutil.copytree(share, tree / "share")
    for script in SCRIPTS:
        shutil.copy(LINUX / script, tree / script)
    make_plain(tree, {tree / "program" / APPLICATION, *(tree / name for name in SCRIPTS)}, epoch)
    package = output / f"{APPLICATION}-{__version__}-linux-x86_64.run"
    with package.open("wb") as file:
        file.write((LINUX / "archive-head.sh").read_bytes())
        with (
            gzip.GzipFile("", "wb", 9, file, mtime=epoch) as squeezed,
            tarfile.open(fileobj=squeezed, mode="w") as archive,
        ):
            for path in sorted(tree.rglob("*")):
                name = str(path.relative_to(tree))
                archive.add(path, name, recursive=False, filter=_owned_by_root)
    package.chmod(0o755)
    return package


def _owned_by_root(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    return entry
