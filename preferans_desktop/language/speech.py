"""How the interface speaks: its language, script and the words of the table."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from preferans_desktop.language.vocabulary import USUAL_WORDS, Vocabulary


class Tongue(Enum):
    """Languages with their scripts; the value is the tag by which they are chosen."""

    SERBIAN = "sr"
    CYRILLIC = "sr-Cyrl"
    ENGLISH = "en"


@dataclass(frozen=True, slots=True)
class Speech:
    """What is chosen once for all sentences.

    Attributes:
        tongue: language and script.
        vocabulary: words that tables say differently; English has one for each thing.
    """

    tongue: Tongue = Tongue.SERBIAN
    vocabulary: Vocabulary = USUAL_WORDS


USUAL_SPEECH = Speech()
