"""Make the sounds of the table: cards on felt, knuckles on wood, a few bars of a marimba.

Usage: python assets/generators/make_sounds.py [FOLDER]
Without FOLDER the files go where the program reads them.
"""

import sys
import wave
from array import array
from pathlib import Path

from timbres import RATE, Samples, finished, paper, struck, together

SOUNDS_FOLDER = Path(__file__).resolve().parent.parent / "preferans_assets" / "sounds"
FULL_SCALE = 32_767
G4, C5, E5, G5 = 392.0, 523.25, 659.25, 783.99


def sounds() -> dict[str, Samples]:
    """Return every sound by the name of its file. Several at once must not be too loud."""
    return {
        "packet": finished(_packet(), 0.16),
        "card": finished(_card(), 0.34),
        "turn": finished(_turn(), 0.20),
        "trick": finished(_trick(), 0.26),
        "knock": finished(_knocks(), 0.42),
        "hand": finished(_tune((G4, 0.0), (C5, 0.16)), 0.30),
        "match": finished(_tune((G4, 0.0), (C5, 0.15), (E5, 0.30), (G5, 0.45)), 0.34),
    }


def _packet() -> Samples:
    """A few cards that slide over the felt."""
    return paper(0.12, 0.02, 0.022, (900, 4200))


def _card() -> Samples:
    """A card that is put down: a slap of paper over the dull table."""
    slap = paper(0.09, 0.002, 0.013, (700, 5200))
    table = struck(0.14, [(155, 1.0, 0.026), (262, 0.45, 0.016)], attack=0.003)
    return together((0.0, 1.0, slap), (0.001, 0.42, table))


def _turn() -> Samples:
    """A card that flips over."""
    edge, face = paper(0.06, 0.025, 0.012, (1500, 5600)), paper(0.08, 0.002, 0.014, (700, 4200))
    return together((0.0, 0.6, edge), (0.07, 1.0, face))


def _trick() -> Samples:
    """Three cards drawn together and laid on a pile."""
    slide = paper(0.30, 0.15, 0.06, (600, 3600))
    tap = paper(0.06, 0.002, 0.011, (700, 4200))
    table = struck(0.1, [(150, 1.0, 0.022)], attack=0.003)
    return together((0.0, 0.9, slide), (0.235, 0.8, tap), (0.236, 0.3, table))


def _knocks() -> Samples:
    """Knuckles on the table, twice: he passes."""
    wood = [(172, 1.0, 0.036), (318, 0.62, 0.024), (655, 0.30, 0.012), (1240, 0.14, 0.006)]
    knock = struck(0.22, wood, attack=0.0015)
    return together((0.0, 1.0, knock), (0.15, 0.8, knock))


def _tune(*notes: tuple[float, float]) -> Samples:
    """Bars of soft wood, each struck at its second."""
    return together(*((start, 1.0, _bar(frequency)) for frequency, start in notes))


def _bar(frequency: float) -> Samples:
    """A bar of a marimba, which sounds with the note two octaves above it."""
    return struck(
        0.75,
        [(frequency, 1.0, 0.20), (3.93 * frequency, 0.16, 0.05), (9.2 * frequency, 0.04, 0.015)],
        attack=0.004,
    )


def main(arguments: list[str]) -> None:
    """Write the sounds into the folder named by the first argument, if any."""
    folder = Path(arguments[0]) if arguments else SOUNDS_FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for name, samples in sounds().items():
        values = array("h", (round(FULL_SCALE * value) for value in samples))
        if sys.byteorder == "big":
            values.byteswap()
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(values.tobytes())


if __name__ == "__main__":
    main(sys.argv[1:])
