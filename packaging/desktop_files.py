"""What a desktop wants to know of the program: menu entry, icons, kind of file, description."""

import os
import shutil
import time
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from places import APPLICATION, COMPONENT, LINUX, ROOT
from preferans_desktop import __version__

ICON = ROOT / "assets" / "preferans_assets" / "icons" / "preferans.svg"
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
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    QGuiApplication([])
    renderer = QSvgRenderer(str(ICON))
    for size in ICON_SIZES:
        image = QImage(QSize(size, size), QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        renderer.render(painter)
        painter.end()
        place = folder / f"{size}x{size}" / "apps"
        place.mkdir(parents=True)
        if not image.save(str(place / f"{APPLICATION}.png")):
            raise OSError(f"the icon of {size} pixels could not be written")
    scalable = folder / "scalable" / "apps"
    scalable.mkdir(parents=True)
    shutil.copy(ICON, scalable / f"{APPLICATION}.svg")
