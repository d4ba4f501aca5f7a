"""Pointed at, a term of the game says what it means, wherever it stands."""

import pytest

from preferans_desktop.language.catalogue import VOICE
from preferans_desktop.language.glossary import explained
from preferans_desktop.language.speech import USUAL_SPEECH, Speech, Tongue


@pytest.fixture(autouse=True)
def usual_speech():
    yield
    VOICE.use(USUAL_SPEECH)


def terms_of(words: str) -> list[str]:
    return [line.split(":")[0].lower() for line in explained(words).splitlines()]


def test_terms_are_found_in_english_sentences() -> None:
    VOICE.use(Speech(Tongue.ENGLISH))
    assert terms_of("You write 280 supe against Mira.") == ["supe"]
    assert terms_of("Sans, worth 56, rekontra") == ["rekontra", "sans"]
    assert terms_of("Mira: bule +56, now 128; a refa is played") == ["bule", "refa"]
    assert terms_of("refe 2, kontra on betl: the talon") == ["refa", "kontra", "talon", "betl"]


def test_other_words_are_no_terms() -> None:
    VOICE.use(Speech(Tongue.ENGLISH))
    assert explained("Supper is refused: bulls, sanskrit, talons.") == ""
    assert explained("Your turn: play a card.") == ""


@pytest.mark.parametrize("tongue", [Tongue.SERBIAN, Tongue.CYRILLIC])
def test_terms_are_found_in_every_case_and_script(tongue: Tongue) -> None:
    VOICE.use(Speech(tongue))
    assert len(explained("Ti pišeš Miri 280 supa pod kontrom na refi.").splitlines()) == 3
    assert len(explained("Ти пишеш Мири 280 супа под контром на рефи.").splitlines()) == 3
