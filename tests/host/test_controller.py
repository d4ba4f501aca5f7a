"""The controller: nothing changes but by the rules, nothing is told before it is committed."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from preferans_desktop.host.controller import Busy, Controller
from preferans_desktop.host.storage.errors import Cause, StorageError
from preferans_desktop.record.text import parse_action
from preferans_desktop.rules.serbian import match as matches
from preferans_desktop.rules.serbian.actions import Pass
from preferans_desktop.rules.serbian.log import Dealt, Log, Undone, WrittenOff, in_force, replay
from preferans_desktop.rules.serbian.match import RuleViolation
from preferans_desktop.rules.serbian.settings import Rules

NEW = Log(Rules(bule=10), 2)


class SlowStore:
    """Commits when the test says so."""

    def __init__(self):
        self.entries = []
        self._waiting = []

    def __call__(self, entry, done):
        self.entries.append(entry)
        self._waiting.append(done)

    def answer(self, problem=None):
        self._waiting.pop(0)(problem)


def test_an_act_is_committed_before_it_is_shown(new_controller):
    store = SlowStore()
    controller = new_controller(commit=store)
    steps = []
    controller.subscribe(steps.append)
    before = controller.match
    controller.deal()
    assert controller.match is before
    assert (controller.log, controller.revision, controller.busy) == (NEW, 0, True)
    assert not steps
    store.answer()
    assert controller.match.hand is not None
    assert (controller.log.entries, controller.revision, controller.busy) == (
        tuple(store.entries),
        1,
        False,
    )
    [step] = steps
    assert (step.before, step.after) == (before, controller.match)
    assert isinstance(step.event, Dealt)


def test_acts_are_refused_while_one_is_being_committed(new_controller):
    store = SlowStore()
    controller = new_controller(commit=store)
    controller.deal()
    for change in (
        controller.deal,
        controller.write_off,
        lambda: controller.act(Pass(0)),
        lambda: controller.undo(0),
        lambda: controller.resume(NEW),
    ):
        with pytest.raises(Busy):
            change()
    store.answer()
    assert len(store.entries) == len(controller.log.entries) == 1


def test_a_failing_disk_does_not_stop_the_match(new_controller, tmp_path):
    store = SlowStore()
    controller = new_controller(commit=store)
    controller.deal()
    store.answer(StorageError(Cause.DISK_FULL, tmp_path, "test"))
    controller.act(Pass(0), initiator=0)
    store.answer()
    assert controller.log.entries[-1] == Pass(0)
    assert controller.match == replay(controller.log)


def test_a_violation_changes_nothing(new_controller):
    controller = new_controller()
    controller.deal()
    state = controller.match, controller.log, controller.revision
    steps = []
    controller.subscribe(steps.append)
    for change in (
        controller.deal,
        controller.write_off,
        lambda: controller.act(Pass(1)),
        lambda: controller.act(parse_action("0 karta SA")),
    ):
        with pytest.raises(RuleViolation):
            change()
    assert (controller.match, controller.log, controller.revision) == state
    assert not steps
    assert not controller.busy


def test_the_same_generator_deals_the_same_cards(new_controller):
    first, second, other = (new_controller(seed=seed) for seed in (5, 5, 6))
    for controller in (first, second, other):
        controller.deal()
    assert first.match == second.match != other.match


def test_cards_differ_from_match_to_match_without_a_generator():
    deals = set()
    for _ in range(2):
        controller = Controller(NEW, lambda _, done: done(None))
        controller.deal()
        deals.add(controller.match.hand.deal)
    assert len(deals) == 2


def test_writing_off_is_an_entry(new_controller):
    controller = new_controller()
    controller.write_off()
    assert controller.log.entries == (WrittenOff(),)
    assert controller.match.over


def test_who_acted_is_told(new_controller):
    controller = new_controller()
    controller.deal()
    steps = []
    controller.subscribe(steps.append)
    controller.act(Pass(0), initiator=0)
    assert [(step.event, step.initiator) for step in steps] == [(Pass(0), 0)]


def test_every_listener_is_told_every_step_once_in_order(new_controller):
    """Also when a listener acts while it is told."""
    controller = new_controller()
    heard = []

    def pass_on(step):
        heard.append(("first", step.event))
        if controller.match.to_act is not None:
            controller.act(Pass(controller.match.to_act))

    controller.subscribe(pass_on)
    controller.subscribe(lambda step: heard.append(("second", step.event)))
    controller.deal()
    events = controller.log.entries
    assert len(events) == 4
    assert heard == [(name, event) for event in events for name in ("first", "second")]


def test_one_broken_listener_does_not_cut_off_the_others(new_controller):
    controller = new_controller()
    steps = []

    def broken(_step):
        msg = "test"
        raise OSError(msg)

    controller.subscribe(broken)
    controller.subscribe(steps.append)
    with pytest.raises(OSError, match="test"):
        controller.deal()
    with pytest.raises(OSError, match="test"):
        controller.act(Pass(0))
    assert [step.event for step in steps] == list(controller.log.entries)


def test_a_view_is_masked(new_controller):
    controller = new_controller()
    controller.deal()
    view = controller.view(1)
    assert view.seat == 1
    assert [holding.hidden for holding in view.hand.deal.hands] == [10, 0, 10]


def test_resuming_puts_another_match_in_place(new_controller, random_log):
    controller = new_controller()
    controller.deal()
    steps = []
    controller.subscribe(steps.append)
    log = random_log(seed=4, length=60)
    controller.resume(log)
    assert (controller.log, controller.match, controller.revision) == (log, replay(log), 2)
    assert [(step.event, step.after) for step in steps] == [(None, controller.match)]


def test_a_log_against_the_rules_is_not_resumed(new_controller):
    controller = new_controller()
    controller.deal()
    with pytest.raises(RuleViolation):
        controller.resume(Log(Rules(), 0, (Pass(0),)))
    with pytest.raises(ValueError, match="keeps 1 of 0"):
        controller.resume(Log(Rules(), 0, (Undone(1),)))
    assert len(controller.log.entries) == 1


@pytest.mark.parametrize("kept", [-1, 1, 2])
def test_an_undo_takes_something_back(new_controller, kept):
    controller = new_controller()
    controller.deal()
    with pytest.raises(ValueError, match=f"cannot keep {kept} of 1"):
        controller.undo(kept)
    assert len(controller.log.entries) == 1


@given(seed=st.integers(0, 10_000), moves=st.lists(st.integers(0, 9), max_size=80))
def test_any_play_with_undo_equals_its_log(random_event, seed, moves):
    """Undo is an entry: the log only grows, and equals the match; undo is replay of a prefix."""
    generator = random.Random(seed)
    controller = Controller(NEW, lambda _, done: done(None), generator)
    told = []
    controller.subscribe(told.append)
    for move in moves:
        before = controller.log.entries
        events = in_force(before)
        if move == 0 and events:
            kept = generator.randrange(len(events))
            controller.undo(kept)
            expected = replay(Log(NEW.rules, NEW.dealer, events[:kept]))
        else:
            event = random_event(controller.match, generator)
            if event is None:
                break
            if isinstance(event, Dealt):
                controller.deal()
            else:
                controller.act(event)
            expected = replay(controller.log)
        assert controller.match == expected == replay(controller.log)
        assert controller.log.entries[:-1] == before
        assert controller.revision == len(told) == len(controller.log.entries)


@given(seed=st.integers(0, 10_000), length=st.integers(1, 60))
def test_only_what_the_rules_allow_gets_in(random_log, random_event, seed, length):
    """Acts of another position either are legal here too, or change nothing."""
    generator = random.Random(seed)
    controller = Controller(random_log(seed, length), lambda _, done: done(None), generator)
    other = replay(random_log(seed + 1, length))
    for action in matches.legal(other):
        match, log = controller.match, controller.log
        reason = matches.check(match, action)
        if reason is None:
            controller.act(action)
            assert controller.log.entries == (*log.entries, action)
            return
        with pytest.raises(RuleViolation) as got:
            controller.act(action)
        assert got.value.reason == reason
        assert (controller.match, controller.log) == (match, log)
