"""serbian.md 12: who sees what."""

import pytest

from preferans_desktop.rules.seats import SEATS, Seat
from preferans_desktop.rules.serbian.actions import Discard, OfferAll, OfferNoTrick
from preferans_desktop.rules.serbian.log import Dealt, Log, apply_event
from preferans_desktop.rules.serbian.masking import masked_log, view_of
from preferans_desktop.rules.serbian.match import Match, start
from preferans_desktop.rules.serbian.settings import Rules
from preferans_desktop.rules.serbian.view import PlayerView
from support.contracts import in_play
from support.table import acts, announced, cards, dealt, play_tricks, say, striped_deal, turn

NOTHING = frozenset()


def known(view: PlayerView) -> list[frozenset]:
    """Cards of the three hands that a view knows."""
    assert view.hand is not None
    return [held.known for held in view.hand.holdings]


@pytest.mark.parametrize("seat", SEATS)
def test_his_own_cards_and_no_others(seat: Seat) -> None:
    view = view_of(dealt(), seat)
    own = striped_deal().hands[seat].known
    assert known(view) == [own if other == seat else NOTHING for other in SEATS]
    assert view.hand is not None
    assert [held.hidden for held in view.hand.holdings] == [10 * (s != seat) for s in SEATS]
    assert view.hand.deal.talon.known == NOTHING
    assert view.hand.deal.talon.hidden == 2


@pytest.mark.parametrize("seat", SEATS)
def test_the_talon_once_shown(seat: Seat) -> None:
    match = say(dealt(), "0 2, 1 dalje, 2 dalje")
    view = view_of(match, seat)
    assert view.hand is not None
    assert view.hand.deal.talon.known == cards("CK CA")
    # Everybody knows that the declarer holds it now.
    assert cards("CK CA") <= view.hand.holdings[0].known
    assert len(view.hand.holdings[0]) == 12


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("contract", ["igra karo", "igra betl", "igra sans"])
def test_no_talon_in_a_hand_game(contract: str, seat: Seat) -> None:
    view = view_of(in_play(contract), seat)
    assert view.hand is not None
    assert view.hand.deal.talon.known == NOTHING


@pytest.mark.parametrize("seat", SEATS)
def test_his_own_discard_only(seat: Seat) -> None:
    match = say(dealt(), "0 2, 1 dalje, 2 dalje, 0 skart S7 CK")
    view = view_of(match, seat)
    assert view.hand is not None
    assert view.hand.discard is not None
    assert view.hand.discard.known == (cards("S7 CK") if seat == 0 else NOTHING)
    assert len(view.hand.discard) == 2
    said = [action for action in view.hand.actions if isinstance(action, Discard)]
    assert said == [Discard(0, cards("S7 CK") if seat == 0 else None)]
    if seat != 0:
        # A card of the talon may have gone away again: it is not known to be in his hand.
        assert view.hand.holdings[0].known == NOTHING
        assert view.hand.holdings[0].hidden == 10


@pytest.mark.parametrize("seat", SEATS)
def test_cards_played(seat: Seat) -> None:
    match = say(in_play("karo"), "0 karta S7, 1 karta SA, 2 karta S9, 1 karta S8")
    view = view_of(match, seat)
    assert view.hand is not None
    assert match.hand is not None
    assert match.hand.play is not None
    assert view.hand.play is not None
    assert view.hand.play.tricks == match.hand.play.tricks
    assert view.hand.play.trick == match.hand.play.trick
    assert view.hand.play.taken == match.hand.play.taken


@pytest.mark.parametrize("seat", SEATS)
def test_the_third_hand_stays_unseen(seat: Seat) -> None:
    view = view_of(in_play("karo", "F"), seat)
    assert view.hand is not None
    assert bool(view.hand.holdings[2].known) == (seat == 2)


@pytest.mark.parametrize(
    ("contract", "way", "offer"),
    [
        pytest.param("karo", "both", "sve", id="12 nosim sve"),
        pytest.param("karo", "F", "sve", id="12 nosim sve, S does not play but sees"),
        pytest.param("betl", "both", "nemam_pad", id="12 nemam pad"),
        pytest.param("betl", "kontra F", "nemam_pad", id="12 nemam pad, S only sees"),
    ],
)
@pytest.mark.parametrize("seat", [1, 2])
def test_the_declarers_cards_while_his_offer_is_open(
    contract: str, way: str, offer: str, seat: Seat
) -> None:
    before = in_play(contract, way)
    before = say(before, f"0 {turn(before)[1][0]}")
    match = say(before, f"0 ponuda {offer}")
    view = view_of(match, seat)
    assert view.hand is not None
    assert match.hand is not None
    assert view.hand.holdings[0] == match.hand.holdings[0]
    assert len(view.hand.holdings[0].known) == 9
    third = 3 - seat
    assert view.hand.holdings[third].known == NOTHING
    closed = view_of(say(match, "1 odbijam"), seat)
    assert known(closed)[0] == NOTHING
    assert closed.hand is not None
    shown = [a.shown for a in closed.hand.actions if isinstance(a, OfferAll | OfferNoTrick)]
    assert shown == [None]


@pytest.mark.parametrize("offer", ["2", "3", "4"])
@pytest.mark.parametrize("seat", [1, 2])
def test_a_tactical_offer_shows_no_cards(offer: str, seat: Seat) -> None:
    view = view_of(say(in_play("karo", "F"), f"0 ponuda {offer}"), seat)
    assert known(view)[0] == NOTHING


def test_only_the_open_offer_shows_cards() -> None:
    match = say(in_play("karo"), "0 ponuda sve, 1 odbijam, 0 karta S7, 0 ponuda sve")
    view = view_of(match, 1)
    assert view.hand is not None
    shown = [a.shown for a in view.hand.actions if isinstance(a, OfferAll)]
    assert match.hand is not None
    assert shown == [None, match.hand.holdings[0].known]


ENDS = [
    pytest.param("0 dalje, 1 dalje, 2 dalje", id="12 all pass"),
    pytest.param(
        "0 2, 1 dalje, 2 dalje, 0 skart S7 CK, 0 objava pik, 1 ne_pratim, 2 ne_pratim",
        id="12 unplayed",
    ),
    pytest.param(
        "0 igra, 1 dalje, 2 dalje, 0 boja karo, 1 pratim, 2 ne_pratim, 1 sam, 0 ponuda sve,"
        " 1 prihvatam",
        id="12 played",
    ),
]


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("said", ENDS)
def test_the_whole_deal_when_the_hand_ends(said: str, seat: Seat) -> None:
    match = say(dealt(), said)
    view = view_of(match, seat)
    assert view.hand is None
    assert view.last_hand is not None
    assert view.last_hand.deal == striped_deal()
    if "skart" in said:
        assert view.last_hand.discard is not None
        assert view.last_hand.discard.known == cards("S7 CK")
    # It stays seen while the next hand is played.
    later = view_of(dealt(match), seat)
    assert later.last_hand == view.last_hand


@pytest.mark.parametrize("seat", SEATS)
def test_a_masked_log_keeps_finished_hands_whole(seat: Seat) -> None:
    deal = striped_deal()
    first = (Dealt(deal), *acts("0 2, 1 dalje, 2 dalje, 0 skart S7 CK, 0 objava pik"))
    first = (*first, *acts("1 ne_pratim, 2 ne_pratim"))
    second = (Dealt(deal), *acts("1 2, 2 dalje, 0 dalje, 1 skart S8 CK"))
    log = Log(Rules(), 2, (*first, *second))
    match = start(Rules(), 2)
    for event in log.entries:
        match = apply_event(match, event)  # type: ignore[arg-type]
    masked = masked_log(log, match, seat)
    assert masked.entries[: len(first)] == first
    hidden = Discard(1, cards("S8 CK") if seat == 1 else None)
    assert masked.entries[-1] == hidden
    begun = masked.entries[len(first)]
    assert isinstance(begun, Dealt)
    assert begun.deal.hands[seat] == deal.hands[seat]
    assert all(begun.deal.hands[other].hidden == 10 for other in SEATS if other != seat)


def everything_own(match: Match, seat: Seat) -> set[str]:
    return {type(action).__name__ for action in view_of(match, seat).legal}


def test_a_view_offers_only_what_its_seat_may_say() -> None:
    match = in_play("karo")
    assert everything_own(match, 0) == {"PlayCard", "OfferAll"}
    assert everything_own(match, 1) == set()
    match = say(match, "0 karta S7")
    assert everything_own(match, 0) == {"OfferAll"}
    assert everything_own(match, 1) == {"PlayCard"}
    match = say(play_tricks(in_play("karo"), (1, 2)), "0 ponuda sve, 1 prihvatam, 2 prihvatam")
    assert everything_own(match, 0) == set()
    assert everything_own(match, 1) == {"TakeOver"}
    match = say(match, "1 preuzimam")
    assert everything_own(match, 1) == set()
    assert everything_own(match, 2) == {"Accept", "Refuse"}


@pytest.mark.parametrize("seat", SEATS)
def test_an_announced_contract_hides_the_twelve_cards_again(seat: Seat) -> None:
    view = view_of(announced("karo"), seat)
    assert bool(known(view)[0]) == (seat == 0)
