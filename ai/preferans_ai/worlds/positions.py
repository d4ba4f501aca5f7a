"""A possible deal as a position that the kernel can play on."""

from __future__ import annotations

from preferans_ai.kernel import Position
from preferans_ai.worlds.world import World
from preferans_desktop.rules.serbian.hand import Hand


def position_of(world: World, hand: Hand) -> Position:
    """The play in progress with the cards lying like this; who stayed out has none."""
    play = hand.play
    assert play is not None and play.to_act is not None  # noqa: S101, PT018 - the play goes on
    first, second, third = (
        cards if play.plays(seat) else 0 for seat, cards in enumerate(world.hands)
    )
    return Position(
        hands=(first, second, third),
        declarer=play.declarer,
        leader=play.trick[0][0] if play.trick else play.to_act,
        trump=None if play.trump is None else int(play.trump),
        table=tuple(int(card) for _, card in play.trick),
    )
