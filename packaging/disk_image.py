"""The disk image for macOS, signed and notarised where there is an identity for it."""

import os
import shutil
import subprocess
from pathlib import Path

from places import APPLICATION, ROOT
from preferans_desktop import __version__

ENTITLEMENTS = ROOT / "packaging" / "macos" / "entitlements.plist"
IDENTITY, PROFILE = "MACOS_IDENTITY", "MACOS_NOTARY_PROFILE"
"""From the environment: the name of a Developer ID in the keychain, and the profile under which
`xcrun notarytool store-credentials` has kept the account. Without them the program is signed for
nobody in particular, and macOS asks before it is opened for the first time."""


def make_disk_image(bundle: Path, output: Path) -> Path:
    """Pack the application; its notices are in it already, so it is signed here."""
    identity = os.environ.get(IDENTITY, "")
    _sign(bundle, identity)
    folder = bundle.parent / "image"
    shutil.copytree(bundle, folder / bundle.name, symlinks=True)
    (folder / "Applications").symlink_to("/Applications")
    image = output / f"{APPLICATION}-{__version__}-macos-{os.uname().machine}.dmg"
    _run(
        "hdiutil", "create", "-volname", "Preferans", "-srcfolder", folder, "-fs", "HFS+",
        "-format", "UDZO", "-ov", image,
    )  # fmt: skip
    if identity:
        _run("codesign", "--force", "--timestamp", "--sign", identity, image)
        profile = os.environ.get(PROFILE, "")
        if profile:
            _run("xcrun", "notarytool", "submit", image, "--keychain-profile", profile, "--wait")
            _run("xcrun", "stapler", "staple", image)
    return image


def _sign(bundle: Path, identity: str) -> None:
    hardened = ("--options", "runtime", "--timestamp", "--entitlements", ENTITLEMENTS)
    _run(
        "codesign", "--force", "--deep", *(hardened if identity else ()),
        "--sign", identity or "-", bundle,
    )  # fmt: skip
    _run("codesign", "--verify", "--deep", "--strict", bundle)


def _run(*words: str | Path) -> None:
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL)
