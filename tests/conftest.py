"""What every test gets: a Qt without a screen, folders of its own, a hypothesis profile."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_SCALE_FACTOR", "1")

settings.register_profile("dev", max_examples=50, deadline=None)
settings.register_profile("ci", max_examples=300, deadline=None, derandomize=True, print_blob=True)
settings.register_profile("nightly", max_examples=5_000, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if os.getenv("CI") else "dev"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if {"qapp", "qtbot"} & set(getattr(item, "fixturenames", ())):
            item.add_marker("gui")


@pytest.fixture(autouse=True)
def own_user_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing a test saves lands among the saves of whoever runs it."""
    for name in ("DATA", "CONFIG", "STATE", "CACHE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / "user" / name.lower()))


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    return ["preferans", "-style", "fusion"]


@pytest.fixture(scope="session")
def qapp_cls() -> type:
    from preferans_desktop.ui.application import Application

    return Application
