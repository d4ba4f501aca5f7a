"""One process for questions that may wait, with every word of it decided by the test."""

import json
from collections.abc import Callable

import pytest

from preferans_desktop.host.patience import Patience
from preferans_desktop.host.sharing import SharedProcess, Urgency

PATIENCE = Patience(limit_ms=700, failures=3, rest_ms=5_000)


class Process:
    """A player process that does what the test says."""

    on_line: Callable[[str], None]
    on_exit: Callable[[], None]

    def __init__(self):
        self.sent = []
        self.starts = 0
        self.starts_at_all = True

    def send(self, line):
        self.sent.append(line)

    def restart(self):
        self.starts += 1
        if not self.starts_at_all:
            self.on_exit()

    def answer(self, name, **fields):
        self.on_line(json.dumps({"id": name, **fields}))


class Sharing:
    def __init__(self):
        self.process = Process()
        self.timers = []
        self.told = []
        self.shared = SharedProcess(self.process, self.call_later, PATIENCE)

    def call_later(self, delay_ms, ring):
        timer = (delay_ms, ring)
        self.timers.append(timer)
        return lambda: timer in self.timers and self.timers.remove(timer)

    def ask(self, about, urgency=Urgency.SOON):
        def line(name):
            self.last = name
            return about

        def tell(fields):
            self.told.append((about, fields and fields.get("action")))

        return self.shared.ask(line, tell, urgency)

    def answer(self, **fields):
        self.process.answer(self.last, **fields)

    def pass_over(self, delay_ms):
        """Ring every timer that was set with this delay."""
        for timer in [timer for timer in self.timers if timer[0] == delay_ms]:
            self.timers.remove(timer)
            timer[1]()


@pytest.fixture
def sharing():
    return Sharing()


def test_a_question_starts_the_process_and_is_answered(sharing):
    sharing.ask("grade")
    assert (sharing.process.starts, sharing.process.sent) == (1, ["grade"])
    sharing.answer(action="dalje")
    assert sharing.told == [("grade", "dalje")]
    assert not sharing.timers


def test_one_question_at_a_time_in_order(sharing):
    for about in ("first", "second", "third"):
        sharing.ask(about)
    assert sharing.process.sent == ["first"]
    for _ in range(3):
        sharing.answer(action="2")
    assert sharing.process.sent == ["first", "second", "third"]
    assert [about for about, _ in sharing.told] == ["first", "second", "third"]


def test_what_is_more_urgent_goes_first_and_what_gave_way_is_asked_again(sharing):
    sharing.ask("later", Urgency.WHENEVER)
    sharing.ask("grade 1")
    sharing.ask("grade 2")
    sharing.ask("hint", Urgency.WAITED_FOR)
    hint = sharing.last
    assert sharing.process.sent == ["later", "grade 1", "hint"]
    for name in ("besides 1", "besides 2"):
        sharing.process.answer(name, action="2", cut=True)
    assert sharing.process.sent == ["later", "grade 1", "hint"]
    sharing.process.answer(hint, action="3")
    for number in range(3):
        sharing.answer(action=str(number))
    assert sharing.process.sent[3:] == ["grade 1", "grade 2", "later"]
    told = [("hint", "3"), ("grade 1", "0"), ("grade 2", "1"), ("later", "2")]
    assert sharing.told == told


def test_an_answer_that_did_not_have_to_give_way_counts(sharing):
    sharing.ask("grade")
    sharing.ask("hint", Urgency.WAITED_FOR)
    sharing.process.answer("besides 1", action="2")
    assert sharing.told == [("grade", "2")]
    assert sharing.process.sent == ["grade", "hint"]


def test_a_question_can_become_urgent(sharing):
    sharing.ask("grade 1")
    sharing.ask("grade 2")
    request = sharing.ask("grade 3")
    sharing.shared.hurry(request)
    assert sharing.process.sent == ["grade 1", "grade 3"]
    sharing.answer(action="2")
    sharing.shared.hurry(request)
    sharing.process.answer("besides 1", action="3")
    assert sharing.process.sent == ["grade 1", "grade 3", "grade 2"]


def test_what_is_not_wanted_any_more_is_not_told(sharing):
    hint = sharing.ask("hint", Urgency.WAITED_FOR)
    sharing.shared.forget(sharing.ask("waiting", Urgency.WAITED_FOR))
    sharing.shared.forget(hint)
    sharing.ask("next", Urgency.WAITED_FOR)
    assert sharing.process.sent == ["hint", "next"]
    sharing.process.answer("besides 1", action="2", cut=True)
    sharing.answer(action="3")
    assert sharing.told == [("next", "3")]


def test_when_the_process_ends_nothing_is_waited_for(sharing):
    sharing.ask("grade 1")
    sharing.ask("grade 2")
    sharing.process.on_exit()
    assert sharing.told == [("grade 1", None)]
    assert sharing.process.starts == 2
    assert sharing.process.sent == ["grade 1", "grade 2"]


def test_a_process_that_does_not_start_answers_nothing(sharing):
    sharing.process.starts_at_all = False
    sharing.ask("hint", Urgency.WAITED_FOR)
    assert sharing.told == [("hint", None)]
    assert not sharing.process.sent
    assert not sharing.timers


def test_a_process_that_hangs_is_ended(sharing):
    sharing.ask("hint", Urgency.WAITED_FOR)
    sharing.ask("grade")
    [(delay, ring)] = sharing.timers
    assert delay == PATIENCE.limit_ms
    ring()
    assert sharing.told == [("hint", None)]
    assert sharing.process.starts == 2
    assert sharing.process.sent == ["hint", "grade"]


@pytest.mark.parametrize("line", ["nonsense", "[]", '{"id": "else"}', '{"id": 3}', "5"])
def test_a_line_that_answers_nothing_is_passed_over(sharing, line):
    sharing.ask("hint", Urgency.WAITED_FOR)
    sharing.process.on_line(line)
    assert not sharing.told
    sharing.answer(action="2")
    assert sharing.told == [("hint", "2")]


def test_nothing_is_told_after_the_end(sharing):
    sharing.ask("grade 1")
    sharing.ask("grade 2")
    sharing.shared.close()
    sharing.answer(action="2")
    assert not sharing.told
    assert sharing.process.sent == ["grade 1"]
    assert not sharing.timers


def test_whoever_asks_after_the_end_starts_nothing(sharing):
    sharing.ask("grade")
    sharing.shared.close()
    sharing.process.on_exit()
    waiting = sharing.ask("hint", Urgency.WAITED_FOR)
    sharing.shared.hurry(waiting)
    sharing.shared.forget(waiting)
    assert (sharing.process.starts, sharing.process.sent) == (1, ["grade"])
    assert not sharing.told
    assert not sharing.timers


def failed_again_and_again(sharing):
    for _ in range(PATIENCE.failures):
        sharing.ask("grade")
        sharing.process.on_exit()
    sharing.told.clear()
    assert sharing.process.starts == PATIENCE.failures


def test_a_process_that_fails_again_and_again_rests(sharing):
    failed_again_and_again(sharing)
    sharing.ask("hint", Urgency.WAITED_FOR)
    sharing.ask("next grade")
    assert sharing.told == [("hint", None)]
    assert sharing.process.starts == PATIENCE.failures
    sharing.pass_over(PATIENCE.rest_ms)
    assert sharing.process.starts == PATIENCE.failures + 1
    sharing.answer(action="2")
    assert sharing.told == [("hint", None), ("next grade", "2")]


def test_what_becomes_urgent_during_a_rest_has_no_answer(sharing):
    failed_again_and_again(sharing)
    sharing.shared.hurry(sharing.ask("grade"))
    assert sharing.told == [("grade", None)]


def test_one_more_failure_after_a_rest_is_another_one(sharing):
    failed_again_and_again(sharing)
    sharing.pass_over(PATIENCE.rest_ms)
    sharing.ask("grade")
    sharing.process.on_exit()
    sharing.ask("next grade")
    assert sharing.process.starts == PATIENCE.failures + 1


def test_a_process_that_hangs_again_and_again_rests(sharing):
    for _ in range(PATIENCE.failures):
        sharing.ask("grade")
        sharing.pass_over(PATIENCE.limit_ms)
    sent = len(sharing.process.sent)
    sharing.ask("next grade")
    assert len(sharing.process.sent) == sent


def test_failures_count_in_a_row(sharing):
    for fails in (True, True, False, True, True):
        sharing.ask("grade")
        if fails:
            sharing.process.on_exit()
        else:
            sharing.answer(action="2")
    sharing.ask("next grade")
    assert sharing.process.sent[-1] == "next grade"


def test_a_process_that_ends_unasked_has_not_failed(sharing):
    sharing.ask("grade")
    sharing.answer(action="2")
    for _ in range(PATIENCE.failures):
        sharing.process.on_exit()
    sharing.ask("next grade")
    assert sharing.process.sent == ["grade", "next grade"]


def test_a_rest_ends_with_the_program(sharing):
    failed_again_and_again(sharing)
    sharing.shared.close()
    assert not sharing.timers
