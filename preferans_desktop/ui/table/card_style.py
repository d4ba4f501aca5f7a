"""Which drawings the cards on the table wear: a value, free of Qt."""

from __future__ import annotations

from dataclasses import dataclass

from preferans_desktop.host.settings import Back, Deck, Settings
from preferans_desktop.rules.cards import ALL_CARDS, Card, format_card

__all__ = ["Back", "CardStyle", "Deck", "card_style_of"]


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
        folder = self.deck.value
        if self.deck is Deck.FRENCH and self.four_colours:
            folder = "french_four"
        return f"{folder}/{format_card(card)}"

    def drawings(self) -> tuple[str, ...]:
        """Names of all 33."""
        return tuple(self.drawing(card) for card in (None, *ALL_CARDS))


def card_style_of(settings: Settings) -> CardStyle:
    """The drawings that were chosen."""
    return CardStyle(settings.deck, settings.back, settings.four_colours)
