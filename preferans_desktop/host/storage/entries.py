"""Entries of a log as text: kind and body, in the notation of the record."""

from __future__ import annotations

from preferans_desktop.record.text import format_action, parse_action
from preferans_desktop.rules.cards import format_cards, parse_cards
from preferans_desktop.rules.dealing import Deal, deal_of
from preferans_desktop.rules.seats import SEATS
from preferans_desktop.rules.serbian.log import Dealt, Entry, Hinted, Undone, WrittenOff

_BETWEEN_HANDS = " | "
_SEATS = {str(seat): seat for seat in SEATS}


def format_entry(entry: Entry) -> tuple[str, str]:
    """Kind and body of an entry.

    A deal is the cards of seats 0, 1, 2 and the talon, an undo the number of entries it keeps, a
    hint the seat that was given it.
    """
    if isinstance(entry, Dealt):
        return "deal", _format_deal(entry.deal)
    if isinstance(entry, WrittenOff):
        return "otpis", ""
    if isinstance(entry, Undone):
        return "undo", str(entry.kept)
    if isinstance(entry, Hinted):
        return "hint", str(entry.seat)
    return "act", format_action(entry)


def parse_entry(kind: str, body: str) -> Entry:
    """The entry of a kind and a body.

    Raises:
        ValueError: with a sentence that says what is wrong.
    """
    match kind:
        case "deal":
            return Dealt(_parse_deal(body))
        case "act":
            return parse_action(body)
        case "undo":
            return Undone(_parse_count(body))
        case "hint" if body in _SEATS:
            return Hinted(_SEATS[body])
        case "otpis" if not body:
            return WrittenOff()
        case _:
            msg = f"{kind!r} with {body!r} is no kind of entry"
            raise ValueError(msg)


def _format_deal(deal: Deal) -> str:
    if not deal.is_open():
        msg = "a deal with hidden cards cannot be stored"
        raise ValueError(msg)
    return _BETWEEN_HANDS.join(format_cards(held.known) for held in (*deal.hands, deal.talon))


def _parse_deal(body: str) -> Deal:
    groups = [parse_cards(group) for group in body.split(_BETWEEN_HANDS)]
    return deal_of(groups[:-1], groups[-1])


def _parse_count(body: str) -> int:
    if not body.isascii() or not body.isdecimal():
        msg = f"{body!r} is not a number of entries"
        raise ValueError(msg)
    return int(body)
