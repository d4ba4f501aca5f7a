"""Every figure on the papers is explained by parts that give it, in any match."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from preferans_desktop.rules.seats import SEATS, Seat, left_of, right_of
from preferans_desktop.rules.serbian.figures import (
    Declared,
    Fallen,
    Figure,
    Started,
    WrittenOff,
    WrittenShare,
    bule_figures,
    refe,
    supe_figures,
)
from preferans_desktop.rules.serbian.match import Match, write_off
from preferans_desktop.rules.serbian.scoring import (
    Fall,
    Share,
    ShareKind,
    hand_value,
    value_factors,
)
from support.contracts import in_play
from support.simulate import play_match
from support.table import A, B, C, announced, dealt, last, new_match, play_tricks, say, with_paper


def columns(match: Match) -> list[tuple[tuple[Figure, ...], int]]:
    """Every column with what the sheet says at its end."""
    found = [(bule_figures(match, seat), match.sheet.bule[seat]) for seat in SEATS]
    for seat in SEATS:
        found += [
            (supe_figures(match, seat, against), match.sheet.supe[seat][against])
            for against in (left_of(seat), right_of(seat))
        ]
    return found


def parts_give_the_figures(match: Match) -> None:
    for column, end in columns(match):
        total = 0
        for figure in column:
            assert sum(part.amount for part in figure.parts) == figure.change != 0
            total += figure.change
            assert figure.total == total
        assert total == end


@settings(max_examples=25)
@given(st.randoms(use_true_random=False))
def test_parts_give_every_figure_of_any_match(generator: random.Random) -> None:
    for state in play_match(generator, longest=5):
        if state.match.hand is None:
            parts_give_the_figures(state.match)
            written, opened = state.match.sheet.refe_written, state.match.sheet.refe_open
            found = refe(state.match)
            assert len(found) == max(written)
            for seat in SEATS:
                assert sum(refa.played[seat] is None for refa in found) == opened[seat]


ALL = "0 ponuda sve, 1 prihvatam, 2 prihvatam"


def won(way: str, winners: list[Seat], match: Match | None = None) -> Match:
    """Karo of A: these tricks, then A is given all others."""
    match = play_tricks(in_play("karo", way, match=match), winners)
    return say(match, ALL if way != "F" else "0 ponuda sve, 1 prihvatam")


def bule(match: Match, seat: Seat) -> Figure:
    return bule_figures(match, seat)[-1]


def supe(match: Match, seat: Seat, against: Seat = A) -> Figure:
    return supe_figures(match, seat, against)[-1]


def test_the_first_figure_is_what_everybody_begins_with() -> None:
    assert bule_figures(new_match(), B) == (Figure(60, 60, None, (Started(60),)),)
    assert supe_figures(new_match(), B, A) == ()


def test_a_contract_that_passed_with_two_followers() -> None:
    match = won("both", [B, B, B, C])
    assert bule(match, A) == Figure(54, -6, 0, (Declared(passed=True, amount=-6),))
    assert supe(match, B) == Figure(18, 18, 0, (WrittenShare(Share(B, ShareKind.TRICKS, (3, 6))),))


@pytest.mark.parametrize(
    ("way", "winners", "seat", "fall"),
    [
        ("both", [B, B, C], C, Fall.FOLLOWER),
        ("F", [B], B, Fall.SOLE),
        ("F calls", [B, C, C], B, Fall.CALLER),
        ("kontra F", [B, B, C, C], B, Fall.KONTRA),
    ],
)
def test_why_a_defender_fell(way: str, winners: list[int], seat: Seat, fall: Fall) -> None:
    match = won(way, winners)
    value = 12 if "kontra" in way else 6
    assert bule(match, seat).parts == (Fallen(seat, fall, value),)


def test_who_answers_for_both_writes_for_both() -> None:
    match = won("F calls", [B, B, C, C])
    assert supe(match, B).parts == (WrittenShare(Share(B, ShareKind.CALLER, (4, 6))),)
    match = play_tricks(in_play("karo", "kontra F"), [B] * 5)
    assert supe(match, B).parts == (WrittenShare(Share(B, ShareKind.KONTRA, (5, 12))),)
    assert bule(match, A).parts == (Declared(passed=False, amount=12),)


def test_a_fallen_betl() -> None:
    match = play_tricks(in_play("betl"), [A])
    assert supe(match, C).parts == (WrittenShare(Share(C, ShareKind.BETL, (60, 1))),)
    match = play_tricks(in_play("igra betl", "rekontra F"), [A])
    assert supe(match, B).parts == (WrittenShare(Share(B, ShareKind.BETL_KONTRA, (70, 2, 4, 1))),)


def test_a_reduction_that_shrank() -> None:
    match = with_paper(new_match(), bule=(4, 0, 0))
    match = won("both", [B, B, C, C], match)
    assert last(match).score.shrunk == 4
    assert supe(match, B).parts == (WrittenShare(Share(B, ShareKind.TRICKS, (2, 4))),)


def test_a_fall_taken_over_stands_with_the_taker() -> None:
    match = won("both", [B, B, C])
    match = say(match, "1 preuzimam, 2 prihvatam")
    assert bule(match, B).parts == (Fallen(C, Fall.FOLLOWER, 6),)
    assert len(bule_figures(match, C)) == 1
    assert [part.share.writer for part in supe(match, B).parts] == [B, C]
    assert supe_figures(match, C, A) == ()
    parts_give_the_figures(match)


def test_a_write_off_takes_a_third_and_the_rest() -> None:
    match = say(announced("herc"), "1 ne_pratim, 2 ne_pratim")
    match = write_off(match)
    ends = [bule(match, seat) for seat in SEATS]
    assert [end.change for end in ends] == [-57, -58, -57]
    assert ends[1].parts == (WrittenOff(172, 57, one_more=True),)
    assert ends[0].parts == (WrittenOff(172, 57, one_more=False),)


def test_a_refa_knows_its_hands() -> None:
    match = say(dealt(), "0 dalje, 1 dalje, 2 dalje")
    match = play_tricks(in_play("karo", "F", declarer=B, match=match), [C] * 2)
    match = say(match, "1 ponuda sve, 2 prihvatam")
    (refa,) = refe(match)
    assert (refa.hand, refa.played) == (0, (None, 1, None))
    assert bule(match, B).parts == (Declared(passed=True, amount=-12),)


def test_the_value_is_the_product_of_its_factors() -> None:
    terms = {"hand_game": True, "kontra": 4, "refa": True}
    assert value_factors(5, **terms) == (6, 2, 4, 2)
    assert hand_value(5, **terms) == 96
