"""The committed drawings are what the generators draw."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from preferans_desktop.resources import assets_root
from preferans_desktop.rules.cards import ALL_CARDS, format_card

GENERATORS = Path(__file__).parents[2] / "assets" / "generators"
CARD_FILES = {f"{format_card(card)}.svg" for card in ALL_CARDS} | {"back.svg"}
MAX_CARD_BYTES = 12 * 1024


def files_of(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize(
    ("script", "folder"), [("draw_cards.py", "cards"), ("draw_icon.py", "icons")]
)
def test_drawn_again_every_file_is_the_same(tmp_path: Path, script: str, folder: str) -> None:
    subprocess.run([sys.executable, GENERATORS / script, tmp_path], check=True)
    assert files_of(tmp_path) == files_of(assets_root() / folder)


def test_the_deck_is_32_cards_and_a_back() -> None:
    assert set(files_of(assets_root() / "cards")) == CARD_FILES


def test_card_files_are_small() -> None:
    sizes = {name: len(data) for name, data in files_of(assets_root() / "cards").items()}
    assert {name: size for name, size in sizes.items() if size > MAX_CARD_BYTES} == {}


@pytest.mark.parametrize("folder", ["cards", "icons"])
def test_no_drawing_needs_a_font_or_another_file(folder: str) -> None:
    leaning = re.compile(rb"<text|<image|<use|href|url\(|font")
    drawings = files_of(assets_root() / folder)
    assert [name for name, data in drawings.items() if leaning.search(data)] == []
