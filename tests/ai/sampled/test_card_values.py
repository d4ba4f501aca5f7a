"""What ends are worth to the seat that thinks, and which cards come to the same."""

import pytest

from preferans_ai.expectation.plays import play_values
from preferans_ai.knowledge import knowledge_of
from preferans_ai.sampled.ties import runs
from preferans_ai.sampled.values import Ends
from preferans_desktop.rules.cards import format_cards
from preferans_desktop.rules.serbian.contracts import Contract

PLAY = "CA C7 C8 CK C9 CT CQ CJ S7 HA H7 H8 HK H9 HT HQ HJ S8 SA S9 ST SK SJ SQ"
HANDS = {
    1: "CA CK CQ HA HK HQ SA SK D7 D8",
    2: "C7 C9 CJ H7 H9 HJ S9 SJ DA DK",
    0: "C8 CT S7 H8 HT S8 ST SQ D9 DT",
}


def before_two_tricks(stage):
    """Tref, both follow: the declarer, seat 1, has eight tricks and leads to the last two."""
    return stage(HANDS, talon="DJ DQ").announced(1, Contract.TREF).both_follow().play(PLAY)


def ends_of(hand, seat: int) -> Ends:
    view = hand.view(seat)
    return Ends(knowledge_of(view.hand, seat), play_values(view))


def test_ends_played_out_are_worth_what_the_rules_write(stage) -> None:
    hand = before_two_tricks(stage)
    # v is 10. The declarer passes, -10 bule; seat 0 falls, +10; seat 2 writes 20 (serbian.md 9).
    assert ends_of(hand, 2).played((0, 0, 2)) == (-20, 40, 1, 0, 0, 20)
    fallen = ends_of(hand, 0).played((0, 0, 2))
    assert (fallen.own, fallen.falls) == (pytest.approx(100), 1)
    assert (fallen.bule, fallen.supe) == (10, 0)
    declarers = ends_of(hand, 1).played((0, 0, 2))
    assert declarers.own == declarers.side == pytest.approx(-100 + 20)
    assert (declarers.bule, declarers.supe) == (-10, -20)


def test_the_share_says_who_takes_the_defenders_tricks(stage) -> None:
    ends = ends_of(before_two_tricks(stage), 2)
    # Seat 2 is the first defender: the more of the tricks are his, the better for him.
    own = [ends.of(0, share).own for share in (0.0, 0.5, 1.0)]
    assert own == sorted(own, reverse=True)
    assert own[0] > own[2]


def test_a_shared_trick_is_worth_half_of_each(stage) -> None:
    ends = ends_of(before_two_tricks(stage).play("D7 DA D9"), 2)
    mine, partners = ends.played((0, 0, 1)), ends.played((1, 0, 0))
    assert mine.own < partners.own
    assert ends.of(0, 0.5).own == pytest.approx((mine.own + partners.own) / 2)
    assert ends.of(0, 0.5).side == pytest.approx((mine.side + partners.side) / 2)


def test_a_trick_may_come_or_go_by_an_oversight(stage) -> None:
    # Before the first lead with six tricks a declarer may still fall, with five still pass.
    first = ends_of(stage(HANDS, talon="DJ DQ").announced(1, Contract.TREF).both_follow(), 1)
    assert 0.85 < first.of(6).passes < 1
    assert 0 < first.of(5).passes < 0.4
    assert first.of(6).own < first.of(5).own
    assert first.trick > 0
    # With one trick left nothing is left to go wrong.
    hand = before_two_tricks(stage).play("D7 DA D9")
    assert ends_of(hand, 1).of(1) == ends_of(hand, 1).played((0, 1, 0))


def test_runs_are_cards_between_which_nobody_has_another(stage) -> None:
    hand = stage({1: "S7 S8 SJ SQ D9 DT DK DA HA C8"}, talon="DJ H7")
    hand.announced(1, Contract.HERC, discard="DJ H7").both_follow()
    view = hand.view()
    names = [format_cards(run) for run in runs(knowledge_of(view.hand, 1))]
    # His own jack of karo lies in the discard: nine to ten, king to ace, the queen is out.
    assert names == ["S7 S8", "SJ SQ", "D9 DT", "DK DA", "HA", "C8"]


def test_a_card_on_the_table_parts_a_run(stage) -> None:
    hand = stage({1: "ST", 2: "S9 SJ"}, talon="DJ DA").announced(1, Contract.HERC)
    view = hand.both_follow().play("ST").view()
    assert "SJ" in [format_cards(run)[:2] for run in runs(knowledge_of(view.hand, 2))]
