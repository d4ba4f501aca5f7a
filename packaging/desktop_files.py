"""What a desktop wants to know of the program: menu entry, icons, kind of file, description."""

import shutil
import time
from pathlib import Path

from icons import ICON, draw
from places import APPLICATION, COMPONENT, LINUX
from preferans_desktop import __version__

ICON_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)  # pixels
PLACES = {
    f"{APPLICATION}.desktop": "applications",
    f"{COMPONENT}.metainfo.xml": "metainfo",
    f"{APPLICATION}-record.xml": "mime/packages",
    f"{APPLICATION}.6": "man/man6",
}


def make_share(work: Path, epoch: int) -> Path:
    """Make the share folder below `work`; `epoch` gives the date of the release."""
    share = work / "share"
    for name, place in PLACES.items():
        (share / place).mkdir(parents=True)
        (share / place / name).write_text(fill_in(LINUX / name, epoch), encoding="utf-8")
    _draw_icons(share / "icons" / "hicolor")
    return share


def fill_in(template: Path, epoch: int) -> str:
    """A text of packaging/linux with version and dates in it."""
    day = time.gmtime(epoch)
    text = template.read_text(encoding="utf-8").replace("@VERSION@", __version__)
    text = text.replace("@DATE@", time.strftime("%Y-%m-%d", day))
    return text.replace("@MAIL-DATE@", time.strftime("%a, %d %b %Y %H:%M:%S +0000", day))


def _draw_icons(folder: Path) -> None:
    for size, picture in draw(ICON_SIZES).items():
        place = folder / f"{size}x{size}" / "apps"
        place.mkdir(parents=True)
        (place / f"{APPLICATION}.png").write_bytes(picture)
    scalable = folder / "scalable" / "apps"
    scalable.mkdir(parents=True)
    shutil.copy(ICON, scalable / f"{APPLICATION}.svg")
