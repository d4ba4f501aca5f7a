"""Why an act is not allowed, and why a computer player chose what it chose."""

from __future__ import annotations

from preferans_desktop.language.catalogue import say_from
from preferans_desktop.language.players import Player
from preferans_desktop.rules.cards import Card, Suit
from preferans_desktop.rules.errors import Reason
from preferans_desktop.rules.serbian.contracts import TRICKS_NEEDED

_PROMISES = {"declare_hand_game", "declare_sans", "announce_trump", "announce_sans"}
"""Reasons with an estimate of the declarer's tricks, which may be fewer than he needs."""


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
    few = isinstance(tricks, int) and tricks < TRICKS_NEEDED
    key = f"best_{reason_code}" if few and reason_code in _PROMISES else f"why_{reason_code}"
    return say_from(key, facts | {"who": player})


def _told(name: str, value: object) -> object:
    if not isinstance(value, float):
        return value
    return round(100 * value) if name == "chance" else round(value)
