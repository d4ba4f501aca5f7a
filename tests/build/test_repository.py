"""The shape of the repository itself."""

import re
import shutil
import subprocess
import tomllib
from fnmatch import fnmatch
from importlib import metadata
from pathlib import Path, PurePosixPath

import pytest
from packaging.requirements import Requirement
from packaging.version import Version

import preferans_ai
import preferans_assets
import preferans_desktop

ROOT = Path(__file__).parents[2]
TOP_LEVEL = {
    "CHANGELOG.md",
    "LICENSE",
    "README.md",
    "ai",
    "assets",
    "docs",
    "packaging",
    "preferans_desktop",
    "pyproject.toml",
    "run",
    "tests",
}
PACKAGE_FOLDERS = {
    "preferans_desktop": "preferans_desktop",
    "preferans_ai": "ai/preferans_ai",
    "preferans_assets": "assets/preferans_assets",
}


@pytest.fixture(scope="module")
def project() -> dict:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def checked_in() -> list[PurePosixPath]:
    if not (ROOT / ".git").exists() or shutil.which("git") is None:
        pytest.skip("not a git checkout")
    listing = subprocess.run(
        ["git", "-C", str(ROOT), "ls-files", "-z"],  # noqa: S607  whichever git is on the path
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    return [PurePosixPath(name) for name in listing.split("\0") if name]


def test_top_level_holds_only_what_belongs_there(checked_in: list[PurePosixPath]) -> None:
    top = {path.parts[0] for path in checked_in}
    assert {name for name in top if not name.startswith(".")} <= TOP_LEVEL


def test_folders_that_are_no_packages_have_no_init() -> None:
    # packaging/__init__.py would hide the library "packaging" that pytest needs,
    # tests/.../__init__.py would let a folder of tests hide a package of the same name.
    assert not list((ROOT / "packaging").rglob("__init__.py"))
    helpers = ROOT / "tests" / "helpers"
    inits = (ROOT / "tests").rglob("__init__.py")
    assert not [path for path in inits if not path.is_relative_to(helpers)]


def test_version_stands_in_one_place(project: dict) -> None:
    assert "version" not in project["project"]
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {
        "attr": "preferans_desktop.__version__"
    }
    Version(preferans_desktop.__version__)
    assignment = re.compile(r"^__version__\s*=", re.MULTILINE)
    sources = [
        path for folder in PACKAGE_FOLDERS.values() for path in (ROOT / folder).rglob("*.py")
    ]
    assert [
        path.relative_to(ROOT).as_posix()
        for path in sources
        if assignment.search(path.read_text(encoding="utf-8"))
    ] == ["preferans_desktop/__init__.py"]


def test_installed_packages_are_the_ones_of_this_checkout() -> None:
    packages = (preferans_desktop, preferans_ai, preferans_assets)
    for package, folder in zip(packages, PACKAGE_FOLDERS.values(), strict=True):
        assert Path(str(package.__file__)).parent == ROOT / folder


def test_every_folder_of_modules_is_a_package() -> None:
    # Only folders with an __init__.py are installed; the checkout would run without it too.
    for folder in PACKAGE_FOLDERS.values():
        for module in (ROOT / folder).rglob("*.py"):
            assert (module.parent / "__init__.py").exists(), module


def test_data_files_of_packages_are_installed(
    project: dict, checked_in: list[PurePosixPath]
) -> None:
    patterns = project["tool"]["setuptools"]["package-data"]
    left_out = []
    for package, folder in PACKAGE_FOLDERS.items():
        for path in checked_in:
            if path.is_relative_to(folder) and path.suffix != ".py":
                inside = path.relative_to(folder).as_posix()
                if not any(fnmatch(inside, p.removeprefix("**/")) for p in patterns[package]):
                    left_out.append(path)
    assert left_out == []


def test_pyside6_is_a_version_that_runs_on_this_python() -> None:
    # 6.12.0 aborts on Python 3.10 and 3.11.
    assert Version(metadata.version("PySide6-Essentials")) < Version("6.12")


def test_constraints_name_every_requirement_within_its_range(project: dict) -> None:
    lines = (ROOT / "packaging" / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pinned = {
        re.sub(r"[-_.]+", "-", name).lower(): version
        for name, version in (line.split("==") for line in lines if not line.startswith("#"))
    }
    wanted = project["project"]["dependencies"] + [
        line for extra in project["project"]["optional-dependencies"].values() for line in extra
    ]
    for requirement in map(Requirement, wanted):
        assert pinned[requirement.name.lower()] in requirement.specifier
