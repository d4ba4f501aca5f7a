"""serbian.md 6: talon, discard, announcement."""

from itertools import combinations

import pytest

from preferans_desktop.rules.cards import format_cards
from preferans_desktop.rules.serbian import hand as hands
from preferans_desktop.rules.serbian import match as matches
from preferans_desktop.rules.serbian.actions import Discard
from preferans_desktop.rules.serbian.hand import Phase
from preferans_desktop.rules.serbian.match import RuleViolation
from support.table import A, B, C, cards, dealt, say, striped_deal, turn

CONTRACTS = ["pik", "karo", "herc", "tref", "betl", "sans"]


def test_the_winner_takes_the_talon() -> None:
    match = say(dealt(), "0 2, 1 dalje, 2 dalje")
    assert match.hand is not None
    assert match.hand.talon_shown
    deal = striped_deal()
    assert match.hand.holdings[A].known == deal.hands[A].known | deal.talon.known
    assert [len(held) for held in match.hand.holdings] == [12, 10, 10]


def test_talon_is_not_shown_before_the_bidding_is_won() -> None:
    match = say(dealt(), "0 2, 1 dalje")
    assert match.hand is not None
    assert not match.hand.talon_shown


def test_any_two_of_the_twelve_may_be_discarded() -> None:
    match = say(dealt(), "0 2, 1 dalje, 2 dalje")
    assert match.hand is not None
    pairs = {frozenset(pair) for pair in combinations(match.hand.holdings[A].known, 2)}
    assert len(pairs) == 66
    found = hands.legal(match.hand)
    assert len(found) == 66
    assert {action.cards for action in found if isinstance(action, Discard)} == pairs
    for pair in pairs:
        after = matches.apply(match, Discard(A, pair))
        assert after.hand is not None
        assert len(after.hand.holdings[A]) == 10
        assert not after.hand.holdings[A].known & pair
        assert after.hand.discard is not None
        assert after.hand.discard.known == pair


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("0 skart S8 SJ", id="6 cards of another player"),
        pytest.param("0 skart S7 SJ", id="6 one card of another player"),
        pytest.param("1 skart S8 SJ", id="6 another player discards"),
        pytest.param("0 objava pik", id="6 announces before the discard"),
        pytest.param("0 skart ? ?", id="6 hidden cards from an open hand"),
    ],
)
def test_what_may_not_be_discarded(text: str) -> None:
    match = say(dealt(), "0 2, 1 dalje, 2 dalje")
    with pytest.raises(RuleViolation):
        say(match, text)


@pytest.mark.parametrize("count", [0, 1, 3])
def test_a_discard_is_two_cards(count: int) -> None:
    match = say(dealt(), "0 2, 1 dalje, 2 dalje")
    assert match.hand is not None
    some = frozenset(sorted(match.hand.holdings[A].known)[:count])
    with pytest.raises(RuleViolation):
        matches.apply(match, Discard(A, some))


@pytest.mark.parametrize(
    ("bidding", "seat", "lowest"),
    [
        pytest.param("0 2, 1 dalje, 2 dalje", A, 2, id="6 worth at least 2"),
        pytest.param("0 2, 1 dalje, 2 3, 0 dalje", C, 3, id="6 worth at least 3"),
        pytest.param("0 2, 1 3, 2 4, 0 dalje, 1 dalje", C, 4, id="6 worth at least 4"),
        pytest.param("0 2, 1 3, 2 4, 0 moje, 1 5, 2 dalje, 0 dalje", B, 5, id="6 worth at least 5"),
        pytest.param(
            "0 2, 1 3, 2 4, 0 moje, 1 5, 2 6, 0 dalje, 1 dalje", C, 6, id="6 worth at least 6"
        ),
        pytest.param(
            "0 2, 1 3, 2 4, 0 moje, 1 5, 2 6, 0 dalje, 1 moje, 2 7, 1 moje, 2 dalje",
            B,
            7,
            id="6 worth at least 7",
        ),
    ],
)
def test_the_announcement_is_worth_the_bid(bidding: str, seat: int, lowest: int) -> None:
    match = say(dealt(), bidding)
    talon = format_cards(striped_deal().talon.known)
    match = say(match, f"{seat} skart {talon}")
    assert match.hand is not None
    assert match.hand.phase == Phase.ANNOUNCEMENT
    assert turn(match) == (seat, [f"objava {contract}" for contract in CONTRACTS[lowest - 2 :]])
    for contract in CONTRACTS[: lowest - 2]:
        with pytest.raises(RuleViolation):
            say(match, f"{seat} objava {contract}")


def test_discarded_cards_are_out_of_play() -> None:
    match = say(dealt(), "0 2, 1 dalje, 2 dalje, 0 skart S7 ST, 0 objava karo, 1 ne_pratim, 2 sam")
    with pytest.raises(RuleViolation):
        say(match, "0 karta S7")
    assert match.hand is not None
    assert cards("CK CA") <= match.hand.holdings[A].known
