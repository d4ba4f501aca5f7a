"""The committed drawings and sounds are what the generators make."""

import importlib
import re
import subprocess
import sys
import wave
from array import array
from pathlib import Path

import pytest

from preferans_desktop.host.settings import Face
from preferans_desktop.resources import assets_root
from preferans_desktop.rules.cards import ALL_CARDS, format_card
from preferans_desktop.ui.sounds.sound import Sound
from preferans_desktop.ui.sounds.speaker import RATE

GENERATORS = Path(__file__).parents[2] / "assets" / "generators"
CARD_FILES = {
    *(
        f"{deck}/{format_card(card)}.svg"
        for deck in ("french", "french_four", "hungarian")
        for card in ALL_CARDS
    ),
    "backs/lattice.svg",
    "backs/kilim.svg",
}
MAX_CARD_BYTES = 12 * 1024
MAX_ALL_BYTES = 600 * 1000
LEAST_CONTRAST = 4.5


def files_of(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


@pytest.mark.parametrize(
    ("script", "folder"),
    [
        ("draw_cards.py", "cards"),
        ("draw_signs.py", "signs"),
        ("draw_icon.py", "icons"),
        ("draw_faces.py", "faces"),
        ("make_sounds.py", "sounds"),
    ],
)
def test_drawn_again_every_file_is_the_same(tmp_path: Path, script: str, folder: str) -> None:
    subprocess.run([sys.executable, GENERATORS / script, tmp_path], check=True)
    assert files_of(tmp_path) == files_of(assets_root() / folder)


def test_every_deck_is_32_cards_and_there_are_two_backs() -> None:
    assert set(files_of(assets_root() / "cards")) == CARD_FILES


def test_every_deck_has_its_four_signs() -> None:
    decks = ("french", "french_four", "hungarian")
    wanted = {f"{deck}/{suit}.svg" for deck in decks for suit in "SDHC"}
    assert set(files_of(assets_root() / "signs")) == wanted


def test_every_sound_is_short_and_none_is_loud_or_begins_or_ends_with_a_crack() -> None:
    assert set(files_of(assets_root() / "sounds")) == {f"{sound.value}.wav" for sound in Sound}
    for sound in Sound:
        with wave.open(str(assets_root() / "sounds" / f"{sound.value}.wav")) as file:
            assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
            samples = array("h", file.readframes(file.getnframes()))
        assert len(samples) < 1.5 * RATE
        assert max(map(abs, samples)) < 0.5 * 32_767
        assert abs(samples[0]) < 200
        assert samples[-1] == 0


def test_every_face_but_the_initial_is_drawn() -> None:
    drawn = {f"{face.value}.svg" for face in Face if face is not Face.INITIAL}
    assert set(files_of(assets_root() / "faces")) == drawn


def test_card_files_are_small() -> None:
    sizes = {name: len(data) for name, data in files_of(assets_root() / "cards").items()}
    assert {name: size for name, size in sizes.items() if size > MAX_CARD_BYTES} == {}
    assert sum(sizes.values()) < MAX_ALL_BYTES


@pytest.mark.parametrize("colours", ["SUIT_COLOURS", "FOUR_COLOURS", "HUNGARIAN_COLOURS"])
def test_ranks_stand_out_from_the_paper(monkeypatch: pytest.MonkeyPatch, colours: str) -> None:
    monkeypatch.syspath_prepend(GENERATORS)
    palette = importlib.import_module("palette")
    contrasts = {
        suit: contrast(colour, palette.PAPER) for suit, colour in getattr(palette, colours).items()
    }
    assert {suit: ratio for suit, ratio in contrasts.items() if ratio < LEAST_CONTRAST} == {}


def contrast(one: str, other: str) -> float:
    """Contrast of two colours as WCAG 2 has it, 1 to 21."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: str) -> float:
    channels = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (
        channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4
        for channel in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("folder", ["cards", "signs", "icons", "faces"])
def test_no_drawing_needs_a_font_or_another_file(folder: str) -> None:
    leaning = re.compile(rb"<text|<image|<use|href|url\(|font")
    drawings = files_of(assets_root() / folder)
    assert [name for name, data in drawings.items() if leaning.search(data)] == []
