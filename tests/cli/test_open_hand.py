"""Open cards of a finished hand: the same as the solver says of each position, and in order."""

from __future__ import annotations

import json

import pytest

from preferans_desktop.cli.engine import answer
from preferans_desktop.cli.open_hand import open_hand
from preferans_desktop.record.document import document_of
from preferans_desktop.record.reader import RecordReader
from preferans_desktop.record.replaying import record_of_log
from preferans_desktop.rules.cards import parse_card
from preferans_desktop.rules.seats import SEATS
from preferans_desktop.rules.serbian.actions import PlayCard
from preferans_desktop.rules.serbian.contracts import Contract
from preferans_desktop.rules.serbian.hand import Hand
from preferans_desktop.rules.serbian.log import Log, replay
from preferans_desktop.rules.serbian.match import Match
from preferans_desktop.rules.serbian.play import Ended
from preferans_desktop.rules.serbian.scoring import HandKind
from preferans_desktop.rules.serbian.settings import Rules
from support.evening import log_to

NAMES = ("A", "B", "C")


def played(contract: Contract | None = None):
    def reached(match: Match) -> bool:
        if not match.finished or match.hand is not None:
            return False
        last = match.finished[-1]
        wanted = contract in (None, last.outcome.contract)
        return wanted and last.outcome.kind is HandKind.PLAYED and last.hand.discard is not None

    return reached


def asked(log: Log, **more: object) -> dict[str, object]:
    question = {"id": 1, "record": document_of(record_of_log(log, NAMES)), "open": True, **more}
    return answer(json.dumps(question).encode(), RecordReader())


def last_hand(log: Log) -> Hand:
    return replay(log).finished[-1].hand


@pytest.fixture(scope="module")
def log() -> Log:
    return log_to(played(Contract.TREF))


def test_every_card_is_told_and_the_best_gives_nothing_away(log: Log):
    told = asked(log)["given_away"]
    hand = last_hand(log)
    cards = [place for place, act in enumerate(hand.actions) if isinstance(act, PlayCard)]
    assert [each["act"] for each in told] == cards
    assert all(0 <= each["tricks"] <= 10 for each in told)


def test_what_was_given_away_makes_up_the_difference_to_best_play():
    """Tricks of best play, less what the declarer and plus what the defenders gave away."""

    def to_the_end(match: Match) -> bool:
        return played()(match) and match.finished[-1].outcome.ended is Ended.ALL_TRICKS

    log = log_to(to_the_end)
    told, hand = asked(log), last_hand(log)
    defenders = list(hand.play.defenders)
    tricks = next(each["tricks"] for each in told["defences"] if each["seats"] == defenders)
    for each in told["given_away"]:
        sign = -1 if hand.actions[each["act"]].seat == hand.declarer else 1
        tricks += sign * each["tricks"]
    assert tricks == hand.play.taken[hand.declarer]


def test_all_discards_stand_in_order_and_the_first_is_the_best_of_the_table(log: Log):
    told, hand = asked(log), last_hand(log)
    tricks = [each["tricks"] for each in told["discards"]]
    assert len({frozenset(each["cards"]) for each in told["discards"]}) == 66
    assert tricks == sorted(tricks, reverse=True)
    assert told["contracts"][hand.declarer]["tref"] == tricks[0]
    mine = {parse_card(card) for card in told["discards"][0]["cards"]}
    assert mine <= hand.deal.hands[hand.declarer].known | hand.deal.talon.known


def test_betl_is_told_by_yes_and_no():
    log = log_to(played(Contract.BETL))
    told, hand = asked(log), last_hand(log)
    tricks = [each["tricks"] for each in told["discards"]]
    assert tricks == sorted(tricks)
    assert set(tricks) <= {0, 1}
    assert [len(each["seats"]) for each in told["defences"]] == [2]
    assert told["contracts"][hand.declarer]["betl"] == tricks[0]
    assert {told["contracts"][seat]["betl"] for seat in SEATS} <= {0, 1}


def test_a_hand_that_was_passed_by_all_has_a_table_of_contracts_alone():
    def passed(match: Match) -> bool:
        return bool(match.finished) and match.finished[-1].outcome.kind is HandKind.ALL_PASS

    told = asked(log_to(passed))
    assert (told["given_away"], told["discards"], told["defences"]) == ([], [], [])
    assert all(len(contracts) == 6 for contracts in told["contracts"])


def test_one_that_has_to_give_way_says_so(log: Log):
    assert open_hand(last_hand(log), lambda: True) == {"cut": True}


@pytest.mark.parametrize(
    "more", [{"open": False}, {"open": 1}, {"seat": 0}, {"gives_way": "yes"}], ids=str
)
def test_a_bad_question_gets_a_sentence(log: Log, more: dict[str, object]):
    assert set(asked(log, **more)) == {"id", "error"}


def test_no_finished_hand_gets_a_sentence():
    assert "finished hand" in asked(Log(Rules(), 0))["error"]
