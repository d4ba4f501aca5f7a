"""What is wrong with a record that cannot be opened, in the language of the interface."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from preferans_desktop.language.acts import spoken, told
from preferans_desktop.language.catalogue import say, say_from, spellings
from preferans_desktop.language.players import Player
from preferans_desktop.record.errors import NOWHERE, WHOLE, Place, RecordError, one_line
from preferans_desktop.record.faults import Fault
from preferans_desktop.rules.errors import Reason
from preferans_desktop.rules.serbian.actions import Action, Discard, PlayCard
from preferans_desktop.rules.serbian.hand import Hand
from preferans_desktop.rules.serbian.match import RuleViolation
from preferans_desktop.ui.people import DEFAULT_GENDERS, OWN, default_names

LONGEST_QUOTE = 40
"""So many characters of what stands in the record are shown."""
MOST_ALLOWED = 6
"""So many words or cards that could have been said or played are named."""


_WHOLE_FILE = {
    Fault.EMPTY,
    Fault.BYTE_ORDER_MARK,
    Fault.OTHER_FORMAT,
    Fault.NEWER,
    Fault.HIDDEN,
}
"""What is wrong with all of it: no place need be named."""


def refusal_words(name: str, error: RecordError) -> str:
    """That a record cannot be opened: place and cause.

    Args:
        name: of its file.
        error: what is wrong with it.
    """
    shown, problem = one_line(name), _problem_of(error)
    place = _place_words(error.place)
    if not place or error.fault in _WHOLE_FILE:
        return say("record_refused", name=shown, problem=problem)
    return say("record_refused_at", name=shown, words=place, problem=problem)


def _place_words(place: Place) -> str:
    if place in {NOWHERE, WHOLE}:
        return ""
    return ", ".join(_place_parts(place))


def _place_parts(place: Place) -> Iterator[str]:
    if place.hand is not None:
        yield say("record_place_hand", count=place.hand)
    if place.action is not None:
        yield say("record_place_action", count=place.action)
    if place.line is not None and place.column is not None:
        yield say("record_place_line", count=place.line)
        yield say("record_place_column", count=place.column)
    for key in place.keys:
        yield say("record_place_key", name=key)
    if place.seat is not None:
        part = "player" if place.hand is None else "cards"
        yield say(f"record_place_{part}", count=place.seat + 1)


def _problem_of(error: RecordError) -> str:
    violation, hand = error.facts.get("violation"), error.facts.get("hand")
    if isinstance(violation, RuleViolation) and (hand is None or isinstance(hand, Hand)):
        return _violation_words(violation, hand, _players_of(error.players))
    facts = {name: _quoted(name, fact) for name, fact in error.facts.items()}
    if "given" in facts:
        facts["words"] = facts["given"]
    return say_from(f"record_fault_{error.fault.value}", facts)


def _quoted(name: str, fact: object) -> object:
    """Pieces of the record as they stand there, but short."""
    if name == "given":
        match fact:
            case list():
                return "[…]"
            case dict():
                return "{…}"
            case _:
                return _shortened(json.dumps(fact, ensure_ascii=False))
    return _shortened(fact) if isinstance(fact, str) else fact


def _shortened(text: str) -> str:
    line = one_line(text[: LONGEST_QUOTE + 1])
    return line if len(line) <= LONGEST_QUOTE else f"{line[:LONGEST_QUOTE]}…"


def _players_of(names: Sequence[str]) -> tuple[Player, ...]:
    """The players of the record; one whom the program calls you is addressed."""
    you = spellings("default_name_you")
    return tuple(
        Player(_shortened(name), gender, you=seat == OWN and name in you)
        for seat, (name, gender) in enumerate(
            zip(names or default_names(), DEFAULT_GENDERS, strict=True)
        )
    )


def _violation_words(violation: RuleViolation, hand: Hand | None, players: Sequence[Player]) -> str:
    """What was tried, why not, and what was possible."""
    tried = violation.tried
    if tried is None:
        return say("record_why_match_over")
    sentences = [
        told(tried, players[tried.seat]),
        _why_not(violation, hand, players),
        _allowed_words(violation.allowed, players),
    ]
    return " ".join(filter(None, sentences))


def _why_not(violation: RuleViolation, hand: Hand | None, players: Sequence[Player]) -> str:
    play = hand.play if hand is not None else None
    led, trump = (play.led, play.trump) if play is not None else (None, None)
    turn = hand.to_act if hand is not None else None
    match violation.reason:
        case Reason.MUST_FOLLOW_SUIT if led is not None:
            return say("record_why_must_follow_suit", suit=led)
        case Reason.MUST_TRUMP if trump is not None:
            return say("record_why_must_trump", suit=trump)
        case Reason.NOT_YOUR_TURN if turn is not None:
            return say("record_why_not_your_turn", who=players[turn])
        case Reason.NOT_YOUR_TURN:
            return say("record_why_nobodys_turn")
        case Reason.NOT_IN_HAND if isinstance(violation.tried, Discard):
            return say("record_why_not_both_in_hand")
    return say(f"record_why_{violation.reason.value}")


def _allowed_words(allowed: Sequence[Action], players: Sequence[Player]) -> str:
    """What could have been played or said; nothing where that is too much to read."""
    if len(allowed) > MOST_ALLOWED or any(isinstance(action, Discard) for action in allowed):
        return ""
    cards = frozenset(action.card for action in allowed if isinstance(action, PlayCard))
    if cards:
        return say("record_allowed_cards", cards=cards)
    words = ", ".join(spoken(action, players[action.seat]) for action in allowed)
    return say("record_allowed", words=words) if words else ""
