"""Where drawings and sounds lie: in the data package beside this one, however it was installed."""

from pathlib import Path

import preferans_assets
from preferans_desktop.rules.errors import PreferansError


class AssetError(PreferansError):
    """A file of the program itself is missing or damaged; installing it again helps."""

    def __init__(self, path: Path, cause: str) -> None:
        super().__init__(f"{path}: {cause}")
        self.path = path


def assets_root() -> Path:
    """Folder of the asset package: in a checkout, an installation or a frozen program."""
    return Path(preferans_assets.__file__).parent


def card_svg(name: str) -> Path:
    """Drawing of a card or a back by its deck and its record text, such as ``french/HT``.

    Raises:
        AssetError: there is no such file.
    """
    return _existing(assets_root() / "cards" / f"{name}.svg")


def sign_svg(name: str) -> Path:
    """Drawing of a suit's sign alone by its deck and its record letter, such as ``french/H``.

    Raises:
        AssetError: there is no such file.
    """
    return _existing(assets_root() / "signs" / f"{name}.svg")


def face_svg(name: str) -> Path:
    """Portrait by its name, such as ``beard``.

    Raises:
        AssetError: there is no such file.
    """
    return _existing(assets_root() / "faces" / f"{name}.svg")


def sound_wav(name: str) -> Path:
    """Sound by its name, such as ``knock``.

    Raises:
        AssetError: there is no such file.
    """
    return _existing(assets_root() / "sounds" / f"{name}.wav")


def icon_svg() -> Path:
    """Drawing of the program's icon.

    Raises:
        AssetError: there is no such file.
    """
    return _existing(assets_root() / "icons" / "preferans.svg")


def _existing(path: Path) -> Path:
    if not path.is_file():
        raise AssetError(path, "the file is missing")
    return path
