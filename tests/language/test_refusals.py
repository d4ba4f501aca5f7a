import pytest

from preferans_desktop.language.catalogue import CatalogueError
from preferans_desktop.language.reasons import refusal
from preferans_desktop.rules.cards import Suit, parse_card
from preferans_desktop.rules.errors import Reason

REFUSALS = {
    Reason.NOT_YOUR_TURN: "Nisi na potezu.",
    Reason.NOT_NOW: "To sada ne može.",
    Reason.MUST_FOLLOW_SUIT: "Moraš na boju: pik.",
    Reason.MUST_TRUMP: "Nemaš pik, moraš adutom: herc.",
    Reason.NOT_IN_HAND: "Te karte nema u ruci.",
    Reason.SEEN_ELSEWHERE: "Ta karta je već na drugom mestu: dama tref.",
    Reason.SHOWN_VOID: "Već se videlo da te boje nema u ruci: dama tref.",
    Reason.OFFER_OPEN: "Prvo treba odgovoriti na ponudu.",
    Reason.NO_HAND: "Karte još nisu podeljene.",
    Reason.MATCH_OVER: "Partija je završena.",
}


@pytest.mark.parametrize("reason", Reason)
def test_refusal(reason):
    card = parse_card("CQ")
    assert refusal(reason, card=card, led=Suit.PIK, trump=Suit.HERC) == REFUSALS[reason]


def test_seven_of_pik_and_suit_pik_count_as_given():
    assert refusal(Reason.SEEN_ELSEWHERE, card=parse_card("S7")).endswith("sedmica pik.")
    assert refusal(Reason.MUST_FOLLOW_SUIT, led=Suit.PIK) == "Moraš na boju: pik."


def test_refusal_wants_the_suit_it_speaks_of():
    with pytest.raises(CatalogueError):
        refusal(Reason.MUST_FOLLOW_SUIT)
