"""Which drawings the cards on the table wear: a value, free of Qt."""

from __future__ import annotations

from dataclasses import dataclass

from preferans_desktop.host.settings import Back, Deck, Settings
from preferans_desktop.rules.cards import (
    ALL_CARDS,
    SUIT_LETTERS,
    Card,
    Suit,
    format_card,
    rank_of,
)

__all__ = ["Back", "CardStyle", "Deck", "card_style_of"]

_RANKS = {
    Deck.FRENCH: ("7", "8", "9", "10", "J", "Q", "K", "A"),
    Deck.HUNGARIAN: ("VII", "VIII", "IX", "X", "D", "G", "K", "A"),
}
"""From the lowest; donji, gornji, kralj and kec of mađarice by their letters."""


@dataclass(frozen=True, slots=True)
class CardStyle:
    """A deck and its back.

    Attributes:
        four_colours: karo orange and tref green. Mađarice have four colours anyway.
    """

    deck: Deck = Deck.FRENCH
    back: Back = Back.LATTICE
    four_colours: bool = False

    def drawing(self, card: Card | None) -> str:
        """Name of the drawing of a card, or of the back, as `resources.card_svg` takes it."""
        if card is None:
            return f"backs/{self.back.value}"
        return f"{self._folder()}/{format_card(card)}"

    def sign(self, suit: Suit) -> str:
        """Name of the drawing of a suit's sign, as `resources.sign_svg` takes it."""
        return f"{self._folder()}/{SUIT_LETTERS[suit]}"

    def rank(self, card: Card) -> str:
        """What stands in the corner of a card above the sign: 10, or X on mađarice."""
        return _RANKS[self.deck][rank_of(card)]

    def drawings(self) -> tuple[str, ...]:
        """Names of all 33."""
        return tuple(self.drawing(card) for card in (None, *ALL_CARDS))

    def _folder(self) -> str:
        if self.deck is Deck.FRENCH and self.four_colours:
            return "french_four"
        return self.deck.value


def card_style_of(settings: Settings) -> CardStyle:
    """The drawings that were chosen."""
    return CardStyle(settings.deck, settings.back, settings.four_colours)
