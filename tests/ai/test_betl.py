"""Betl: what is safe, and how declarer and defenders play it, in staged positions."""

import pytest

from preferans_ai.betl_holes import betl_chance, has_no_hole, holes, safe_chance
from preferans_ai.holdings import holdings_of
from preferans_desktop.rules.cards import format_card, parse_cards
from preferans_desktop.rules.serbian.contracts import Contract
from support.by_thumb import choose_by_thumb


def suit(ranks: str) -> int:
    return holdings_of(parse_cards(" ".join(f"S{rank}" for rank in ranks)))[0] if ranks else 0


def played(view) -> tuple[str, str]:
    choice = choose_by_thumb(view)
    return format_card(choice.action.card), choice.reason_code


@pytest.mark.parametrize("ranks", ["", "7", "79", "79J", "78J", "79T", "789TJQKA"])
def test_no_hole(ranks) -> None:
    mine = suit(ranks)
    assert has_no_hole(mine, 255 ^ mine)
    assert safe_chance(mine, 255 ^ mine) == 1


@pytest.mark.parametrize("ranks", ["8", "7T", "78Q", "79JA", "89", "A"])
def test_hole(ranks) -> None:
    mine = suit(ranks)
    assert not has_no_hole(mine, 255 ^ mine)
    assert 0 < safe_chance(mine, 255 ^ mine) < 1


def test_a_hole_closes_when_the_cards_below_are_gone() -> None:
    assert has_no_hole(suit("9"), suit("TJQ"))
    assert not has_no_hole(suit("9"), suit("8JQ"))


def test_the_more_holes_the_smaller_the_chance() -> None:
    uver = holdings_of(parse_cards("S7 S9 SJ D7 D9 DJ H7 H9 C7 C8"))
    one = holdings_of(parse_cards("S7 S9 SJ D7 D9 DJ H7 HT C7 C8"))
    two = holdings_of(parse_cards("S7 S9 SJ D7 D9 DJ H7 HQ C7 CT"))
    assert [holes(hand) for hand in (uver, one, two)] == [0, 1, 2]
    assert 1 == betl_chance(uver) > betl_chance(one) > betl_chance(two)


LOW = "S7 S9 SJ D7 D9 DJ H7 H9 C7 CT"


def test_declarer_plays_the_highest_card_under_the_trick(stage) -> None:
    hand = stage({0: LOW, 1: "SQ", 2: "S8"}).announced(0, Contract.BETL).both_follow()
    hand.play("SQ S8")
    assert played(hand.view()) == ("SJ", "betl_play_under")


def test_declarer_throws_the_card_of_his_hole(stage) -> None:
    hand = stage({0: "S7 S9 SJ ST D7 D9 DJ DA C7 CT", 1: "H7", 2: "H8"}, void={0: "H"})
    hand.announced(0, Contract.BETL).both_follow().play("H7 H8")
    assert played(hand.view()) == ("CT", "betl_discard_danger")


def test_declarer_on_lead_gets_rid_of_a_bare_eight(stage) -> None:
    hand = stage({1: "S8 D7 D9 DJ H7 H9 HJ C7 C9 CJ"}).announced(1, Contract.BETL).both_follow()
    assert played(hand.view()) == ("S8", "betl_lead")


def test_defender_leads_from_the_short_suit(stage) -> None:
    hand = stage({1: "ST D8 DJ DQ H8 HJ HQ C8 CQ CK"}).announced(0, Contract.BETL).both_follow()
    assert played(hand.view()) == ("ST", "betl_short_suit")


def test_partner_leads_the_same_suit_back(stage) -> None:
    hand = stage({0: LOW, 1: "ST D8 DQ DK H8 HJ HQ C8 CQ CK", 2: "SQ SK S8"})
    hand.announced(0, Contract.BETL).both_follow().play("ST SQ SJ")
    assert played(hand.view()) == ("S8", "betl_return_suit")


def test_defender_stays_under_a_trick_that_is_the_declarers(stage) -> None:
    # Seat 1 leads the seven, seat 2 goes over it only because he must; declarer 0 has to win.
    hand = stage({0: "ST SJ D7 D9 DJ H7 H9 C7 C9 CJ", 1: "S7 SK", 2: "S8 S9 SA"})
    hand.announced(0, Contract.BETL).both_follow().play("S7")
    card, code = played(hand.view())
    assert card in {"S8", "S9"}
    assert code == "betl_stay_low"


def test_a_defender_behind_the_declarer_lets_him_have_the_trick(stage) -> None:
    # Declarer 2 plays between 1 and 0.
    hand = stage({2: "SJ D7 D9 DJ H7 H9 HJ C7 C9 CJ", 1: "S7", 0: "S9 ST SK"})
    hand.announced(2, Contract.BETL).both_follow().play("S7 SJ")
    card, code = played(hand.view())
    assert card in {"S9", "ST"}
    assert code == "betl_catch"


def test_a_high_card_goes_when_the_declarer_is_under(stage) -> None:
    hand = stage({2: "S7 SJ D7 D9 DJ H7 H9 HJ C7 C9", 1: "S8 SA", 0: "S9 ST SK"})
    hand.announced(2, Contract.BETL).both_follow().play("S8 S7")
    assert played(hand.view()) == ("SK", "betl_take_lead")


def test_a_void_defender_throws_from_his_shortest_suit(stage) -> None:
    hand = stage(
        {0: "S7 S9 SJ D7 D9 DJ H7 H9 C7 C9", 1: "S8", 2: "DK DA H8 HT HJ HQ C8 CJ CQ CK"},
        void={2: "S"},
    )
    hand.announced(0, Contract.BETL).both_follow().play("S8")
    assert played(hand.view()) == ("DA", "betl_discard_short")
