"""Make the installers of this system: a .deb and an archive, a setup program, or a disk image."""

import argparse
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from archive import make_archive
from debian_package import make_deb
from desktop_files import make_share
from disk_image import make_disk_image
from freeze import freeze
from icons import MACOS_KINDS, WINDOWS_SIZES, draw, icns, ico
from places import ICON_FILES, ROOT, WORK, UnfitError, size_of
from windows_installer import make_setup


def main() -> int:
    """Make everything and say where it is.

    On Linux `./run --package` has installed what this needs. The same sources, tools and
    SOURCE_DATE_EPOCH (by default the time of the last commit) give the same files.
    """
    parser = argparse.ArgumentParser(prog="./run --package", description=__doc__)
    parser.add_argument("--output", type=Path, default=ROOT / "dist", help="a folder (dist)")
    output: Path = parser.parse_args().output.absolute()
    epoch = int(os.environ.setdefault("SOURCE_DATE_EPOCH", _time_of_last_commit()))
    os.environ["PYTHONHASHSEED"] = "0"
    output.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(WORK, ignore_errors=True)
    try:
        program, packages = _make(output, epoch)
    except (UnfitError, subprocess.CalledProcessError) as error:
        print(f"package: {error}", file=sys.stderr)
        return 1
    print(f"{program}  {size_of(program) / 1e6:.1f} MB")
    for package in packages:
        print(f"{package}  {package.stat().st_size / 1e6:.1f} MB")
    return 0


def _make(output: Path, epoch: int) -> tuple[Path, list[Path]]:
    """The frozen program and the installers of the system this runs on."""
    WORK.mkdir(parents=True)
    if sys.platform == "win32":
        icon = ICON_FILES["win32"]
        icon.write_bytes(ico(draw(WINDOWS_SIZES)))
        program = freeze(WORK)
        return program, [make_setup(program, output, icon)]
    if sys.platform == "darwin":
        ICON_FILES["darwin"].write_bytes(icns(draw(MACOS_KINDS.values())))
        program = freeze(WORK)
        return program, [make_disk_image(program, output)]
    program = freeze(WORK)
    share = make_share(WORK, epoch)
    return program, [make(program, share, output, epoch) for make in (make_deb, make_archive)]


def _time_of_last_commit() -> str:
    told = subprocess.run(
        ["git", "-C", ROOT, "log", "-1", "--format=%ct"],
        capture_output=True,
        text=True,
        check=False,  # sources without their history are fine
    )
    return told.stdout.strip() or str(int(time.time()))


if __name__ == "__main__":
    sys.exit(main())
