"""What a player can choose about the table, the cards and the words: a value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from types import MappingProxyType

from preferans_desktop.host.header import LEVELS, PERSONAS
from preferans_desktop.language.players import Gender
from preferans_desktop.language.speech import Speech, Tongue
from preferans_desktop.language.vocabulary import USUAL_WORDS, Vocabulary
from preferans_desktop.rules.serbian.settings import Rules, SettingsError


class Deck(Enum):
    """The faces of the cards.

    The cards of mađarice stand for the same cards of the game: list is pik, bundeva karo, srce
    herc and žir tref; donji is the jack, gornji the queen, kralj the king, kec the ace.
    """

    FRENCH = "french"
    HUNGARIAN = "hungarian"


class Back(Enum):
    """The backs: brass lattice on red, kilim on blue."""

    LATTICE = "lattice"
    KILIM = "kilim"


class SuitOrder(Enum):
    """Where the suits stand in a hand."""

    ALTERNATING = "alternating"
    """Black and red by turns, trump leftmost once it is known."""
    FIXED = "fixed"
    """Black and red by turns, always tref, herc, pik, karo from the left."""
    BIDDING = "bidding"
    """By their value in the bidding: pik, karo, herc, tref (serbian.md 3)."""


class Speed(Enum):
    """Speed of motion; the value is how long a movement lasts compared with NORMAL."""

    SLOW = 1.7
    NORMAL = 1.0
    FAST = 0.5
    OFF = 0.0


class TrickPause(Enum):
    """How long a finished trick lies, in milliseconds; None: until the player goes on himself."""

    NONE = 0
    SHORT = 500
    NORMAL = 1_000
    LONG = 2_500
    CLICK = None


class AnswerPause(Enum):
    """How long what was said or played is looked at before a computer player acts.

    The value is that time compared with the short one. It follows the speed of motion.
    """

    NONE = 0.0
    SHORT = 1.0
    LONG = 2.5


class Felt(Enum):
    """The colours of the window."""

    GREEN = "green"
    BLUE = "blue"
    BURGUNDY = "burgundy"
    DARK = "dark"
    CONTRAST = "contrast"


class TextSize(Enum):
    """Height of letters, in hundredths of the usual one."""

    USUAL = 100
    LARGER = 125
    LARGE = 150
    VERY_LARGE = 175
    LARGEST = 200


class Face(Enum):
    """What is drawn on a player's plate; the value is the name of the drawing."""

    INITIAL = "initial"
    CAP = "cap"
    MOUSTACHE = "moustache"
    GLASSES = "glasses"
    BEARD = "beard"
    BUN = "bun"
    BOB = "bob"
    CURLS = "curls"
    HAT = "hat"


Faces = tuple[Face, Face, Face]
"""Of seats 0, 1 and 2."""
ChosenFaces = tuple[Face | None, Face | None, Face | None]
"""The same; None where the face goes by the gender of the name."""
USUAL_FACES: Mapping[Gender, Faces] = MappingProxyType(
    {
        Gender.M: (Face.GLASSES, Face.MOUSTACHE, Face.BEARD),
        Gender.F: (Face.CURLS, Face.BOB, Face.BUN),
    }
)
"""By gender: no two at a table are alike."""


LOUDEST = 10
"""The most of `Settings.volume`; 0 is silence."""
USUAL_VOLUME = 7
LONGEST_NAME = 40
"""In characters, as records have it (record-format.md)."""


@dataclass(frozen=True, slots=True)
class LastMatch:
    """What was chosen for the match begun last; the next one is offered like it.

    Attributes:
        names: of the players, by seat.
        genders: of the players, by seat.
        personas: how boldly they speak, by seat; the own one plays no part.
        level: of the computer players.
        bule: of each player at the beginning.
        refe: how many are played; None for no limit.
        training: acts may be taken back.

    Raises:
        ValueError: no match can be begun so.
    """

    names: tuple[str, str, str]
    genders: tuple[Gender, Gender, Gender]
    personas: tuple[str, str, str]
    level: str
    bule: int
    refe: int | None
    training: bool

    def __post_init__(self) -> None:
        try:
            Rules(bule=self.bule, refe=self.refe)
        except SettingsError as error:
            raise ValueError(str(error)) from error
        if not all(0 < len(name) <= LONGEST_NAME for name in self.names):
            raise ValueError(f"{self.names!r}: a name has 1 to {LONGEST_NAME} characters")
        if self.level not in LEVELS or not set(self.personas) <= set(PERSONAS):
            raise ValueError(f"{self.level!r}, {self.personas!r}: nobody plays so")


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that is chosen in the dialog of settings.

    Attributes:
        tongue: language and script.
        vocabulary: words of the table.
        suits_as_on_cards: call the suits what the deck shows, whatever `vocabulary` has.
        four_colours: the French deck with karo orange and tref green.
        strongest_left: the strongest card of each suit stands at its left; else at its right.
        felt: None where the desktop decides (high contrast if it asks for that).
        faces: of the players, by seat; None goes by the gender of the name.
        volume: of the sounds, 0 to `LOUDEST` in steps that are heard as even.
        still_cards: cards do not fly; None where the desktop decides.
        two_clicks: a card is chosen by a first click and played by a second one.
        only_card_plays: the one card that the rules leave plays itself.
        warn_of_costly: an act that costs much has to be wanted twice.
        last_match: None before the first one.
    """

    tongue: Tongue = Tongue.SERBIAN
    vocabulary: Vocabulary = USUAL_WORDS
    suits_as_on_cards: bool = True
    deck: Deck = Deck.FRENCH
    back: Back = Back.LATTICE
    four_colours: bool = False
    suit_order: SuitOrder = SuitOrder.ALTERNATING
    strongest_left: bool = True
    speed: Speed = Speed.NORMAL
    trick_pause: TrickPause = TrickPause.NORMAL
    answer_pause: AnswerPause = AnswerPause.SHORT
    volume: int = USUAL_VOLUME
    faces: ChosenFaces = (None, None, None)
    text_size: TextSize = TextSize.USUAL
    felt: Felt | None = None
    still_cards: bool | None = None
    two_clicks: bool = False
    only_card_plays: bool = False
    warn_of_costly: bool = False
    last_match: LastMatch | None = None

    @property
    def loudness(self) -> float:
        """Share of full loudness, 0 to 1: half the steps are a quarter of it."""
        return (self.volume / LOUDEST) ** 2

    @property
    def speech(self) -> Speech:
        """How the interface speaks."""
        vocabulary = self.vocabulary
        if self.suits_as_on_cards:
            suits = "list" if self.deck is Deck.HUNGARIAN else "pik"
            vocabulary = replace(vocabulary, suits=suits)
        return Speech(self.tongue, vocabulary)


USUAL_SETTINGS = Settings()
