"""The log: replay, undo, the end of what may be applied."""

import pytest

from preferans_desktop.rules.serbian.log import (
    Dealt,
    Log,
    Undone,
    WrittenOff,
    apply_event,
    course_of,
    in_force,
    replay,
)
from preferans_desktop.rules.serbian.match import RuleViolation, start
from preferans_desktop.rules.serbian.settings import Rules
from support.table import acts, striped_deal

HAND = (Dealt(striped_deal()), *acts("0 2, 1 dalje, 2 dalje, 0 skart CK CA, 0 objava karo"))


def test_an_empty_log_is_a_match_before_its_first_deal() -> None:
    match = replay(Log(Rules(), 1))
    assert match == start(Rules(), 1)
    assert match.dealer == 1
    assert match.forehand == 2
    assert match.hand is None
    assert match.sheet.bule == (60, 60, 60)


def test_replay_applies_every_entry() -> None:
    match = start(Rules(), 2)
    for event in HAND:
        match = apply_event(match, event)
    assert replay(Log(Rules(), 2, HAND)) == match


@pytest.mark.parametrize("kept", range(len(HAND) + 1))
def test_undo_keeps_the_first_entries(kept: int) -> None:
    assert in_force((*HAND, Undone(kept))) == HAND[:kept]
    assert replay(Log(Rules(), 2, (*HAND, Undone(kept)))) == replay(Log(Rules(), 2, HAND[:kept]))


def test_undo_and_go_on_and_undo_again() -> None:
    entries = (*HAND[:4], Undone(2), *acts("1 3, 2 dalje"), Undone(3), *acts("2 4"))
    assert in_force(entries) == (HAND[0], *acts("0 2, 1 3, 2 4"))


def test_undo_counts_entries_in_force_only() -> None:
    assert in_force((*HAND[:5], Undone(3), Undone(3))) == HAND[:3]
    with pytest.raises(ValueError, match="undo"):
        in_force((*HAND[:5], Undone(3), Undone(4)))


@pytest.mark.parametrize("kept", [-1, 7, 100])
def test_undo_of_what_was_never_there(kept: int) -> None:
    with pytest.raises(ValueError, match="undo"):
        replay(Log(Rules(), 2, (*HAND, Undone(kept))))


def test_undo_of_a_write_off() -> None:
    entries = (WrittenOff(), Undone(0), *HAND)
    assert replay(Log(Rules(), 2, entries)) == replay(Log(Rules(), 2, HAND))


@pytest.mark.parametrize(
    "entries",
    [
        pytest.param(HAND[1:], id="a word before the deal"),
        pytest.param((*HAND, HAND[0]), id="a deal within a hand"),
        pytest.param((*HAND, WrittenOff()), id="a write-off within a hand"),
        pytest.param((WrittenOff(), HAND[0]), id="a deal after the write-off"),
        pytest.param((WrittenOff(), WrittenOff()), id="a second write-off"),
        pytest.param((*HAND, *acts("0 pratim")), id="a word out of turn"),
    ],
)
def test_a_log_against_the_rules_is_refused(entries: tuple) -> None:
    with pytest.raises(RuleViolation):
        replay(Log(Rules(), 2, entries))


def test_the_course_holds_every_match_on_the_way() -> None:
    course = course_of(Log(Rules(), 2, HAND))
    assert list(course) == [replay(Log(Rules(), 2, HAND[:count])) for count in range(len(HAND) + 1)]


def test_the_same_log_is_applied_once() -> None:
    log = Log(Rules(), 2, HAND)
    assert replay(log) is replay(Log(Rules(), 2, HAND))
