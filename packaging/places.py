"""Where things are, and how files look in every package."""

import gzip
import os
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LINUX = ROOT / "packaging" / "linux"
APPLICATION = "preferans"
COMPONENT = "io.github.preferans.Preferans"
WORK = ROOT / "build" / "package"
ICON_FILES = {"win32": WORK / "preferans.ico", "darwin": WORK / "preferans.icns"}
"""Made before the program is frozen, by `sys.platform`."""
MACOS_BUNDLE = "Preferans.app"
MACOS_FACTS = {
    "CFBundleDisplayName": "Preferans",
    "CFBundleLocalizations": ["sr", "en"],
    "LSApplicationCategoryType": "public.app-category.card-games",
    "LSMinimumSystemVersion": "13.0",  # what Qt 6.11 runs on
    "NSHighResolutionCapable": True,
    # macOS goes by the last part of a name, .json, which belongs to others: records are offered
    # under "Open with" and take nothing over.
    "CFBundleDocumentTypes": [
        {
            "CFBundleTypeName": "Preferans match record",
            "CFBundleTypeRole": "Editor",
            "LSHandlerRank": "Alternate",
            "LSItemContentTypes": ["public.json"],
        }
    ],
}
"""What macOS wants to know of the application, beside its name, version and icon."""


class UnfitError(Exception):
    """What was built must not be shipped; the message says why."""


def make_plain(tree: Path, executables: set[Path], epoch: int) -> None:
    """Let everybody read every file, give all one time and make only `executables` executable."""
    for path in [tree, *tree.rglob("*")]:
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path in executables else 0o644)
        os.utime(path, (epoch, epoch), follow_symlinks=False)


def compress(path: Path) -> None:
    """Replace a file by its .gz, as Debian wants its documents."""
    path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
    path.unlink()


def size_of(tree: Path) -> int:
    """Bytes of all files."""
    return sum(path.lstat().st_size for path in tree.rglob("*") if path.is_file())
