"""The words of a table: the same rule is said differently from one café to the next."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from types import MappingProxyType

OPTIONS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "follow": ("pratim", "dodjem", "idem"),
        "hold": ("moje", "mogu"),
        "call": ("zovem", "idemo_zajedno"),
        "weaker": ("slabija", "dobra"),
        "hat": ("kapa", "sesir"),
        "declarer": ("odigravac", "nosilac"),
        "talon": ("talon", "kup"),
        "ace": ("kec", "as"),
        "king": ("kralj", "pop"),
        "queen": ("dama", "gornjak"),
        "jack": ("zandar", "decko", "postar", "donjak"),
        "suits": ("pik", "list"),
    }
)
"""What can be said for each thing, the usual word first. `word_...` of the catalogue writes it."""


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """One word for each thing, out of `OPTIONS`.

    Attributes:
        follow: a defender plays against the declarer.
        hold: the level bid by another is taken over.
        call: the other defender is called in.
        weaker: the hand game is weaker than the one named.
        hat: what is drawn at 0 and below.
        declarer: who plays the contract.
        talon: the two cards in the middle.
        ace, king, queen, jack: ranks.
        suits: French (pik, karo, herc, tref) or those of mađarice (list, bundeva, srce, žir).

    Raises:
        ValueError: a word that is no option.
    """

    follow: str = "pratim"
    hold: str = "moje"
    call: str = "zovem"
    weaker: str = "slabija"
    hat: str = "kapa"
    declarer: str = "odigravac"
    talon: str = "talon"
    ace: str = "kec"
    king: str = "kralj"
    queen: str = "dama"
    jack: str = "zandar"
    suits: str = "pik"

    def __post_init__(self) -> None:
        for thing, word in asdict(self).items():
            if word not in OPTIONS[thing]:
                raise ValueError(f"{thing}: {word!r} is not one of {', '.join(OPTIONS[thing])}")

    def unusual(self) -> tuple[str, ...]:
        """The words that are not the usual ones."""
        return tuple(word for thing, word in asdict(self).items() if word != OPTIONS[thing][0])


USUAL_WORDS = Vocabulary()
