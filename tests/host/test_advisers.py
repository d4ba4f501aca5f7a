"""Advice about one moment: asked for once, ahead if that can be, and refined while it is shown."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace

import pytest

from preferans_desktop.cli import engine
from preferans_desktop.host.advisers import REFINING_MS, Advisers
from preferans_desktop.host.pooling import MOST
from preferans_desktop.host.questions import Position
from preferans_desktop.host.sharing import SharedProcess, Urgency
from preferans_desktop.record.reader import RecordReader
from preferans_desktop.rules.serbian import match as matches
from preferans_desktop.rules.serbian.log import Hinted, Log, replay
from support.evening import log_to


class Players:
    """A process that answers when the test says so, a little differently with each seed."""

    on_line: Callable[[str], None]
    on_exit: Callable[[], None]

    def __init__(self):
        self.questions = []
        self.same_deals = False

    def restart(self): ...

    def send(self, line):
        self.questions.append(json.loads(line))

    def answer(self, **more):
        question = self.questions[-1]
        off = 0 if self.same_deals else question["seed"] % 11
        act = {"action": "dalje", "passes": None, "value": 3.0 + off, "falls": None}
        fields = {"action": "dalje", "candidates": [act], "reason_code": None}
        told = {**fields, "reason_parameters": {}, "deals": 60, **more}
        self.on_line(json.dumps({"id": question["id"], **told}))


class Room:
    def __init__(self, log, header):
        self.log, self.match = log, replay(log)
        self.header = replace(header, rules=log.rules, dealer=log.dealer)
        self.players, self.timers = Players(), []
        self.advisers = Advisers(SharedProcess(self.players, self.call_later), self.call_later)
        self.told = []

    def call_later(self, delay_ms, ring):
        timer = (delay_ms, ring)
        self.timers.append(timer)
        return lambda: timer in self.timers and self.timers.remove(timer)

    def ring(self, delay_ms):
        for delay, ring in list(self.timers):
            if delay == delay_ms:
                ring()

    @property
    def position(self):
        return Position(self.header, self.log, self.match, self.match.to_act)

    def later(self):
        """The same moment after a hint was noted."""
        log = replace(self.log, entries=(*self.log.entries, Hinted(0)))
        return Position(self.header, log, self.match, self.match.to_act)

    def other(self):
        """Another moment: the match before the last entry."""
        log = Log(self.log.rules, self.log.dealer, self.log.entries[:-1])
        match = replay(log)
        return Position(self.header, log, match, match.to_act or 0)

    def ask(self, position=None):
        return self.advisers.ask(position or self.position, self.told.append, pressing=True)


@pytest.fixture
def room(random_log, header):
    return Room(random_log(5, 4), header)


def test_a_moment_is_asked_about_once(room):
    room.advisers.look_ahead(room.position, Urgency.WAITED_FOR)
    room.ask()
    room.advisers.consult(room.later(), room.told.append, Urgency.SOON)
    assert len(room.players.questions) == 1
    room.players.answer()
    room.ask()
    assert len(room.players.questions) == 1
    first, fields, again = room.told
    assert first == again
    assert fields["candidates"][0]["value"] == first.candidates[0].value


def test_another_moment_takes_its_place(room):
    room.advisers.look_ahead(room.position, Urgency.WAITED_FOR)
    room.ask(room.other())
    assert len(room.players.questions) == 2
    room.players.answer()
    assert len(room.told) == 1
    room.ask()
    assert len(room.players.questions) == 3


def test_the_same_moment_of_another_match_is_another(room):
    room.ask()
    room.players.answer()
    other = replace(room.position, header=replace(room.header, seed=room.header.seed + 1))
    room.ask(other)
    assert [each["seed"] for each in room.players.questions] == [room.position.seed, other.seed]


def test_who_still_waits_for_the_moment_before_is_told(room):
    room.advisers.consult(room.position, room.told.append, Urgency.SOON)
    room.advisers.look_ahead(room.other(), Urgency.WAITED_FOR)
    room.players.answer()
    assert not room.told
    room.players.questions.pop()
    room.players.answer()
    assert len(room.told) == 1


def test_nothing_is_told_after_it_is_not_wanted_any_more(room):
    room.ask()()
    room.players.answer()
    assert not room.told


def test_players_that_failed_are_asked_again(room):
    room.ask()
    room.players.on_exit()
    room.ask()
    room.players.on_line(json.dumps({"id": room.players.questions[-1]["id"], "error": "no"}))
    room.ask()
    room.players.answer()
    assert [each is None for each in room.told] == [True, True, False]


def refine(room):
    room.ask()
    room.players.answer()
    refined = []
    end = room.advisers.refine(room.position, room.told[0], refined.append)
    return refined, end


def test_refining_is_counted_and_ends(room):
    refined, _ = refine(room)
    for _ in range(MOST - 1):
        room.players.answer()
    assert len(refined) == MOST - 1
    assert [each.samples for each in refined] == list(range(2, MOST + 1))
    assert len(room.players.questions) == MOST
    seeds = {question["seed"] for question in room.players.questions}
    assert len(seeds) == MOST
    assert {each.action for each in refined} == {room.told[0].action}
    assert refined[-1].candidates[0].value_within is not None
    assert not room.timers


def test_refining_ends_when_nobody_looks_any_more(room):
    refined, end = refine(room)
    room.players.answer()
    end()
    room.players.answer()
    assert len(refined) == 1
    assert len(room.players.questions) == 3


def test_refining_ends_by_the_clock(room):
    refined, _ = refine(room)
    room.players.answer()
    room.ring(REFINING_MS)
    room.players.answer()
    assert len(refined) == 1


def test_nothing_is_refined_where_the_same_deals_are_looked_at(room):
    room.players.same_deals = True
    refined, _ = refine(room)
    room.players.answer()
    assert not refined
    assert len(room.players.questions) == 2


def test_an_answer_cut_short_is_not_counted(room):
    refined, _ = refine(room)
    room.players.answer(cut=True)
    assert not refined


class Engine:
    """The program's own engine, in this process."""

    on_line: Callable[[str], None]
    on_exit: Callable[[], None]

    def __init__(self):
        self._reader = RecordReader()

    def restart(self): ...

    def send(self, line):
        self.on_line(json.dumps(engine.answer(line.encode(), self._reader)))


def late_card(match):
    play = match.hand.play if match.hand is not None else None
    if play is None or match.hand.offer is not None or play.left != 7 or len(play.defenders) < 2:
        return False
    return len(matches.legal(match)) > 2


def test_what_is_refined_is_the_same_each_time(room, header):
    room.log = log_to(late_card)
    room.match = replay(room.log)
    runs = []
    for _ in range(2):
        told, refined = [], []
        advisers = Advisers(SharedProcess(Engine(), room.call_later), room.call_later)
        advisers.ask(room.position, told.append, pressing=True)
        advisers.refine(room.position, told[0], refined.append)
        assert [each.action for each in refined] == [told[0].action] * (MOST - 1)
        runs.append(refined[-1])
    assert runs[0] == runs[1]
    assert runs[0].candidates[0].value_within is not None


def test_a_refining_gives_way_to_the_next_moment(room):
    refined, end = refine(room)
    end()
    room.advisers.look_ahead(room.other(), Urgency.WAITED_FOR)
    assert room.players.questions[-1]["seed"] == room.other().seed
    assert all(question["gives_way"] for question in room.players.questions)
    assert not refined
