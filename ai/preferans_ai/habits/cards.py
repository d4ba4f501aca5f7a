"""Which card of a suit players play, as chances by what they held of the suit.

Of cards that do the same, in betl the highest is thrown off, in other contracts the lowest; who can
win a trick that the other side is winning mostly does, the last to play nearly always, and as
cheaply as he can; who leads a suit of which he has the highest card leads that (leading low
from an ace costs tricks). What suit is played tells nothing here. Touching cards are one.

In self-play of the players that go by rules of thumb (1,500 hands) these hold in 91 to 100 of 100
cards where there was a choice. The chances are lower, for players who see reasons for another card.
"""

from __future__ import annotations

from dataclasses import dataclass

from preferans_ai.holdings import Holding

NOTHING_TO_BEAT, CANNOT_BEAT = -1, 8
"""Ranks to beat: of a lead or the first trump on a side suit, and of a card of another suit."""


@dataclass(frozen=True, slots=True)
class Manners:
    """How a player chooses among his cards of a suit.

    Attributes:
        beat: chance that he beats the trick when he may as well stay below, None: tells nothing.
        beat_end, duck_end: chance that of cards that beat, or stay below, he plays the one at the
            end he prefers; None: tells nothing.
        high: that end is the highest card, not the lowest.
    """

    beat: float | None = None
    beat_end: float | None = None
    duck_end: float | None = None
    high: bool = False


WINS_LAST = Manners(beat=0.93, beat_end=0.95, duck_end=0.9)
"""Last to play, the other side winning."""
WINS_EARLY = Manners(beat=0.8, beat_end=0.6, duck_end=0.9)
"""The other side winning, somebody to play after him."""
PARTNER_WINS = Manners(beat=0.12, duck_end=0.85)
RUFFS = Manners(beat_end=0.8, duck_end=0.9)
THROWS = Manners(duck_end=0.85)
LEADS_MASTER = Manners(beat_end=0.9, high=True)
"""Leading a suit of which he has the highest card; used only then."""
BETL_LEADS = Manners(beat_end=0.9)
BETL_STAYS_BELOW = Manners(duck_end=0.9, high=True)


def chance_of_card(
    held: Holding, rank: int, to_beat: int, gone: Holding, manners: Manners
) -> float:
    """Chance of this card among those a player holds of a suit.

    Args:
        held: what he holds of the suit, this card among it.
        rank: the card's.
        to_beat: rank of the card that is winning, or one of the constants.
        gone: cards of the suit that stand between no others any more: played in earlier tricks,
            or to this one without winning it.
        manners: how he chooses.
    """
    beating = held >> to_beat + 1 << to_beat + 1
    ducking = held ^ beating
    beats = rank > to_beat
    chance = 1.0
    if beating and ducking and manners.beat is not None:
        chance = manners.beat if beats else 1 - manners.beat
    end = manners.beat_end if beats else manners.duck_end
    if end is None:
        return chance
    runs = _runs(beating if beats else ducking, gone)
    if len(runs) == 1:
        return chance
    preferred = runs[-1 if manners.high else 0] >> rank & 1
    return chance * (end if preferred else (1 - end) / (len(runs) - 1))


def _runs(holding: Holding, gone: Holding) -> list[Holding]:
    """The cards of a suit, touching ones together, lowest first."""
    runs, open_run = [], 0
    for rank in range(8):
        if holding >> rank & 1:
            open_run |= 1 << rank
        elif open_run and not gone >> rank & 1:
            runs.append(open_run)
            open_run = 0
    return [*runs, open_run] if open_run else runs
