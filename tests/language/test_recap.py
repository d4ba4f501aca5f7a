"""Where a hand stands, told to who comes back to it."""

import pytest

from preferans_desktop.language.catalogue import VOICE
from preferans_desktop.language.players import Gender, Player
from preferans_desktop.language.recap import recap_lines
from preferans_desktop.language.speech import USUAL_SPEECH, Speech, Tongue
from preferans_desktop.rules.serbian.masking import view_of
from support.evening import events_of
from support.table import deal_with, dealt, new_match, say

PLAYERS = (
    Player("Ana", Gender.F, you=True),
    Player("Bora", Gender.M),
    Player("Ceca", Gender.F),
)


@pytest.fixture(autouse=True)
def usual_speech():
    yield
    VOICE.use(USUAL_SPEECH)


def recap(match) -> tuple[str, ...]:
    return recap_lines(view_of(match, 0), PLAYERS)


def test_before_the_first_word_there_is_only_whose_turn_it_is() -> None:
    assert recap(dealt()) == ("Na potezu si: licitiraj.",)
    assert recap(new_match()) == ()


def test_a_hand_in_the_middle_of_a_trick() -> None:
    deal = deal_with(second="SA SK DA DK", third="S8 D8", talon="H7 C7")
    match = say(dealt(deal=deal), "0 dalje, 1 2, 2 3, 1 moje, 2 dalje")
    assert recap(match) == (
        "Licitacija: ti dalje, Bora dva, Ceca tri, Bora moje, Ceca dalje.",
        "Talon: sedmica herc i sedmica tref.",
        "Licitaciju je dobio Bora: tri.",
        "Na potezu je Bora.",
    )
    match = say(match, "1 skart H7 C7, 1 objava karo, 2 pratim, 0 ne_pratim, 2 sam")
    match = say(match, "1 karta DA, 2 karta D8, 1 karta DK")
    assert recap(match) == (
        "Licitacija: ti dalje, Bora dva, Ceca tri, Bora moje, Ceca dalje.",
        "Talon: sedmica herc i sedmica tref.",
        "Bora odigrava: karo, vredi 6.",
        "Ceca prati. Ti ne pratiš. Ceca prati sama.",
        "Štihovi: Bora 1, Ceca 0.",
        "Bora baca kralja karo.",
        "Na potezu je Ceca.",
    )


@pytest.mark.parametrize("tongue", list(Tongue))
def test_every_moment_can_be_told_in_every_language(tongue: Tongue) -> None:
    VOICE.use(Speech(tongue, USUAL_SPEECH.vocabulary))
    for _, match in events_of(4)[:150]:
        lines = recap(match)
        assert bool(lines) == (match.hand is not None)
        assert all(line[-1] in ".?" for line in lines)
