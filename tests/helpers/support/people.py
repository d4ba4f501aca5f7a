"""People who decide quickly, the same every time, and let a match come to its end."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from preferans_desktop.cli.engine import answer
from preferans_desktop.record.reader import RecordReader
from preferans_desktop.record.text import format_words
from preferans_desktop.rules.cards import rank_of
from preferans_desktop.rules.serbian import actions
from preferans_desktop.rules.serbian.actions import Action, PlayCard
from preferans_desktop.rules.serbian.masking import view_of_masked
from preferans_desktop.rules.serbian.view import PlayerView

LIKELY: dict[type, float] = {
    actions.Pass: 2,
    actions.Bid: 3,
    actions.DeclareHandGame: 0.2,
    actions.DeclareBetl: 0.05,
    actions.DeclareSans: 0.1,
    actions.StayOut: 9,
    actions.Call: 0.3,
    actions.Kontra: 0.1,
    actions.OfferAll: 0.02,
    actions.OfferNoTrick: 0.02,
    actions.OfferTricks: 0.02,
    actions.TakeOver: 0.2,
    actions.GiveBack: 0.1,
}
"""How likely a word is; others count 1. Defenders seldom follow, so that declarers pass."""


def decide(view: PlayerView, seed: int) -> Action:
    """One of the legal acts. A declarer plays his highest card, a defender his lowest."""
    generator = random.Random(seed)
    words = [act for act in view.legal if not isinstance(act, PlayCard)]
    cards = [act for act in view.legal if isinstance(act, PlayCard)]
    weights = [LIKELY.get(type(act), 1.0) for act in words]
    if cards:
        declares = view.hand is not None and view.hand.declarer == view.seat
        sign = 1 if declares else -1
        words.append(max(cards, key=lambda act: sign * rank_of(act.card)))
        weights.append(1.0)
    return generator.choices(words, weights)[0]


def _nobody(_line: str) -> None: ...


def _nothing() -> None: ...


class QuickPlayers:
    """Computer players in this process who answer at once; see `host.thinking.PlayerProcess`."""

    def __init__(self) -> None:
        self.on_line: Callable[[str], None] = _nobody
        self.on_exit: Callable[[], None] = _nothing
        self._reader = RecordReader()
        self.asked = 0

    def restart(self) -> None: ...

    def stop(self) -> None: ...

    def send(self, line: str) -> None:
        question = json.loads(line)
        if question.get("gives_way"):
            self.answer_besides(line)
            return
        self.asked += 1
        _, match = self._reader.read(question["record"])
        view = view_of_masked(match, question["seat"])
        action = decide(view, question["seed"]) if view.legal else None
        words = None if action is None else format_words(action)
        self.on_line(json.dumps({"id": question["id"], "action": words}))

    def answer_besides(self, line: str) -> None:
        """Nothing: what is asked besides the turns is left to who looks at it."""
        self.on_line(json.dumps({"id": json.loads(line)["id"], "error": "not now"}))


class ThoughtfulPlayers(QuickPlayers):
    """The same, but they tell open cards, and weigh every act, each 12 points worse than the last.

    Attributes:
        besides: how many questions besides the turns were answered.
        lines: those questions.
    """

    def __init__(self) -> None:
        super().__init__()
        self.besides = 0
        self.lines: list[str] = []
        self._besides = RecordReader()

    def answer_besides(self, line: str) -> None:
        self.besides += 1
        self.lines.append(line)
        question = json.loads(line)
        if "open" in question:
            self.on_line(json.dumps(answer(line.encode(), self._besides)))
            return
        _, match = self._besides.read(question["record"])
        words = [format_words(act) for act in view_of_masked(match, question["seat"]).legal]
        weighed = [
            {"action": word, "passes": 0.5, "value": 12.0 * place, "falls": None}
            for place, word in enumerate(words)
        ]
        told = {"candidates": weighed, "reason_code": "pass_weak", "reason_parameters": {}}
        fields = {"id": question["id"], "action": words[0], **told, "deals": 60}
        self.on_line(json.dumps(fields))


class SilentPlayers(QuickPlayers):
    """Computer players who never answer."""

    def send(self, line: str) -> None:
        self.asked += _is_turn(line)


class DyingPlayers(QuickPlayers):
    """Computer players whose process ends whenever it is asked."""

    def send(self, line: str) -> None:
        if _is_turn(line):
            self.asked += 1
            self.on_exit()


def _is_turn(line: str) -> bool:
    """Whether a question is about a turn, and not one that may wait."""
    return not json.loads(line).get("gives_way")


REASONS: dict[type, tuple[str, dict[str, object]]] = {
    actions.Pass: ("pass_weak", {}),
    actions.Discard: ("discard_losers", {"contract": "herc"}),
    actions.Announce: ("announce_trump", {"suit": "herc", "tricks": 6.4}),
    actions.Follow: ("follow_two_tricks", {"tricks": 2.1}),
    actions.Kontra: ("kontra_sure_set", {"tricks": 5.2}),
    actions.Accept: ("accept_certain", {}),
}
"""A reason for an act, true or not; others are played because nothing else can be."""
AGAINST = {"against_code": "play_low", "against_parameters": {}}


class Advisers(QuickPlayers):
    """Computer players who never act, and advise the first of the legal acts.

    The first act is worth 10 supe more than the second, 20 more than the third, and so on; the
    declarer makes his contract 80, 79, 78 … times in 100.
    """

    def send(self, line: str) -> None:
        self.asked += 1
        question = json.loads(line)
        if not question.get("explain"):
            return
        _, match = self._reader.read(question["record"])
        view = view_of_masked(match, question["seat"])
        self.on_line(json.dumps({"id": question["id"], "ms": 1, "reason": None, **advice(view)}))


def advice(view: PlayerView) -> dict[str, Any]:
    """What the advisers say in a position."""
    legal = [act for act in view.legal if not isinstance(act, actions.TakeOver)]
    code, parameters = REASONS.get(type(legal[0]), ("only_card", {})) if legal else (None, {})
    candidates = [
        {
            "action": format_words(act),
            "passes": 0.8 - place / 100,
            "value": 10.0 * place - 30,
            "falls": 0.1 + place / 100,
            "bule": 1.24 * place - 1.2,
            "supe": 8.4 - place,
            **(AGAINST if place and isinstance(act, PlayCard) else {}),
        }
        for place, act in enumerate(legal)
    ]
    return {
        "action": format_words(legal[0]) if legal else None,
        "candidates": candidates,
        "reason_code": code,
        "reason_parameters": parameters,
        "deals": 60,
    }


class PatientAdvisers(Advisers):
    """The same; asked again with another seed they wait for the test, and tell other numbers.

    Attributes:
        waiting: the questions they have not answered.
    """

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[dict[str, Any]] = []

    def send(self, line: str) -> None:
        question = json.loads(line)
        if question.get("explain"):
            super().send(line)
        elif question.get("gives_way") and "open" not in question:
            self.waiting.append(question)

    def answer_next(self, off: float) -> None:
        """Answer the question asked first, with results so much worse than at first."""
        question = self.waiting.pop(0)
        _, match = self._reader.read(question["record"])
        told = advice(view_of_masked(match, question["seat"]))
        for each in told["candidates"]:
            each["value"] += off
        self.on_line(json.dumps({"id": question["id"], **told}))


class FailingAdvisers(QuickPlayers):
    """Computer players who never act, and whose process ends when a hint is wanted."""

    def send(self, line: str) -> None:
        if json.loads(line).get("explain"):
            self.on_exit()
