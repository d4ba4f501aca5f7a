"""What best play would have made of a finished hand with all cards open, from the players' process.

Told for the whole hand at once. It says nothing about what anybody could know.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from preferans_desktop.host.answers import Fields
from preferans_desktop.host.header import MatchHeader
from preferans_desktop.host.sharing import SharedProcess, Urgency
from preferans_desktop.record.document import document_of
from preferans_desktop.record.replaying import record_of_log
from preferans_desktop.record.text import CONTRACT_WORDS
from preferans_desktop.rules.cards import Card, parse_card
from preferans_desktop.rules.seats import SEATS, Seat
from preferans_desktop.rules.serbian.contracts import CONTRACTS, Contract
from preferans_desktop.rules.serbian.log import Log


@dataclass(frozen=True, slots=True)
class OpenCards:
    """Figures of a hand with open cards, defenders playing together.

    Tricks are the declarer's; in betl 1 where he must take one, else 0.

    Attributes:
        given_away: tricks that a card gave away, by its number among the acts of the hand.
        contracts: by seat, the most tricks as the declarer with the talon against two followers.
        discards: all pairs in the contract played, the best first; none in a hand game.
        defences: against both defenders and against each alone.
    """

    given_away: Mapping[int, int]
    contracts: tuple[Mapping[Contract, int], ...]
    discards: tuple[tuple[frozenset[Card], int], ...]
    defences: tuple[tuple[tuple[Seat, ...], int], ...]


OnOpenCards = Callable[[OpenCards | None], None]
"""Told the figures, None where there are none."""


def ask_open_cards(
    process: SharedProcess, header: MatchHeader, log: Log, on_open: OnOpenCards
) -> None:
    """Ask for the figures of the hand that a log finishes last."""

    def line(name: str) -> str:
        record = record_of_log(log, tuple(player.name for player in header.players))
        question = {"id": name, "record": document_of(record), "open": True, "gives_way": True}
        return json.dumps(question, ensure_ascii=False, separators=(",", ":"))

    def told(fields: Fields | None) -> None:
        on_open(None if fields is None else parse_open_cards(fields))

    process.ask(line, told, Urgency.WAITED_FOR)


def parse_open_cards(fields: Fields) -> OpenCards | None:
    """The figures out of an answer; None when it holds none, or makes no sense."""
    try:
        return OpenCards(
            given_away={
                _whole(each["act"]): _whole(each["tricks"]) for each in fields["given_away"]
            },
            contracts=tuple(_contracts(fields["contracts"][seat]) for seat in SEATS),
            discards=tuple(
                (frozenset(map(parse_card, each["cards"])), _whole(each["tricks"]))
                for each in fields["discards"]
            ),
            defences=tuple(
                (tuple(map(_whole, each["seats"])), _whole(each["tricks"]))
                for each in fields["defences"]
            ),
        )
    except (AttributeError, IndexError, KeyError, TypeError, ValueError):
        return None


def _contracts(told: Mapping[str, object]) -> Mapping[Contract, int]:
    return {contract: _whole(told[CONTRACT_WORDS[contract]]) for contract in CONTRACTS}


def _whole(value: object) -> int:
    if type(value) is not int:
        msg = f"{value!r} is not a whole number"
        raise TypeError(msg)
    return value
