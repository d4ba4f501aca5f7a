"""The fallback act is legal wherever somebody is to act, and does little harm."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from preferans_desktop.host.fallback import fallback_act
from preferans_desktop.record.text import format_action
from preferans_desktop.rules.serbian import match as matches
from preferans_desktop.rules.serbian.log import replay
from preferans_desktop.rules.serbian.masking import view_of
from support.table import A, B, C, announced, deal_with, dealt, new_match, say


def fallback(match, seat):
    return format_action(fallback_act(view_of(match, seat)))


@given(seed=st.integers(0, 100_000), length=st.integers(1, 200))
def test_it_is_legal_in_every_position(random_log, seed, length):
    match = replay(random_log(seed, length, bule=60))
    expected = {match.to_act}
    if match.take_overs.asked is not None and matches.legal_take_overs(match):
        expected.add(match.take_overs.asked.fallen)
    for seat in expected - {None}:
        assert matches.check(match, fallback_act(view_of(match, seat))) is None


@given(seed=st.integers(0, 1_000))
def test_computers_that_all_fail_finish_every_hand(seed):
    """Nobody bids then; with a random first word before it, hands of every kind are played."""
    generator = random.Random(seed)
    match = dealt(new_match(bule=1000))
    for _ in range(6):
        if match.hand is not None:
            match = matches.apply(match, generator.choice(matches.legal(match)))
    while match.hand is not None:
        match = matches.apply(match, fallback_act(view_of(match, match.to_act)))
    assert match.finished


HERC = "H7 H9 HJ HQ S7 D8 C9 CT CJ DT"


@pytest.mark.parametrize(
    ("match", "act"),
    [
        pytest.param(dealt(), "0 dalje", id="bidding"),
        pytest.param(
            say(dealt(deal=deal_with(HERC)), "0 igra, 1 dalje, 2 dalje"), "0 boja herc", id="igra"
        ),
        pytest.param(
            say(dealt(deal=deal_with(HERC)), "0 igra, 1 igra, 2 dalje, 0 boja pik"),
            "1 slabija",
            id="stronger igra",
        ),
        pytest.param(
            say(dealt(deal=deal_with(HERC, talon="HA SA")), "0 2, 1 dalje, 2 dalje"),
            "0 skart S7 H7",
            id="discard",
        ),
        pytest.param(
            say(
                dealt(deal=deal_with(HERC, talon="HA SA")),
                "0 2, 1 dalje, 2 dalje, 0 skart SA S7",
            ),
            "0 objava herc",
            id="announcement",
        ),
        pytest.param(announced("karo"), "1 ne_pratim", id="following"),
        pytest.param(say(announced("karo"), "1 pratim, 2 ne_pratim"), "1 sam", id="follower"),
        pytest.param(announced("igra betl"), "1 moze", id="betl"),
        pytest.param(say(announced("igra betl"), "1 kontra"), "0 moze", id="kontra"),
        pytest.param(
            say(announced("karo", deal=deal_with(HERC)), "1 pratim, 2 ne_pratim, 1 sam"),
            "0 karta S7",
            id="lead",
        ),
        pytest.param(
            say(announced("karo"), "1 pratim, 2 ne_pratim, 1 sam, 0 ponuda sve"),
            "1 odbijam",
            id="offer",
        ),
    ],
)
def test_it_does_little_harm(match, act):
    assert fallback(match, match.to_act) == act


@pytest.mark.parametrize("seat", [A, B, C])
def test_between_hands_nothing_is_expected(seat):
    with pytest.raises(ValueError, match=f"nothing is expected of seat {seat}"):
        fallback(new_match(), seat)
