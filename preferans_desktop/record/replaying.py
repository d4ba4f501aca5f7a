"""From a record to the match it tells, and back (docs/rules/record-format.md)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from preferans_desktop.record.document import Record, RecordedHand
from preferans_desktop.record.errors import Place, RecordError, explain
from preferans_desktop.record.faults import Fault
from preferans_desktop.rules.cards import format_cards
from preferans_desktop.rules.serbian import match as matches
from preferans_desktop.rules.serbian.actions import Action, Discard, OfferAll, OfferNoTrick
from preferans_desktop.rules.serbian.hand import Hand
from preferans_desktop.rules.serbian.log import Dealt, Event, Log, Undone, WrittenOff, in_force
from preferans_desktop.rules.serbian.match import Match, RuleViolation


@dataclass(frozen=True, slots=True)
class Until:
    """A place in a record, counted from 1: after all acts of a hand, or after one of them."""

    hand: int
    action: int | None = None


def match_of(record: Record, until: Until | None = None) -> Match:
    """The match that a record tells, after the whole record or at a place in it.

    The whole record is checked in either case.

    Raises:
        RecordError: an act breaks the rules, or the place does not exist.
    """
    if until is not None:
        _check_place(record, until)
    match, stopped = matches.start(record.rules, record.dealer), None
    for number, hand in enumerate(record.hands, 1):
        if until is not None and until.hand == number and until.action is not None:
            stopped = play_hand(match, _first_acts(hand, number, until.action), number)
        match = play_hand(match, hand, number)
        if until == Until(number):
            stopped = match
    match = finish(record, match)
    return match if stopped is None or _is_last(record, until) else stopped


def play_hand(match: Match, hand: RecordedHand, number: int) -> Match:
    """The match after all acts of its next recorded hand; `number` counts from 1.

    Raises:
        RecordError: an act breaks the rules.
    """
    match = _begin_hand(match, hand, number)
    for count, action in enumerate(_with_shown(hand, number), 1):
        match = _apply(match, action, Place(number, count))
    return match


def finish(record: Record, match: Match) -> Match:
    """The match after everything behind the last act of a record: its masks, its otpis.

    Raises:
        RecordError: a mask hides too much or too little, or the write-off is not allowed.
    """
    _check_masks(record, match)
    return _write_off(match, len(record.hands)) if record.otpis else match


def _is_last(record: Record, until: Until | None) -> bool:
    if until is None or until.hand < len(record.hands):
        return until is None
    return until.action in {None, len(record.hands[-1].actions)}


def _check_place(record: Record, until: Until) -> None:
    place = Place(keys=("--until",))
    if not 1 <= until.hand <= len(record.hands):
        words = f"there is no hand {until.hand} of {len(record.hands)}"
        raise RecordError(place, Fault.UNTIL, words=words)
    acts = len(record.hands[until.hand - 1].actions)
    if until.action is not None and not 1 <= until.action <= acts:
        words = f"hand {until.hand} has no action {until.action} of {acts}"
        raise RecordError(place, Fault.UNTIL, words=words)


def _first_acts(hand: RecordedHand, number: int, count: int) -> RecordedHand:
    actions = _with_shown(hand, number)[:count]
    return RecordedHand(hand.deal, actions)


def _begin_hand(match: Match, hand: RecordedHand, number: int) -> Match:
    if match.over:
        raise RecordError(Place(number), Fault.AFTER_END)
    if match.hand is not None:
        raise RecordError(Place(number - 1), Fault.UNFINISHED)
    return matches.deal(match, hand.deal)


def _apply(match: Match, action: Action, place: Place) -> Match:
    try:
        return matches.apply(match, action)
    except RuleViolation as violation:
        words = explain(violation, match.hand)
        facts = {"words": words, "violation": violation, "hand": match.hand}
        raise RecordError(place, Fault.ILLEGAL, **facts) from violation


def _with_shown(hand: RecordedHand, number: int) -> tuple[Action, ...]:
    """The acts of a hand, the last offer carrying the cards it shows."""
    if hand.shown is None:
        return hand.actions
    seat, cards = hand.shown
    for place in reversed(range(len(hand.actions))):
        offer = hand.actions[place]
        if isinstance(offer, OfferAll | OfferNoTrick) and offer.seat == seat:
            shown = replace(offer, shown=cards)
            return (*hand.actions[:place], shown, *hand.actions[place + 1 :])
    raise _wrong_mask(Place(number), "shown: no offer shows cards")


def _write_off(match: Match, hands: int) -> Match:
    try:
        return matches.write_off(match)
    except RuleViolation as violation:
        fault = Fault.OTPIS_AFTER_END if match.over else Fault.OTPIS_UNFINISHED
        raise RecordError(Place(keys=("otpis",)), fault, count=hands) from violation


def _check_masks(record: Record, match: Match) -> None:
    """A masked record hides what its seat does not see, and nothing else."""
    if not record.hands:
        return
    number = len(record.hands)
    deal = record.hands[-1].deal
    if match.hand is None:
        if not deal.is_open():
            raise _wrong_mask(Place(number), "is finished, but not all of its cards are shown")
        if record.hands[-1].shown is not None:
            raise _wrong_mask(Place(number), "shown: no offer is open")
    elif record.seen_by is not None:
        _check_masked_hand(record, match.hand, number)


def _wrong_mask(place: Place, words: str) -> RecordError:
    return RecordError(place, Fault.MASK, words=words)


def _check_masked_hand(record: Record, hand: Hand, number: int) -> None:
    recorded = record.hands[-1]
    for seat, holding in enumerate(recorded.deal.hands):
        if (seat == record.seen_by) == bool(holding.hidden):
            expected = "ten cards" if seat == record.seen_by else "?"
            raise _wrong_mask(Place(number, seat=seat), f"should be {expected}")
    if hand.talon_shown == bool(recorded.deal.talon.hidden):
        expected = "two cards" if hand.talon_shown else "?"
        raise _wrong_mask(Place(number, keys=("talon",)), f"should be {expected}")
    for count, action in enumerate(recorded.actions, 1):
        if isinstance(action, Discard) and (action.cards is None) == (
            action.seat == record.seen_by
        ):
            cards = "?" if action.cards is None else format_cards(action.cards)
            raise _wrong_mask(Place(number, count), f"skart {cards} is not masked")
    _check_shown(record, hand, Place(number))


def _check_shown(record: Record, hand: Hand, place: Place) -> None:
    offer = hand.offer.offer if hand.offer is not None else None
    shows = isinstance(offer, OfferAll | OfferNoTrick) and offer.seat != record.seen_by
    shown = record.hands[-1].shown
    if shows and shown is None:
        raise _wrong_mask(place, "shown: the offer that is open shows cards")
    if shown is not None and not (
        shows and isinstance(offer, OfferAll | OfferNoTrick) and offer.shown == shown[1]
    ):
        raise _wrong_mask(place, "shown: no offer that shows them is open")


def record_of_log(log: Log, players: tuple[str, ...], seen_by: int | None = None) -> Record:
    """The record of a log; `seen_by` where the log is masked for that seat."""
    hands: list[RecordedHand] = []
    otpis = False
    for event in in_force(log.entries):
        if isinstance(event, Dealt):
            hands.append(RecordedHand(event.deal, ()))
        elif isinstance(event, WrittenOff):
            otpis = True
        else:
            hands[-1] = _with_act(hands[-1], event)
    return Record(log.rules, players, log.dealer, tuple(hands), otpis, seen_by)


def _with_act(hand: RecordedHand, action: Action) -> RecordedHand:
    shown = hand.shown
    if isinstance(action, OfferAll | OfferNoTrick) and action.shown is not None:
        shown = (action.seat, action.shown)
        action = replace(action, shown=None)
    return RecordedHand(hand.deal, (*hand.actions, action), shown)


def log_of_record(record: Record) -> Log:
    """The log of a record (not masked, or masked: then with what its seat sees)."""
    entries: list[Event | Undone] = []
    for number, hand in enumerate(record.hands, 1):
        entries.append(Dealt(hand.deal))
        entries.extend(_with_shown(hand, number))
    if record.otpis:
        entries.append(WrittenOff())
    return Log(record.rules, record.dealer, tuple(entries))
