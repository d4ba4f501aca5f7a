"""Open-card answers by trying everything, and positions to try it on."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

from preferans_ai.kernel import Goal, Position
from preferans_desktop.rules.cards import Card, Suit, parse_cards
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.tricks import playable, trick_winner

VECTORS = Path(__file__).parents[2] / "data" / "vectors"
TRUMPS = {suit.name.lower(): int(suit) for suit in Suit}

Hands = tuple[frozenset[Card], ...]
Trick = tuple[tuple[Seat, Card], ...]


def card_set(text: str) -> int:
    """Cards of a record text as a set of bits; an empty text has none."""
    return sum(1 << card for card in parse_cards(text)) if text else 0


def cards_of(bits: int) -> frozenset[Card]:
    return frozenset(Card(card) for card in range(32) if bits >> card & 1)


def read_vectors(name: str) -> list[dict]:
    lines = (VECTORS / name).read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def position_of(question: dict) -> Position:
    """Position of a line of a file of vectors."""
    first, second, third = map(card_set, question["hands"])
    return Position(
        (first, second, third),
        declarer=question["declarer"],
        leader=question["leader"],
        trump=TRUMPS.get(question["contract"]),
    )


def goal_of(question: dict) -> Goal:
    return Goal.CAUGHT if question["contract"] == "betl" else Goal.TRICKS


class PlainMinimax:
    """Tricks of the declarer by trying every card; at betl he takes as few as he can."""

    def __init__(self, position: Position, *, betl: bool = False) -> None:
        self.trump = None if position.trump is None else Suit(position.trump)
        self.declarer = position.declarer
        self.betl = betl
        self.order = position.playing
        self.start = tuple(map(cards_of, position.hands))
        self.table = tuple(
            (seat, Card(card)) for seat, card in zip(self.order, position.table, strict=False)
        )
        self.leader = position.leader
        self.from_trick = cache(self._from_trick)

    def card_values(self) -> dict[int, int]:
        """Further tricks of the declarer after each card, the trick in progress included."""
        seat = self._next(self.table, self.leader)
        return {
            int(card): self._after(self.start, self.table, seat, card)
            for card in self._playable(self.start, self.table, seat)
        }

    def value(self) -> int:
        return self._value(self.start, self.table, self.leader)

    def _from_trick(self, hands: Hands, leader: Seat) -> int:
        return self._value(hands, (), leader) if any(hands) else 0

    def _value(self, hands: Hands, trick: Trick, leader: Seat) -> int:
        seat = self._next(trick, leader)
        best = max if (seat == self.declarer) != self.betl else min
        return best(
            self._after(hands, trick, seat, card) for card in self._playable(hands, trick, seat)
        )

    def _after(self, hands: Hands, trick: Trick, seat: Seat, card: Card) -> int:
        held = tuple(cards - {card} for cards in hands)
        trick = (*trick, (seat, card))
        if len(trick) < len(self.order):
            return self._value(held, trick, trick[0][0])
        winner = trick_winner(trick, self.trump)
        return (winner == self.declarer) + self.from_trick(held, winner)

    def _next(self, trick: Trick, leader: Seat) -> Seat:
        if not trick:
            return leader
        return self.order[(self.order.index(trick[-1][0]) + 1) % len(self.order)]

    def _playable(self, hands: Hands, trick: Trick, seat: Seat) -> list[Card]:
        led = Suit(trick[0][1] >> 3) if trick else None
        return playable(hands[seat], led, self.trump)


def random_positions(
    seed: int, count: int, sizes: range, *, trumps: bool = False, betl: bool = False
) -> Iterator[Position]:
    """Positions of two or three players at any point of a trick, in few suits or in all.

    At betl the declarer mostly has low cards, else the answer is nearly always the same.
    """
    random = Random(seed)
    for _ in range(count):
        size = random.choice(sizes)
        suits = random.sample(range(4), random.randint((3 * size + 7) // 8, 4))
        deck = random.sample([8 * suit + rank for suit in suits for rank in range(8)], 3 * size)
        if betl:
            deck.sort(key=lambda card: (card & 7) + 14 * random.random())
        declarer = random.randrange(3)
        hands = [deck[size * (seat - declarer) % (3 * size) :][:size] for seat in range(3)]
        if random.random() < 0.3:
            hands[(declarer + random.choice((1, 2))) % 3] = []
        playing = [seat for seat in range(3) if hands[seat]]
        yield _part_played(
            Position(
                _bits(hands),
                declarer=declarer,
                leader=random.choice(playing),
                trump=random.randrange(4) if trumps else None,
            ),
            random,
        )


def _part_played(position: Position, random: Random) -> Position:
    """The position after none, one or two cards of a trick."""
    trump = None if position.trump is None else Suit(position.trump)
    hands = [cards_of(cards) for cards in position.hands]
    table: list[Card] = []
    for seat in position.playing[: random.randrange(len(position.playing))]:
        card = random.choice(playable(hands[seat], Suit(table[0] >> 3) if table else None, trump))
        hands[seat] -= {card}
        table.append(card)
    return Position(_bits(hands), position.declarer, position.leader, position.trump, tuple(table))


def _bits(hands: list) -> tuple[int, int, int]:
    first, second, third = (sum(1 << card for card in cards) for cards in hands)
    return first, second, third
