"""serbian.md 11: the end of a match, write-off, results and places."""

from itertools import permutations

import pytest

from preferans_desktop.rules.errors import Reason
from preferans_desktop.rules.serbian import match as matches
from preferans_desktop.rules.serbian.actions import Pass
from preferans_desktop.rules.serbian.match import RuleViolation
from preferans_desktop.rules.serbian.sheet import Sheet, places, results, written_off
from support.contracts import in_play
from support.table import announced, dealt, new_match, say, striped_deal, with_paper

NO_SUPE = ((0, 0, 0), (0, 0, 0), (0, 0, 0))


def test_the_match_ends_at_a_sum_of_exactly_zero() -> None:
    match = with_paper(new_match(), bule=(6, -20, 20))
    match = say(announced("karo", match=match), "1 ne_pratim, 2 ne_pratim")
    assert match.sheet.bule == (0, -20, 20)
    assert match.over
    assert not match.was_written_off
    with pytest.raises(RuleViolation) as violation:
        matches.deal(match, striped_deal())
    assert violation.value.reason == Reason.MATCH_OVER
    assert matches.check(match, Pass(0)) == Reason.MATCH_OVER
    assert matches.legal(match) == ()
    with pytest.raises(RuleViolation):
        matches.write_off(match)


def test_the_match_goes_on_above_zero() -> None:
    match = with_paper(new_match(), bule=(6, -20, 22))
    match = say(announced("karo", match=match), "1 ne_pratim, 2 ne_pratim")
    assert match.sheet.bule == (0, -20, 22)
    assert not match.over
    assert dealt(match).hand is not None


def test_a_fall_can_keep_a_match_from_ending() -> None:
    match = with_paper(new_match(), bule=(2, 0, 0))
    match = say(in_play("karo", match=match), "0 ponuda sve, 1 prihvatam, 2 prihvatam")
    assert match.sheet.bule == (-4, 6, 6)
    assert not match.over


@pytest.mark.parametrize(
    ("bule", "supe", "forehand", "after"),
    [
        pytest.param((60, 60, 60), NO_SUPE, 0, (0, 0, 0), id="11 divides by three"),
        pytest.param((10, 20, 60), NO_SUPE, 0, (-20, -10, 30), id="11 a third off each"),
        pytest.param((10, 20, 61), NO_SUPE, 0, (-20, -10, 30), id="11 remainder 1: the most"),
        pytest.param((10, 61, 20), NO_SUPE, 0, (-20, 30, -10), id="11 remainder 1: the second"),
        pytest.param((10, 22, 60), NO_SUPE, 0, (-20, -9, 29), id="11 remainder 2: two most"),
        pytest.param((22, 10, 60), NO_SUPE, 0, (-9, -20, 29), id="11 remainder 2, other seats"),
        pytest.param((0, 2, 2), NO_SUPE, 0, (-1, 0, 1), id="11 remainder 1, tie: forehand's order"),
        pytest.param((-4, 10, -6), NO_SUPE, 0, (-4, 10, -6), id="11 a sum of 0 takes nothing"),
    ],
)
def test_write_off(bule: tuple, supe: tuple, forehand: int, after: tuple) -> None:
    assert written_off(Sheet(bule, supe), forehand).bule == after


@pytest.mark.parametrize(
    ("supe", "forehand", "first"),
    [
        # Bule 4, 4, 2: a third is 3, a remainder of 1 for 0 or 1.
        pytest.param(NO_SUPE, 0, 0, id="11 level: earlier from forehand 0"),
        pytest.param(NO_SUPE, 1, 1, id="11 level: earlier from forehand 1"),
        pytest.param(NO_SUPE, 2, 0, id="11 level: earlier from forehand 2"),
        pytest.param(((0, 0, 0), (0, 0, 0), (5, 0, 0)), 1, 0, id="11 worse result: 0"),
        pytest.param(((0, 0, 0), (0, 0, 0), (0, 5, 0)), 0, 1, id="11 worse result: 1"),
        pytest.param(((0, 0, 5), (0, 0, 0), (0, 0, 0)), 0, 1, id="11 0 wrote supe: 1 is worse"),
    ],
)
def test_ties_of_the_write_off(supe: tuple, forehand: int, first: int) -> None:
    after = written_off(Sheet((4, 4, 2), supe), forehand)
    assert after.bule == ((0, 1, -1) if first == 0 else (1, 0, -1))


@pytest.mark.parametrize(
    ("bule", "forehand", "after"),
    [
        pytest.param((3, 3, 2), 2, (0, 0, 0), id="11 the most bule before the order"),
        pytest.param((4, 2, 2), 0, (1, -1, 0), id="11 the second of a tie from forehand 0"),
        pytest.param((4, 2, 2), 1, (1, -1, 0), id="11 the second of a tie from forehand 1"),
        pytest.param((4, 2, 2), 2, (1, 0, -1), id="11 the second of a tie from forehand 2"),
    ],
)
def test_remainder_of_two(bule: tuple, forehand: int, after: tuple) -> None:
    assert written_off(Sheet(bule, NO_SUPE), forehand).bule == after


def test_write_off_takes_the_forehand_of_the_next_hand() -> None:
    match = with_paper(new_match(dealer=0), bule=(4, 4, 2))
    assert matches.write_off(match).sheet.bule == (1, 0, -1)
    match = with_paper(new_match(dealer=2), bule=(4, 4, 2))
    assert matches.write_off(match).sheet.bule == (0, 1, -1)


@pytest.mark.parametrize("bule", [(2, 2, 2), (5, 3, 8), (-7, 4, 5), (1000, -3, -8), (0, 0, 2)])
def test_after_a_write_off_the_sum_is_zero(bule: tuple[int, int, int]) -> None:
    match = matches.write_off(with_paper(new_match(), bule=bule))
    assert sum(match.sheet.bule) == 0
    assert sum(results(match.sheet)) == 0
    assert match.over
    assert match.was_written_off
    with pytest.raises(RuleViolation):
        matches.deal(match, striped_deal())


def test_no_write_off_within_a_hand() -> None:
    with pytest.raises(RuleViolation) as violation:
        matches.write_off(dealt())
    assert violation.value.reason == Reason.NOT_NOW


def test_no_deal_within_a_hand() -> None:
    with pytest.raises(RuleViolation):
        dealt(dealt())


def test_the_result_is_supe_against_minus_supe_written_plus_ten_bule() -> None:
    sheet = Sheet((-4, 10, -6), ((0, 40, 0), (20, 0, 0), (0, 60, 0)))
    # against 0: 20, written 40, 10 x -4; against 1: 100, written 20, 100; against 2: 0, 60, -60
    assert results(sheet) == (-60, 180, -120)


PLACES = [
    pytest.param((10, 20, 30), NO_SUPE, (1, 2, 3), id="11 lower result is better"),
    pytest.param((30, 20, 10), NO_SUPE, (3, 2, 1), id="11 lower result, reversed"),
    pytest.param((-5, 0, 5), NO_SUPE, (1, 2, 3), id="11 below 0 wins"),
    # Equal results, fewer bule: 1 has 2 bule less and 20 supe more against him.
    pytest.param(
        (4, 2, 20), ((0, 0, 0), (0, 0, 0), (0, 20, 0)), (2, 1, 3), id="11 equal: fewer bule"
    ),
    # 0 and 1 level in result and bule; each wrote against the other, 1 more, made up against 2.
    pytest.param(
        (0, 0, 0), ((0, 10, 20), (20, 0, 0), (0, 0, 0)), (2, 1, 3), id="11 more against the other"
    ),
    pytest.param(
        (0, 0, 0), ((0, 20, 0), (10, 0, 20), (0, 0, 0)), (1, 2, 3), id="11 more against, reversed"
    ),
    # 0 and 1 level, nothing between them; 0 wrote more in all (and more was written against him).
    pytest.param(
        (0, 0, 6), ((0, 0, 30), (0, 0, 0), (30, 0, 0)), (1, 2, 3), id="11 more supe in all: 0"
    ),
    pytest.param(
        (0, 0, 6), ((0, 0, 0), (0, 0, 30), (0, 30, 0)), (2, 1, 3), id="11 more supe in all: 1"
    ),
    # All three equal in result, 0 with fewer bule; 2 wrote against 1, who wrote more in all.
    pytest.param(
        (0, 3, 3), ((0, 0, 0), (20, 0, 0), (0, 10, 0)), (1, 3, 2), id="11 two left of three"
    ),
    pytest.param((0, 0, 0), NO_SUPE, (1, 2, 3), id="11 seat order"),
    # All three level: the supe between two are skipped, supe in all decide.
    pytest.param(
        (0, 0, 0), ((0, 10, 0), (0, 0, 10), (10, 0, 0)), (1, 2, 3), id="11 a round: seat order"
    ),
    pytest.param(
        (2, 2, 2),
        ((0, 0, 0), (0, 0, 30), (0, 30, 0)),
        (3, 1, 2),
        id="11 all level: more supe in all, then seat",
    ),
    pytest.param(
        (0, 0, 0),
        ((0, 30, 10), (40, 0, 20), (0, 30, 0)),
        (2, 1, 3),
        id="11 all level: between two skipped",
    ),
]


@pytest.mark.parametrize(("bule", "supe", "expected"), PLACES)
def test_places(bule: tuple, supe: tuple, expected: tuple) -> None:
    assert places(Sheet(bule, supe)) == expected


def test_no_place_is_shared() -> None:
    for bule in ((0, 0, 0), (1, 1, 0), (1, 0, 1)):
        for amounts in permutations((0, 10, 10, 20, 0, 10), 6):
            one, two, three, four, five, six = amounts
            sheet = Sheet(bule, ((0, one, two), (three, 0, four), (five, six, 0)))
            assert sorted(places(sheet)) == [1, 2, 3]
