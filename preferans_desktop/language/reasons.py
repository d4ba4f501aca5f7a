"""Why an act is not allowed, and why a computer player chose what it chose."""

from __future__ import annotations

from preferans_desktop.language.catalogue import say_from
from preferans_desktop.language.players import Player
from preferans_desktop.rules.cards import Card, Suit
from preferans_desktop.rules.errors import Reason
from preferans_desktop.rules.serbian.contracts import TRICKS_NEEDED
from preferans_desktop.rules.serbian.play import TRICKS_IN_HAND, TRICKS_TO_BEAT
from preferans_desktop.rules.serbian.scoring import OWN_QUOTA, TEAM_QUOTA

_EXPLAINED_BY = {
    "declare_hand_game": range(TRICKS_NEEDED, TRICKS_IN_HAND + 1),
    "declare_sans": range(TRICKS_NEEDED, TRICKS_IN_HAND + 1),
    "announce_trump": range(TRICKS_NEEDED, TRICKS_IN_HAND + 1),
    "announce_sans": range(TRICKS_NEEDED, TRICKS_IN_HAND + 1),
    "alone_two_tricks": range(OWN_QUOTA, TEAM_QUOTA),
    "kontra_sure_set": range(TRICKS_TO_BEAT, TRICKS_IN_HAND + 1),
}
"""Estimated tricks that explain an act; one chosen in spite of others is told without them."""


def refusal(
    reason: Reason,
    *,
    card: Card | None = None,
    led: Suit | None = None,
    trump: Suit | None = None,
) -> str:
    """One line about an act that is not allowed: Moraš na boju: pik.

    Args:
        reason: why it is not.
        card: the card that was tried.
        led: suit led to the trick.
        trump: trump suit.

    Raises:
        CatalogueError: the sentence wants a card or suit that was not given.
    """
    known = {"card": card, "suit": led, "trump": trump}
    facts = {name: value for name, value in known.items() if value is not None}
    return say_from(f"refusal_{reason.value}", facts)


def why(reason_code: str, player: Player, **parameters: object) -> str:
    """The sentence of a computer player's reason code, without his name.

    Args:
        reason_code: the code.
        player: who acts, or is advised to.
        parameters: what the code names. Estimates come as floats: tricks are told as the nearest
            whole number, a `chance` from 0 to 1 as so many in a hundred.

    Raises:
        CatalogueError: an unknown code, or a parameter is missing or of another type.
    """
    facts = {name: _told(name, value) for name, value in parameters.items()}
    tricks = facts.get("tricks")
    explained = tricks is None or tricks in _EXPLAINED_BY.get(reason_code, (tricks,))
    key = f"why_{reason_code}" if explained else f"best_{reason_code}"
    return say_from(key, facts | {"who": player})


def _told(name: str, value: object) -> object:
    if not isinstance(value, float):
        return value
    return round(100 * value) if name == "chance" else round(value)
