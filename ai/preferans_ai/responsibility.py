"""Who has to take how many tricks among the defenders (serbian.md 9)."""

from __future__ import annotations

from preferans_ai.knowledge import Knowledge


def answers_for_himself(know: Knowledge) -> bool:
    """Whether a follower needs his own two tricks: nobody called, no kontra, no betl."""
    following = know.hand.following
    return (
        following is not None
        and not know.declares
        and following.caller is None
        and following.kontra_giver is None
    )
