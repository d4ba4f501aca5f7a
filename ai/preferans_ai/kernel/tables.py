"""Lookup tables of the searches: what can be said about one suit whatever the rest looks like.

Ranks of a suit are bits of a byte, bit 0 the seven and bit 7 the ace. Players are 0, the declarer,
then 1 and 2, the defenders in order of play after him.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

EVERY_CARD = 0xFFFF_FFFF
SEVENS = 0x01010101
UNDER_NINES = 0x03030303
UNDER_JACKS = 0x0F0F0F0F
UNDER_KINGS = 0x3F3F3F3F
UNDER_ACES = 0x7F7F7F7F
"""Ranks of all four suits. Cards under kings, for one, stay in their suit when moved up by two."""

TRUMP_GAME, SANS_GAME, BETL_GAME = 0, 4, 8
"""Kinds of positions in the searches' table; the player on lead is added."""

DIVISION = 0x3FFF
OWNER, TOPS, LENGTH = 14, 16, 20
"""Mask and first bits of the fields in an entry of `suit_facts`."""

NOBODY = 3
"""Owner of the highest card of an empty suit."""

PASSES, SAYS_NUMBER, DECLARES = 0, 1, 2
"""What somebody says in the bidding."""
BEST_TRUMP = 7
"""Place of the best trump among the numbers that measure ten cards."""


@cache
def suit_facts() -> list[int]:
    """All divisions of a suit among the three players, packed.

    Index: ranks held by 0 or 2, and 256 times the ranks held by 1 or 2. An entry holds

    - `DIVISION`, 14 bits: a number of its own for every division, blind to cards no longer in play:
      suits with equal numbers are played alike;
    - from `OWNER`, 2 bits: who holds the highest card, or `NOBODY`;
    - from `TOPS`, 4 bits: how many cards that player holds above all others;
    - from `LENGTH` + 4 * player, 4 bits: how many cards that player holds.
    """
    facts = [0] * 65536
    facts[0] = NOBODY << OWNER
    for top in (1 << rank for rank in range(8)):
        for ranks_12 in range(top):
            for ranks_02 in range(top):
                below = facts[ranks_12 << 8 | ranks_02]
                owner, tops = below >> OWNER & 3, below >> TOPS & 15
                rest = below & ~(3 << OWNER | 15 << TOPS)
                weight = 3 ** (ranks_02 | ranks_12).bit_count()
                for player, index in (
                    (0, ranks_12 << 8 | ranks_02 | top),
                    (1, (ranks_12 | top) << 8 | ranks_02),
                    (2, (ranks_12 | top) << 8 | ranks_02 | top),
                ):
                    row = tops + 1 if player == owner else 1
                    division = weight * (1 + player)
                    length = 1 << LENGTH + 4 * player
                    facts[index] = rest + division + length + (player << OWNER | row << TOPS)
    return facts


def sure_trumps() -> bytes:
    """Tricks that trumps take however they and the others are played.

    Index: ranks of the player, and 256 times the higher-standing ranks that can beat him. Every
    trump is played some time, and loses only to a higher one of the other side in the same trick;
    at worst each higher one beats one of them.
    """
    sure = bytearray(65536)
    for mine, others in _divisions():
        higher = won = 0
        for rank in reversed(range(8)):
            if others >> rank & 1:
                higher += 1
            elif mine >> rank & 1 and higher:
                higher -= 1
            elif mine >> rank & 1:
                won += 1
        sure[others << 8 | mine] = won
    return bytes(sure)


STAYS_UNDER, CAN_LEAD = 1, 2
"""Bits of an entry of `betl_safety`."""


def betl_safety() -> bytes:
    """Whether a suit is harmless to the declarer of a betl.

    Index: his ranks, and 256 times those of both defenders. `STAYS_UNDER`: as long as defenders
    lead, he can play a lower card than one of theirs every time; so it is when his lowest lies
    under their lowest, his second under their second, and so on as far as both go. `CAN_LEAD`: he
    may also lead it himself once: somebody must beat his highest card under all of theirs, and
    whichever card that takes, the rest still stays under.
    """
    safety = bytearray(65536)
    for mine, others in _divisions():
        if _lies_under(mine, others):
            safety[others << 8 | mine] = STAYS_UNDER
            low = mine & (others & -others) - 1 if others else 0
            # The defence does best to spend its highest card on the lead.
            if low and _lies_under(mine ^ _highest(low), others ^ _highest(others)):
                safety[others << 8 | mine] |= CAN_LEAD
    return bytes(safety)


def card_counts() -> bytes:
    """How many cards a suit has, by its ranks."""
    return bytes(ranks.bit_count() for ranks in range(256))


def _lies_under(mine: int, others: int) -> bool:
    while mine and others:
        low, against = mine & -mine, others & -others
        if low > against:
            return False
        mine ^= low
        others ^= against
    return True


def _highest(ranks: int) -> int:
    return 1 << ranks.bit_length() - 1


def _divisions() -> Iterator[tuple[int, int]]:
    """All pairs of disjoint sets of ranks."""
    for mine in range(256):
        rest = others = 255 ^ mine
        while others:
            yield mine, others
            others = (others - 1) & rest
        yield mine, 0
