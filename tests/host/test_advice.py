"""Asking for advice about any position, and reading it."""

import json
from collections.abc import Callable
from dataclasses import replace

import pytest

from preferans_desktop.cli import engine
from preferans_desktop.host.advice import Advice, Weighed, parse_advice
from preferans_desktop.host.advisers import Advisers
from preferans_desktop.host.questions import Position, decision_seed
from preferans_desktop.host.sharing import SharedProcess
from preferans_desktop.record.reader import RecordReader
from preferans_desktop.rules.cards import Suit, parse_card
from preferans_desktop.rules.serbian.actions import Bid, Pass
from preferans_desktop.rules.serbian.contracts import Contract
from preferans_desktop.rules.serbian.log import Dealt, in_force, replay

ANSWER = {
    "id": "x",
    "action": "2",
    "ms": 4,
    "candidates": [
        {"action": "2", "passes": 0.7, "value": -3.5, "falls": 0.3},
        {"action": "dalje", "passes": None, "value": 0, "falls": None},
    ],
    "reason": "…",
    "reason_code": "bid_estimate",
    "reason_parameters": {"level": 2, "contract": "pik", "chance": 0.7},
    "deals": 60,
}


class Engine:
    """The program's own engine, in this process."""

    on_line: Callable[[str], None]
    on_exit: Callable[[], None]

    def __init__(self):
        self.questions = []
        self._reader = RecordReader()

    def restart(self): ...

    def send(self, line):
        self.questions.append(json.loads(line))
        self.on_line(json.dumps(engine.answer(line.encode(), self._reader)))


def no_timer(_delay, _ring):
    return lambda: None


def advisers_over(process):
    return Advisers(SharedProcess(process, no_timer), no_timer)


def position_of(log, header, seat):
    return Position(replace(header, rules=log.rules, dealer=log.dealer), log, replay(log), seat)


def test_any_seat_of_any_beginning_of_a_match(random_log, header):
    whole = random_log(5, 60)
    process, told = Engine(), []
    advisers = advisers_over(process)
    asked = 0
    for count in range(1, len(whole.entries), 7):
        log = replace(whole, entries=whole.entries[:count])
        match = replay(log)
        if match.to_act is None:
            continue
        asked += 1
        position = position_of(log, header, match.to_act)
        advisers.ask(position, told.append, pressing=False)
        assert told[-1].action.seat == match.to_act
        assert told[-1].candidates[0].action == told[-1].action
        question = process.questions[-1]
        assert question["record"]["seen_by"] == question["seat"] == match.to_act
        entries = len(in_force(log.entries))
        assert question["seed"] == decision_seed(header.seed, match.to_act, entries)
        assert question["level"] == "majstor"
        assert question["gives_way"] is True
    assert len(told) == asked > 3


def test_reading_an_answer():
    assert parse_advice(ANSWER, 1) == Advice(
        action=Bid(1, 2),
        candidates=(Weighed(Bid(1, 2), 0.7, -3.5, 0.3), Weighed(Pass(1), None, 0)),
        reason_code="bid_estimate",
        parameters={"level": 2, "contract": Contract.PIK, "chance": 0.7},
        deals=60,
    )
    assert parse_advice({**ANSWER, "cut": True}, 1).cut


def test_parameters_of_every_type():
    told = {"card": "SK", "suit": "herc", "contract": "betl", "partner": 2, "tricks": 1.25}
    assert parse_advice({**ANSWER, "reason_parameters": told}, 1).parameters == {
        "card": parse_card("SK"),
        "suit": Suit.HERC,
        "contract": Contract.BETL,
        "partner": 2,
        "tricks": 1.25,
    }


@pytest.mark.parametrize(
    "change",
    [
        {"action": "sing"},
        {"action": 3},
        {"candidates": None},
        {"candidates": [{}]},
        {"candidates": [{"action": "2", "passes": "much", "value": 0, "falls": None}]},
        {"candidates": [{"action": "2", "passes": 0.5, "value": True, "falls": None}]},
        {"candidates": [{"action": "2", "passes": 0.5, "value": 0, "falls": "no"}]},
        {"reason_code": 5},
        {"reason_parameters": {"suit": "green"}},
        {"reason_parameters": {"card": 5}},
        {"reason_parameters": {"tricks": "many"}},
        {"deals": "many"},
        {"error": "no", "action": None, "candidates": []},
    ],
)
def test_nonsense_is_no_advice(change):
    fields = {**ANSWER, **change}
    if "error" in change:
        del fields["reason_code"]
    assert parse_advice(fields, 1) is None


def test_no_act_is_advice_too():
    told = {**ANSWER, "action": None, "candidates": [], "reason_code": None}
    assert parse_advice({**told, "reason_parameters": {}}, 1) == Advice(None, (), None, {}, 60)


def test_no_answer_is_no_advice(random_log, header):
    log = random_log(5, 1)
    assert isinstance(log.entries[0], Dealt)
    process, told = Engine(), []
    process.send = lambda _line: process.on_exit()
    advisers = advisers_over(process)
    advisers.ask(position_of(log, header, 0), told.append, pressing=True)
    assert told == [None]
