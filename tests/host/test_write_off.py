"""Computer players answer a proposed write-off by the open papers, by one plain rule."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from preferans_desktop.host.write_off import Objection, Refusal, first_refusal, objection_of
from preferans_desktop.rules.serbian.sheet import results, written_off
from support.table import A, B, C, new_match, with_paper

NO_SUPE = ((0, 0, 0), (0, 0, 0), (0, 0, 0))
ROWS = [
    # bule, what A wrote against B, open refe, answers of A, B, C
    pytest.param((40, 40, 40), 0, (0, 0, 0), (None, None, None), id="all level"),
    pytest.param((40, 40, 40), 0, (1, 1, 1), (None, None, None), id="a refa each"),
    pytest.param((40, 40, 40), 0, (0, 1, 0), (None, "refa", None), id="one has yet to play his"),
    pytest.param((40, 40, 40), 0, (1, 1, 0), ("refa", "refa", None), id="two have, one has not"),
    pytest.param((30, 30, 60), 0, (0, 0, 0), (None, None, "behind"), id="behind, 120 to play for"),
    pytest.param((40, 40, 40), 800, (0, 0, 0), (None, "behind", None), id="just within reach"),
    pytest.param((40, 40, 40), 802, (0, 0, 0), (None, None, None), id="out of reach"),
    pytest.param((-20, 2, 20), 0, (0, 0, 0), (None, "behind", None), id="two left help one"),
]


@pytest.mark.parametrize(("bule", "supe", "refe", "answers"), ROWS)
def test_answers(bule, supe, refe, answers) -> None:
    written = ((0, supe, 0), (0, 0, 0), (0, 0, 0))
    match = with_paper(new_match(), bule=bule, supe=written, opened=refe)
    said = tuple(objection_of(match, seat) for seat in (A, B, C))
    assert tuple(None if each is None else each.value for each in said) == answers


def test_the_first_no_from_forehand_is_heard_and_the_person_is_not_asked() -> None:
    match = with_paper(new_match(), bule=(60, 60, 6), opened=(0, 0, 0))
    assert objection_of(match, A) is objection_of(match, B) is Objection.BEHIND
    assert first_refusal(match, (B, C)) == Refusal(B, Objection.BEHIND)
    assert first_refusal(match, (C,)) is None
    assert first_refusal(match, (A, B)) == Refusal(match.forehand, Objection.BEHIND)


@given(
    bule=st.tuples(*[st.integers(-30, 90)] * 3).filter(lambda three: sum(three) > 0),
    refe=st.tuples(*[st.integers(0, 2)] * 3),
)
def test_whoever_wins_has_nothing_against_it_but_refe(bule, refe) -> None:
    match = with_paper(new_match(), bule=bule, supe=NO_SUPE, opened=refe)
    after = results(written_off(match.sheet, match.forehand))
    for seat in (A, B, C):
        if after[seat] <= 0:
            assert objection_of(match, seat) in {None, Objection.REFA}
