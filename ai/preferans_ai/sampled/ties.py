"""Cards that come to the same: which of them is played, and what is said of it."""

from __future__ import annotations

import random

from preferans_ai.holdings import JACK_RANK
from preferans_ai.knowledge import Knowledge
from preferans_desktop.rules.cards import Card, suit_of

Run = tuple[Card, ...]


def runs(know: Knowledge) -> list[Run]:
    """The legal cards, those together between which nobody can have another; lowest first."""
    found: list[Run] = []
    for card in know.legal:
        last = found[-1][-1] if found else None
        if last is not None and suit_of(last) == suit_of(card) and not _between(know, last, card):
            found[-1] = (*found[-1], card)
        else:
            found.append((card,))
    return found


def _between(know: Knowledge, low: Card, high: Card) -> bool:
    suit = suit_of(low)
    others = know.unseen[suit]
    for _, card in know.play.trick:
        if suit_of(card) == suit:
            others |= 1 << (card & 7)
    return bool(others >> (low & 7) + 1 & (1 << (high - low - 1)) - 1)


def one_of(know: Knowledge, run: Run, generator: random.Random) -> Card:
    """Any card of a run, so that a small card tells nothing; of honours led the highest."""
    if know.play.led is None and not know.declares and run[-1] & 7 >= JACK_RANK:
        return run[-1]
    return generator.choice(run)
