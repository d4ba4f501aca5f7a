"""What importing may pull in, where the import contracts of pyproject.toml cannot say it."""

import pkgutil
import subprocess
import sys
from pathlib import Path

import pytest

import preferans_desktop

ROOT = Path(preferans_desktop.__file__).parent


def loaded_after_importing(*modules: str) -> set[str]:
    """Names in sys.modules of a fresh interpreter that imported `modules`."""
    code = f"import sys, {', '.join(modules)}; print(*sys.modules, sep='\\n')"
    run = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    return set(run.stdout.split())


def modules_below(package: str) -> list[str]:
    folder = ROOT.parent / package.replace(".", "/")
    return [
        package,
        *(info.name for info in pkgutil.walk_packages([str(folder)], f"{package}.")),
    ]


def test_importing_the_package_pulls_in_nothing() -> None:
    ours = {name for name in loaded_after_importing("preferans_desktop") if "preferans" in name}
    assert {name for name in ours if not name.startswith("__editable__")} == {"preferans_desktop"}


def test_models_know_no_widgets() -> None:
    # A model that paints or opens dialogs could not be tested, or replaced on screen, alone.
    if not (ROOT / "ui" / "models").exists():
        pytest.skip("no models yet")
    loaded = loaded_after_importing(*modules_below("preferans_desktop.ui.models"))
    assert not loaded & {"PySide6.QtGui", "PySide6.QtWidgets"}
