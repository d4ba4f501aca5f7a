"""What is known about the acts and hands of the match in place, and where it comes from.

A process of players beside the one of the turns works it out: grades while whoever is to act still
decides, open cards right after the hand, and then what a computer would have made of the person's
cards; what is missing, when hands are looked at. All of it is kept in the store but the open
cards, which are worked out anew.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from preferans_desktop.host.advice import LEVEL, Advice
from preferans_desktop.host.advisers import Advisers
from preferans_desktop.host.answers import Fields
from preferans_desktop.host.controller import Controller, Step
from preferans_desktop.host.header import USUAL_PERSONA, MatchHeader
from preferans_desktop.host.questions import Position, decision_seed, question_line
from preferans_desktop.host.review.comparing import Comparing, ToCompare
from preferans_desktop.host.review.hands import Beginning, PastAct, PastHand, last_beginning
from preferans_desktop.host.review.kinds import Key, Kind
from preferans_desktop.host.review.open_cards import OpenCards, ask_open_cards
from preferans_desktop.host.review.stand_in import (
    Compared,
    brought,
    compared_text,
    parse_compared,
)
from preferans_desktop.host.review.thoughts import parse_thought, thought_text
from preferans_desktop.host.sharing import SharedProcess, Urgency
from preferans_desktop.rules.seats import SEATS, Seat
from preferans_desktop.rules.serbian import hand as hands
from preferans_desktop.rules.serbian.actions import Action
from preferans_desktop.rules.serbian.hand import Hand
from preferans_desktop.rules.serbian.log import Dealt, Log, Undone, WrittenOff, in_force, replay
from preferans_desktop.rules.serbian.match import Match

Listener = Callable[[], None]


class ThoughtStore(Protocol):
    """Where thoughts are kept beside the match."""

    def keep_thought(self, key: Key, text: str) -> None:
        """Keep a thought of the match in place."""

    def thoughts(self, match_id: str) -> Mapping[Key, str]:
        """What was kept for a match; nothing where it cannot be read."""


@dataclass(frozen=True, slots=True)
class _Act:
    """An act to be graded, in what it met.

    Attributes:
        log: before it.
        match: what that log leads to; replaying takes its time, so only when it is wanted.
        hand: in progress.
    """

    log: Log
    match: Callable[[], Match]
    hand: Hand
    action: Action


class Reviews:
    """Asks, and keeps the answers as long as the match is in place."""

    def __init__(
        self,
        controller: Controller,
        process: SharedProcess,
        advisers: Advisers,
        store: ThoughtStore,
        header: Callable[[], MatchHeader | None],
    ) -> None:
        """Listen to a match.

        Args:
            controller: of the match.
            process: where the computer players think.
            advisers: asked about the person's decisions.
            store: keeps the thoughts.
            header: of the match in place, None before the first.
        """
        self._controller = controller
        self._process = process
        self._advisers = advisers
        self._comparing = Comparing(process, self._on_compared)
        self._store = store
        self._header = header
        self._thoughts: dict[Key, str] = {}
        self._open_cards: dict[int, OpenCards] = {}
        self._beginning: Beginning | None = None
        self._asked: set[object] = set()
        self._failed: set[object] = set()
        self._is_read = False
        self._listener: Listener = _nobody
        controller.subscribe(self._on_step)

    def listen(self, listener: Listener | None) -> None:
        """Have somebody told when more is known, or nobody any more.

        What nobody could tell before is asked for again.
        """
        self._listener = listener or _nobody
        self._asked -= self._failed
        self._failed.clear()

    def open_cards(self, last: int) -> OpenCards | None:
        """Open cards of a hand, None while they are not known; then they are asked for.

        Args:
            last: the place of its last act among all entries of the log.
        """
        if last not in self._open_cards:
            self._ask_open_cards(last)
        return self._open_cards.get(last)

    def thought(self, act: PastAct, kind: Kind) -> Advice | None:
        """What was thought at an act, None where nothing is known; a grade is asked for then."""
        self._read()
        key = act.entry, kind
        if kind is Kind.GRADE and key not in self._thoughts:
            log = self._controller.log
            before = Log(log.rules, log.dealer, log.entries[: act.entry])
            asked = _Act(before, partial(replay, before), act.moment.before, act.moment.action)
            self._ask_grade(asked, pressing=True)
        text = self._thoughts.get(key)
        return None if text is None else parse_thought(text, act.moment.action)

    def compared(self, past: PastHand) -> Compared | None:
        """A hand beside what a computer player makes of it in the person's seat.

        None while that is not known, then it is asked for, and where nobody plays.
        """
        self._read()
        last = past.acts[-1].entry
        if (last, Kind.COMPARED) not in self._thoughts:
            self._compare(last, past.beginning, past.before_last, past.match)
        text = self._thoughts.get((last, Kind.COMPARED))
        return None if text is None else parse_compared(text)

    def look_ahead(self) -> None:
        """Ask what whoever is to decide now should do, before he does.

        A computer player of whom the very same will be asked tells it himself.
        """
        match, header = self._controller.match, self._header()
        hand, seat = match.hand, match.to_act
        if header is None or person_in(header) is None or hand is None or seat is None:
            return
        if _is_decision(hand, seat) and not _thinks_as_graded(header, seat):
            urgency = Urgency.SOON if seat in header.computers else Urgency.WAITED_FOR
            position = Position(header, self._controller.log, match, seat)
            self._advisers.look_ahead(position, urgency)

    def note_reason(self, fields: Fields, position: Position) -> None:
        """A computer player is about to act; this was his answer in that position."""
        level = position.header.computers[position.seat]
        entry = len(position.log.entries)
        text = thought_text(fields, level, position.seed)
        self._keep((entry, Kind.REASON), text)
        if _thinks_as_graded(position.header, position.seat) and not fields.get("cut"):
            self._keep((entry, Kind.GRADE), text)

    def _on_step(self, step: Step) -> None:
        event, log = step.event, self._controller.log
        if event is None:  # another match
            self._thoughts, self._open_cards = {}, {}
            self._asked, self._failed = set(), set()
            self._comparing.clear()
            self._beginning = None
            self._is_read = False
            self.look_ahead()
            return
        place = next(at for at in reversed(range(len(log.entries))) if log.entries[at] is event)
        if isinstance(event, Dealt):
            until = Log(log.rules, log.dealer, log.entries[: place + 1])
            self._beginning = Beginning(until, step.after)
        elif isinstance(event, Undone):
            self._beginning = None  # it may lead back into a hand before
        elif not isinstance(event, WrittenOff):
            self._grade_act(step, event, place)
        if len(step.after.finished) > len(step.before.finished):
            self._ask_open_cards(place)
            self._compare(place, self._beginning, step.before, step.after)
        self.look_ahead()

    def _grade_act(self, step: Step, action: Action, place: int) -> None:
        hand, header = step.before.hand, self._header()
        if hand is None or header is None or person_in(header) is None:
            return  # where nobody plays, it waits until it is wanted
        log = self._controller.log
        before = Log(log.rules, log.dealer, log.entries[:place])
        self._ask_grade(_Act(before, lambda: step.before, hand, action), pressing=False)

    def _read(self) -> None:
        header = self._header()
        if header is not None and not self._is_read:
            self._is_read = True
            self._thoughts = dict(self._store.thoughts(header.id)) | self._thoughts

    def _keep(self, key: Key, text: str) -> None:
        if key not in self._thoughts:
            self._thoughts[key] = text
            self._store.keep_thought(key, text)

    def _ask_grade(self, act: _Act, *, pressing: bool) -> None:
        """Ask what the master would have done, where there was something to decide."""
        header, key = self._header(), (len(act.log.entries), Kind.GRADE)
        if header is None or key in self._asked or key in self._thoughts:
            return
        self._asked.add(key)
        seat = act.action.seat
        if not _is_decision(act.hand, seat):
            return
        seed = decision_seed(header.seed, seat, len(in_force(act.log.entries)))
        told = partial(self._on_grade, header, key, seed)
        if not pressing:  # it has been asked ahead
            position = Position(header, act.log, act.match(), seat)
            self._advisers.consult(position, told, Urgency.SOON)
            return

        def line(name: str) -> str:
            position = Position(header, act.log, act.match(), seat)
            return question_line(name, position, LEVEL, gives_way=True)

        self._process.ask(line, told, Urgency.WAITED_FOR)

    def _on_grade(self, header: MatchHeader, key: Key, seed: int, fields: Fields | None) -> None:
        if header is not self._header():
            return
        if fields is None or "error" in fields:
            self._failed.add(key)
        else:
            self._keep(key, thought_text(fields, LEVEL, seed))
            self._listener()

    def _compare(self, last: int, beginning: Beginning | None, before: Match, after: Match) -> None:
        """Compare a hand by the matches before and after its last act.

        Args:
            last: the place of that act among all entries of the log.
            beginning: of the hand; None for the latest one, where that was not seen.
            before: the match before it.
            after: and after it.
        """
        header, key = self._header(), (last, Kind.COMPARED)
        seat = None if header is None else person_in(header)
        if header is None or seat is None or key in self._asked:
            return
        self._asked.add(key)
        if beginning is None:
            log = self._controller.log
            beginning = last_beginning(Log(log.rules, log.dealer, log.entries[: last + 1]))
        points = brought(seat, before, after)
        self._comparing.add(header, seat, ToCompare(last, beginning, points))

    def _on_compared(self, header: MatchHeader, last: int, told: Compared | None) -> None:
        key = last, Kind.COMPARED
        if header is not self._header():
            return
        if told is None:
            self._failed.add(key)
        else:
            self._keep(key, compared_text(told))
            self._listener()

    def _ask_open_cards(self, last: int) -> None:
        header, log = self._header(), self._controller.log
        if header is None or last in self._asked:
            return
        self._asked.add(last)
        until = Log(log.rules, log.dealer, log.entries[: last + 1])
        ask_open_cards(self._process, header, until, partial(self._on_open_cards, header, last))

    def _on_open_cards(self, header: MatchHeader, last: int, figures: OpenCards | None) -> None:
        if header is not self._header():
            return
        if figures is None:
            self._failed.add(last)
        else:
            self._open_cards[last] = figures
            self._listener()


def person_in(header: MatchHeader) -> Seat | None:
    """The seat of the person, None where nobody plays."""
    return next((seat for seat in SEATS if seat not in header.computers), None)


def _thinks_as_graded(header: MatchHeader, seat: Seat) -> bool:
    """Whether a computer player is asked the very question whose answer is the grade."""
    usual = header.players[seat].persona == USUAL_PERSONA
    return header.computers.get(seat) == LEVEL and usual


def _is_decision(hand: Hand, seat: Seat) -> bool:
    """Whether a seat is to act and has a choice."""
    return hand.to_act == seat and len(hands.legal(hand)) > 1


def _nobody() -> None:
    """Nobody looks at it."""
