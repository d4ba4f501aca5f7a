"""One process for turns and other questions, with every word of the process decided by the test."""

import json
from collections.abc import Callable

import pytest

from preferans_desktop.host.sharing import LIMIT_MS, SharedProcess


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
        self.turns = []
        self.exits = 0
        self.told = []
        self.shared = SharedProcess(self.process, self.call_later)
        self.shared.on_line = self.turns.append
        self.shared.on_exit = self.on_exit

    def on_exit(self):
        self.exits += 1

    def call_later(self, delay_ms, ring):
        timer = (delay_ms, ring)
        self.timers.append(timer)
        return lambda: timer in self.timers and self.timers.remove(timer)

    def ask(self, about, *, pressing=False):
        def line(name):
            self.last = name
            return about

        def tell(fields):
            self.told.append((about, fields and fields.get("action")))

        return self.shared.ask(line, tell, pressing=pressing)

    def answer(self, **fields):
        self.process.answer(self.last, **fields)


@pytest.fixture
def sharing():
    return Sharing()


def test_a_question_starts_the_process_and_is_answered(sharing):
    sharing.ask("grade")
    assert (sharing.process.starts, sharing.process.sent) == (1, ["grade"])
    sharing.answer(action="dalje")
    assert sharing.told == [("grade", "dalje")]
    assert not sharing.turns
    assert not sharing.timers


def test_the_turns_start_it_only_where_it_does_not_run(sharing):
    sharing.ask("grade")
    sharing.shared.restart()
    assert sharing.process.starts == 1
    sharing.shared.restart()
    assert sharing.process.starts == 2


def test_one_question_at_a_time_in_order(sharing):
    for about in ("first", "second", "third"):
        sharing.ask(about)
    assert sharing.process.sent == ["first"]
    for _ in range(3):
        sharing.answer(action="2")
    assert sharing.process.sent == ["first", "second", "third"]
    assert [about for about, _ in sharing.told] == ["first", "second", "third"]


def test_a_turn_is_put_at_once_and_what_gave_way_is_asked_again(sharing):
    sharing.ask("grade")
    sharing.shared.send("turn")
    assert sharing.process.sent == ["grade", "turn"]
    sharing.answer(action="2", cut=True)
    assert sharing.process.sent == ["grade", "turn"]
    sharing.process.answer(7, action="moje")
    assert sharing.process.sent == ["grade", "turn", "grade"]
    assert not sharing.told
    sharing.answer(action="3")
    assert sharing.told == [("grade", "3")]
    assert [json.loads(line)["id"] for line in sharing.turns] == [7]


def test_an_answer_that_did_not_have_to_give_way_counts(sharing):
    sharing.ask("grade")
    sharing.shared.send("turn")
    sharing.answer(action="2")
    assert sharing.told == [("grade", "2")]


def test_nothing_is_asked_while_a_turn_is_out(sharing):
    sharing.shared.restart()
    sharing.shared.send("turn")
    sharing.ask("hint", pressing=True)
    assert sharing.process.sent == ["turn"]
    sharing.process.answer(1, action="2")
    assert sharing.process.sent == ["turn", "hint"]


def test_what_a_person_waits_for_goes_before_the_rest(sharing):
    sharing.ask("grade 1")
    sharing.ask("grade 2")
    sharing.ask("hint", pressing=True)
    first = sharing.last
    assert sharing.process.sent == ["grade 1", "hint"]
    sharing.process.answer("besides 1", action="2", cut=True)
    assert sharing.process.sent == ["grade 1", "hint"]
    sharing.process.answer(first, action="3")
    assert sharing.process.sent[2:] == ["grade 1"]
    sharing.answer(action="2")
    assert sharing.process.sent[3:] == ["grade 2"]
    assert sharing.told == [("hint", "3"), ("grade 1", "2")]


def test_what_is_not_wanted_any_more_is_not_told(sharing):
    forget = sharing.ask("hint", pressing=True)
    sharing.ask("waiting", pressing=True)()
    forget()
    sharing.ask("next", pressing=True)
    assert sharing.process.sent == ["hint", "next"]
    sharing.process.answer("besides 1", action="2", cut=True)
    sharing.answer(action="3")
    assert sharing.told == [("next", "3")]


def test_when_the_process_ends_nothing_is_waited_for(sharing):
    sharing.ask("grade 1")
    sharing.ask("grade 2")
    sharing.process.on_exit()
    assert sharing.told == [("grade 1", None)]
    assert sharing.exits == 1
    sharing.ask("grade 3")
    assert sharing.process.starts == 2
    assert sharing.process.sent == ["grade 1", "grade 2"]


def test_a_process_that_does_not_start_answers_nothing(sharing):
    sharing.process.starts_at_all = False
    sharing.ask("hint", pressing=True)
    assert sharing.told == [("hint", None)]
    assert not sharing.process.sent
    assert not sharing.timers


def test_a_process_that_hangs_is_ended(sharing):
    sharing.ask("hint", pressing=True)
    [(delay, ring)] = sharing.timers
    assert delay == LIMIT_MS
    ring()
    assert sharing.told == [("hint", None)]
    assert sharing.process.starts == 2


def test_a_turn_has_its_own_limit(sharing):
    sharing.ask("hint", pressing=True)
    sharing.shared.send("turn")
    sharing.timers[0][1]()
    assert sharing.process.starts == 1


@pytest.mark.parametrize("line", ["nonsense", "[]", '{"id": "else"}', '{"id": 3}', "5"])
def test_every_other_line_is_for_the_turns(sharing, line):
    sharing.ask("hint", pressing=True)
    sharing.process.on_line(line)
    assert sharing.turns == [line]
    assert not sharing.told


def test_nothing_is_told_after_the_end(sharing):
    sharing.ask("grade 1")
    sharing.ask("grade 2")
    sharing.shared.close()
    sharing.answer(action="2")
    assert not sharing.told
    assert sharing.process.sent == ["grade 1"]
    assert not sharing.timers
