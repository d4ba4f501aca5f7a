"""What was said and played makes the likelier deals weigh more."""

import random
from collections.abc import Callable

import pytest

from preferans_ai.worlds.choosing import chosen
from preferans_ai.worlds.hidden import mask_of
from preferans_ai.worlds.sampling import worlds_of
from preferans_ai.worlds.world import Inference, World
from preferans_desktop.rules.cards import parse_cards
from preferans_desktop.rules.serbian.actions import (
    Bid,
    DeclareBetl,
    DeclareHandGame,
    Follow,
    Hold,
    Pass,
    StayOut,
)
from preferans_desktop.rules.serbian.contracts import Contract
from preferans_desktop.rules.serbian.view import PlayerView

ACES = mask_of(parse_cards("SA DA HA CA"))
HIGH = 0xE0E0E0E0
HERC, TREF = 0xFF << 16, 0xFF << 24
ME = "SJ DJ HJ CJ S8 D8 H8 C8 S9 D9"


def expected(view: PlayerView, count_of: Callable[[World], int], inference: Inference) -> float:
    found = worlds_of(view, random.Random(1), 200, inference)
    return sum(
        weight * count_of(world) for world, weight in zip(found.worlds, found.weights, strict=True)
    )


def cards_of(seat: int, cards: int) -> Callable[[World], int]:
    return lambda world: (world.hands[seat] & cards).bit_count()


def gain(
    view: PlayerView,
    count_of: Callable[[World], int],
    told: Inference = Inference.WORDS,
    without: Inference = Inference.FACTS,
) -> float:
    """How much more of something is expected for what has been told."""
    return expected(view, count_of, told) - expected(view, count_of, without)


def test_who_goes_to_four_has_the_higher_suits(stage) -> None:
    staged = stage({0: ME}).say(Bid(1, 2), Bid(2, 3), Pass(0), Hold(1), Bid(2, 4), Hold(1))
    view = staged.view(0)
    assert gain(view, cards_of(2, HERC | TREF)) > 0.1
    assert gain(view, cards_of(2, ACES)) > 0.1


def test_who_passes_is_weaker(stage) -> None:
    view = stage({2: ME}).say(Pass(1)).view(2)
    assert gain(view, cards_of(1, HIGH)) < -0.15


def test_who_declares_betl_has_low_cards_and_who_declares_igra_a_long_suit(stage) -> None:
    betl = stage({2: ME}).say(DeclareBetl(1)).view(2)
    assert gain(betl, cards_of(1, HIGH)) < -0.8
    igra = stage({2: ME}).say(DeclareHandGame(1)).view(2)
    assert gain(igra, lambda world: longest(world.hands[1])) > 0.4


def longest(cards: int) -> int:
    return max((cards >> 8 * suit & 255).bit_count() for suit in range(4))


@pytest.mark.parametrize("contract", [Contract.HERC, Contract.TREF])
def test_the_declarer_has_trumps_and_puts_none_away(stage, contract: Contract) -> None:
    view = stage({0: ME}).announced(1, contract).view(0)
    trumps = 0xFF << 8 * (contract - 2)
    assert gain(view, cards_of(1, trumps)) > 0.7
    assert gain(view, lambda world: (world.away & trumps).bit_count()) < -0.2
    assert gain(view, lambda world: (world.away & ACES).bit_count()) < -0.1


def test_the_declarer_of_betl_has_low_cards(stage) -> None:
    view = stage({0: ME}).announced(1, Contract.BETL).view(0)
    assert gain(view, cards_of(1, HIGH)) < -0.8
    assert gain(view, cards_of(1, 0x03030303)) > 0.8


def test_who_follows_is_stronger_than_who_stays_out(stage) -> None:
    declarer = "HA HK HQ HJ HT SA D7 D8 C7 C8"
    staged = stage({1: declarer}, talon="S7 S8").announced(1, Contract.HERC, discard="S7 S8")
    view = staged.say(Follow(2), StayOut(0)).view(1)
    assert gain(view, cards_of(2, ACES)) > 0.1
    assert gain(view, cards_of(0, ACES)) < -0.05


def test_who_is_last_and_does_not_win_has_no_higher_card(stage) -> None:
    staged = stage(
        {
            1: "HA HK HQ HJ HT DT D7 D8 C7 C8",
            2: "D9 DJ S9 ST SJ SQ C9 CT H7 H8",
            0: "DQ DK H9 CJ CQ CK CA SK S8 SA",
        },
        talon="S7 DA",
    ).announced(1, Contract.HERC, discard="S7 DA")
    view = staged.both_follow().play("DT D9 DQ").view(1)
    told = gain(view, cards_of(2, mask_of(parse_cards("DJ DK"))), Inference.FULL, Inference.WORDS)
    assert told < -0.1


def test_a_low_lead_speaks_against_the_ace(stage) -> None:
    staged = stage({1: "SJ S7 D7 D8 C7 C8 H7 H8 HT H9", 2: "HA HK HQ HJ SA S9 D9 DT C9 CT"})
    view = staged.announced(2, Contract.HERC).both_follow().play("S7").view(0)
    ace = mask_of(parse_cards("SA"))
    assert gain(view, cards_of(1, ace), Inference.FULL, Inference.WORDS) < -0.05


def test_odd_words_make_nothing_impossible(stage) -> None:
    """A player with nothing goes up to seven: his true cards still have a chance."""
    staged = stage({1: "S7 S8 SJ D7 D8 DJ H7 H8 HJ C7", 0: "SA DA HA CA SK DK HK CK SQ DQ"})
    staged.say(Bid(1, 2), Bid(2, 3), Pass(0), Hold(1), Bid(2, 4), Hold(1), Bid(2, 5))
    found = worlds_of(staged.view(0), random.Random(1), 60)
    assert all(weight > 0 for weight in found.weights)


def test_resampling_keeps_every_weight_on_average() -> None:
    weights = [0.5, 0.2, 0.1, 0.1, 0.05, 0.03, 0.02]
    generator, totals = random.Random(1), [0.0] * len(weights)
    for _ in range(4000):
        kept = chosen(list(enumerate(weights)), 4, generator)
        assert len({place for place, _ in kept}) == len(kept) == 4
        for place, weight in kept:
            totals[place] += weight / 4000
    assert totals == pytest.approx(weights, abs=0.01)


def test_all_are_kept_where_they_are_few() -> None:
    assert chosen([("a", 1.0), ("b", 3.0)], 2, random.Random(1)) == [("a", 0.25), ("b", 0.75)]
