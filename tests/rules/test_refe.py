"""serbian.md 10: writing refe, what blocks them, playing them."""

import pytest

from preferans_desktop.rules.seats import SEATS
from preferans_desktop.rules.serbian.match import Match
from support.contracts import in_play
from support.table import announced, dealt, last, new_match, say, with_paper


def all_pass(match: Match) -> Match:
    match = dealt(match)
    for _ in SEATS:
        match = say(match, f"{match.to_act} dalje")
    return match


def test_all_pass_writes_one_to_each() -> None:
    match = all_pass(new_match())
    assert match.sheet.refe_written == (1, 1, 1)
    assert match.sheet.refe_open == (1, 1, 1)
    assert match.sheet.bule == (60, 60, 60)


@pytest.mark.parametrize("number", [0, 1, 2, 3, 99])
def test_never_beyond_the_number_per_player(number: int) -> None:
    match = new_match(refe=number)
    for hand in range(min(number, 4) + 2):
        match = all_pass(match)
        written = min(number, hand + 1)
        assert match.sheet.refe_written == (written,) * 3
        assert last(match).score.refe_written == (hand < number)
        assert last(match).outcome.kind.value == "all_pass"


def test_unlimited() -> None:
    match = new_match(refe=None)
    for _ in range(120):
        match = all_pass(match)
    assert match.sheet.refe_open == (120, 120, 120)


@pytest.mark.parametrize(
    ("bule", "written"),
    [
        pytest.param((60, 60, -1), 0, id="10 the third below 0"),
        pytest.param((-1, 60, 60), 0, id="10 the first below 0"),
        pytest.param((60, -2, 60), 0, id="10 the second below 0"),
        pytest.param((60, 60, 0), 1, id="10 exactly 0 does not block"),
        pytest.param((0, 0, 2), 1, id="10 two at 0"),
    ],
)
def test_blocked_while_anybody_is_below_zero(bule: tuple[int, int, int], written: int) -> None:
    match = all_pass(with_paper(new_match(), bule=bule))
    assert match.sheet.refe_written == (written,) * 3


def test_not_blocked_any_more_when_nobody_is_below_zero() -> None:
    match = all_pass(with_paper(new_match(), bule=(-1, 30, 31)))
    assert match.sheet.refe_written == (0, 0, 0)
    match = all_pass(with_paper(match, bule=(0, 30, 30)))
    assert match.sheet.refe_written == (1, 1, 1)


def test_played_refe_count_as_written() -> None:
    match = with_paper(new_match(refe=2), written=(2, 2, 2))
    assert match.sheet.refe_open == (0, 0, 0)
    match = all_pass(match)
    assert match.sheet.refe_written == (2, 2, 2)


@pytest.mark.parametrize("contract", ["karo", "pik", "betl", "sans", "igra pik", "igra betl"])
def test_one_open_refa_of_the_declarer_is_played(contract: str) -> None:
    match = with_paper(new_match(refe=3), opened=(3, 3, 3))
    match = in_play(contract, match=match)
    offer = "nemam_pad" if "betl" in contract else "sve"
    match = say(match, f"0 ponuda {offer}, 1 prihvatam, 2 prihvatam")
    assert last(match).outcome.refa
    assert match.sheet.refe_open == (2, 3, 3)
    assert match.sheet.refe_written == (3, 3, 3)


def test_however_many_are_open_it_doubles_once() -> None:
    match = with_paper(new_match(refe=5), opened=(5, 5, 5))
    match = say(in_play("karo", match=match), "0 ponuda sve, 1 prihvatam, 2 prihvatam")
    assert last(match).score.value == 12


def test_open_refe_of_defenders_change_nothing() -> None:
    match = with_paper(new_match(), opened=(0, 1, 1))
    match = say(in_play("karo", match=match), "0 ponuda sve, 1 prihvatam, 2 prihvatam")
    assert last(match).score.value == 6
    assert match.sheet.refe_open == (0, 1, 1)


def test_an_unfollowed_hand_counts_as_played() -> None:
    match = announced("karo", match=with_paper(new_match(), opened=(1, 1, 1)))
    match = say(match, "1 ne_pratim, 2 ne_pratim")
    assert last(match).score.value == 12
    assert match.sheet.refe_open == (0, 1, 1)


def test_all_pass_plays_no_refa() -> None:
    match = all_pass(with_paper(new_match(refe=2), opened=(2, 2, 2)))
    assert match.sheet.refe_open == (2, 2, 2)


def test_pik_without_kontra_under_the_hat_plays_no_refa_of_others() -> None:
    match = with_paper(new_match(refe=1), opened=(0, 1, 1), written=(1, 1, 1))
    match = say(announced("pik", match=match), "1 ne_pratim, 2 ne_pratim")
    assert match.sheet.bule == (56, 60, 60)
    assert match.sheet.refe_open == (0, 1, 1)


def test_refe_of_an_earlier_hand_double_the_next() -> None:
    match = all_pass(new_match())
    declarer = (match.dealer + 1) % 3
    match = announced("karo", declarer=declarer, match=match)
    first, second = (declarer + 1) % 3, (declarer + 2) % 3
    match = say(match, f"{first} ne_pratim, {second} ne_pratim")
    assert last(match).score.value == 12
    assert match.sheet.refe_open == tuple(int(seat != declarer) for seat in SEATS)
