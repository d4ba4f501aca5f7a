"""The installer for Windows, made by Inno Setup 6."""

import os
import shutil
import subprocess
from pathlib import Path

from places import APPLICATION, ROOT, UnfitError
from preferans_desktop import __version__

SCRIPT = ROOT / "packaging" / "windows" / f"{APPLICATION}.iss"


def make_setup(program: Path, output: Path, icon: Path) -> Path:
    """Pack the program.

    Raises:
        UnfitError: Inno Setup is not installed.
    """
    name = f"{APPLICATION}-{__version__}-windows-x64"
    subprocess.run(
        [
            _compiler(), "/Qp", f"/DVersion={__version__}", f"/DProgram={program}",
            f"/DIcon={icon}", f"/O{output}", f"/F{name}", SCRIPT,
        ],
        check=True,
    )  # fmt: skip
    return output / f"{name}.exe"


def _compiler() -> str:
    usual = Path(os.environ.get("PROGRAMFILES(X86)", ""), "Inno Setup 6", "ISCC.exe")
    found = shutil.which("iscc") or (str(usual) if usual.is_file() else None)
    if found is None:
        raise UnfitError("Inno Setup 6 is missing: https://jrsoftware.org/isinfo.php")
    return found
