# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True, cpow=True
"""What is done with thousands of deals before a card is played: drawing and weighing them.

Plain Python; `_weighing.pxd` gives the types with which it is compiled. A set of cards is 32 bits,
a byte for each suit and in it bit 0 the seven. What the numbers mean is told where they come from.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from preferans_ai.kernel.tables import DECLARES, PASSES, SAYS_NUMBER


class Dealing:
    """Draws deals of cards of which it is settled how many of each group lie where."""

    def __init__(self) -> None:
        self.bits = [0] * 32
        self.held = [0] * 4

    def deal(
        self, held: Sequence[int], groups: bytes, chance: Callable[[], float]
    ) -> tuple[int, int, int, int]:
        """A random deal, all being equally likely.

        Args:
            held: the cards known to lie in each of four places.
            groups: a byte with their number; for each the number of its cards, these, the place
                that gets what is left, the number of other places, and each of them with how many
                cards it gets.
            chance: gives numbers from 0 to 1.
        """
        for place in range(4):
            self.held[place] = held[place]
        at = 1
        for _ in range(groups[0]):
            left = groups[at]
            rest = 0
            for index in range(left):
                self.bits[index] = 1 << groups[at + 1 + index]
                rest |= self.bits[index]
            at += left + 1
            last = groups[at]
            others = groups[at + 1]
            at += 2
            for _ in range(others):
                place = groups[at]
                for _ in range(groups[at + 1]):
                    drawn = chance()
                    index = int(drawn * left)
                    left -= 1
                    bit = self.bits[index]
                    self.bits[index] = self.bits[left]
                    self.held[place] |= bit
                    rest ^= bit
                at += 2
            self.held[last] |= rest
        return self.held[0], self.held[1], self.held[2], self.held[3]


class Strengths:
    """Measures ten cards by tables with a number for each of the 256 holdings of a suit."""

    def __init__(self, tables: Mapping[str, Sequence[int]], sans: int) -> None:
        """Keep the tables.

        Args:
            tables: `side`; `trump`, what a suit adds as trump to that; `sans`; `safe`, in betl;
                `one` and `two`, what the best discard of so many of its cards adds to that.
            sans: what four empty suits are worth in sans.
        """
        self.side = list(tables["side"])
        self.trump = list(tables["trump"])
        self.sans = list(tables["sans"])
        self.safe = list(tables["safe"])
        self.one = list(tables["one"])
        self.two = list(tables["two"])
        self.base = sans

    def of(self, cards: int) -> tuple[int, int, int, int, int, int, int]:
        """Each suit as trump, betl, sans, and betl after the best discard of two cards."""
        found = [0] * 8
        self.measure(cards, found)
        return found[0], found[1], found[2], found[3], found[4], found[5], found[6]

    def measure(self, cards: int, found: list[int]) -> None:
        """The same put into `found`, and the best trump in its last place."""
        first = cards & 0xFF
        second = cards >> 8 & 0xFF
        third = cards >> 16 & 0xFF
        fourth = cards >> 24
        sides = self.side[first] + self.side[second] + self.side[third] + self.side[fourth]
        found[0] = sides + self.trump[first]
        found[1] = sides + self.trump[second]
        found[2] = sides + self.trump[third]
        found[3] = sides + self.trump[fourth]
        betl = self.safe[first] + self.safe[second] + self.safe[third] + self.safe[fourth]
        found[4] = betl
        found[5] = (
            self.base + self.sans[first] + self.sans[second] + self.sans[third] + self.sans[fourth]
        )
        low = max(self.one[first], self.one[second])
        high = max(self.one[third], self.one[fourth])
        gain = max(
            low + high, self.one[first] + self.one[second], self.one[third] + self.one[fourth]
        )
        two = max(self.two[first], self.two[second], self.two[third], self.two[fourth])
        found[6] = betl + max(gain, two)
        found[7] = max(found[0], found[1], found[2], found[3])


class Bidder:
    """Chances of what is said at one turn of the bidding, by the ten cards of who speaks."""

    def __init__(self, strengths: Strengths, odd: float) -> None:
        """Somebody who may say nothing but to pass.

        Args:
            strengths: measures his cards.
            odd: share of numbers that follow no reason.
        """
        self.strengths = strengths
        self.odd = odd
        self.found = [0] * 8
        self.kind = PASSES
        self.declared = 0
        self.declarations: list[tuple[int, Mapping[int, float]]] = []
        self.has_number = False
        self.willing = 0.0
        self.share = 0.0
        self.goods: list[tuple[int, Mapping[int, float]]] = []

    def may_declare(self, place: int, chances: Mapping[int, float]) -> None:
        """He may declare a hand game, with a chance by the number of that place."""
        self.declarations.append((place, chances))

    def may_bid(
        self, willing: float, share: float, goods: Sequence[tuple[int, Mapping[int, float]]]
    ) -> None:
        """He may say a number.

        Args:
            willing: its odds where the goods add up to 1.
            share: to this power of their sum the odds rise.
            goods: places of numbers, and how good a contract is by an eighth of each.
        """
        self.has_number = True
        self.willing = willing
        self.share = share
        self.goods = list(goods)

    def says(self, kind: int, declared: int = 0) -> None:
        """The word he says: its kind, and which declaration it is."""
        self.kind = kind
        self.declared = declared

    def chance(self, cards: int) -> float:
        """Chance that he says it with these ten cards."""
        self.strengths.measure(cards, self.found)
        if self.kind == DECLARES:
            return self._chance_of_declaration()
        number = self._chance_of_number()
        return self._silent() * (number if self.kind == SAYS_NUMBER else 1 - number)

    def _silent(self) -> float:
        """Chance that he declares no hand game."""
        silent = 1.0
        for place, chances in self.declarations:
            chance = chances[self.found[place]]
            silent *= 1 - chance
        return silent

    def _chance_of_declaration(self) -> float:
        total = 0.0
        chosen = 0.0
        for number, (place, chances) in enumerate(self.declarations):
            chance = chances[self.found[place]]
            total += chance
            if number == self.declared:
                chosen = chance
        return (1 - self._silent()) * chosen / total if total else 0.0

    def _chance_of_number(self) -> float:
        if not self.has_number:
            return 0.0
        good = 0.0
        for place, goods in self.goods:
            one = goods[self.found[place] >> 3]
            good += one
        odds: float = self.willing * good**self.share
        return self.odd + (1 - 2 * self.odd) * odds / (1 + odds)


class Discards:
    """Chances of discards for one contract, by tables for each suit and holding."""

    def __init__(
        self, tables: Sequence[tuple[Sequence[float], ...]], odd: float, count: int
    ) -> None:
        """Keep the tables.

        Args:
            tables: of each suit how good a holding is, and what all discards of one and of two of
                its cards add up to beside keeping it.
            odd: share of discards that follow no reason.
            count: how many discards there are.
        """
        self.good = [value for table in tables for value in table[0]]
        self.one = [value for table in tables for value in table[1]]
        self.two = [value for table in tables for value in table[2]]
        self.odd = odd
        self.count = count

    def chance(self, twelve: int, kept: int) -> float:
        """Chance that of twelve cards just these ten are kept."""
        single = 0.0
        pairs = 0.0
        good = 1.0
        for suit in range(4):
            before = suit << 8 | twelve >> 8 * suit & 0xFF
            after = suit << 8 | kept >> 8 * suit & 0xFF
            one = self.one[before]
            pairs += self.two[before] + single * one
            single += one
            if before != after:
                good *= self.good[after] / self.good[before]
        return self.odd / self.count + (1 - self.odd) * good / pairs


class Announcer:
    """Chances of a contract, by the ten cards kept for it."""

    def __init__(
        self,
        strengths: Strengths,
        odd: float,
        goods: Sequence[tuple[int, Mapping[int, float]]],
        contract: int,
    ) -> None:
        """Somebody who announces.

        Args:
            strengths: measures his cards.
            odd: share of contracts that follow no reason.
            goods: of each contract he may announce the place of its number, and how good it is by
                half of that.
            contract: which of them he announces.
        """
        self.strengths = strengths
        self.odd = odd
        self.found = [0] * 8
        self.goods = list(goods)
        self.contract = contract

    def chance(self, kept: int) -> float:
        """Chance that he announces it."""
        self.strengths.measure(kept, self.found)
        total = 0.0
        chosen = 0.0
        for number, (place, goods) in enumerate(self.goods):
            good = goods[self.found[place] >> 1]
            total += good
            if number == self.contract:
                chosen = good
        return self.odd / len(self.goods) + (1 - self.odd) * chosen / total


class Speaker:
    """How likely all is that somebody has said in a hand, by the deal."""

    def __init__(self, seat: int, played: int, least_of_bids: float, least: float) -> None:
        """Somebody who has said nothing yet.

        Args:
            seat: his place in a deal.
            played: the cards he has played.
            least_of_bids: his words in the bidding are never held less likely together.
            least: nor each of his later words.
        """
        self.seat = seat
        self.played = played
        self.least_of_bids = least_of_bids
        self.least = least
        self.has_talon = False
        self.talon = 0
        self.discards: Discards | None = None
        self.announcer: Announcer | None = None
        self.bids: list[Callable[[int], float]] = []
        self.answers: list[Callable[[int], float]] = []

    def takes(self, talon: int) -> None:
        """He has had the talon as well and put two cards away."""
        self.has_talon = True
        self.talon = talon

    def announces(self, discards: Discards, announcer: Announcer) -> None:
        """He has announced after his discard."""
        self.discards = discards
        self.announcer = announcer

    def bid(self, chance: Callable[[int], float]) -> None:
        """He has said a word in the bidding, with a chance by the ten cards dealt to him."""
        self.bids.append(chance)

    def answer(self, chance: Callable[[int], float]) -> None:
        """He has said a word about the contract, with a chance by the ten cards he plays."""
        self.answers.append(chance)

    def likelihood(self, held: tuple[int, int, int, int]) -> float:
        """How likely all of it is.

        Args:
            held: the cards of the three seats and those away.
        """
        kept = held[self.seat]
        kept |= self.played
        dealt = kept
        product = 1.0
        if self.has_talon:
            twelve = held[3]
            twelve |= kept
            dealt = twelve & ~self.talon
            if self.discards is not None and self.announcer is not None:
                product = self.discards.chance(twelve, kept) * self.announcer.chance(kept)
        bids = 1.0
        for by_cards in self.bids:
            chance = by_cards(dealt)
            bids *= chance
        product *= max(bids, self.least_of_bids)
        for by_cards in self.answers:
            chance = by_cards(kept)
            product *= max(chance, self.least)
        return product
