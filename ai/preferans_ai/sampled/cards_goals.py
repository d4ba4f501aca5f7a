"""What is worth being certain of: so many of the tricks not finished yet, taken by oneself."""

from __future__ import annotations

from preferans_ai.knowledge import Knowledge
from preferans_ai.responsibility import answers_for_himself
from preferans_desktop.rules.serbian.contracts import TRICKS_NEEDED, Contract
from preferans_desktop.rules.serbian.play import TRICKS_TO_BEAT
from preferans_desktop.rules.serbian.scoring import OWN_QUOTA, TEAM_QUOTA


def goals_of(know: Knowledge, *, may_fall: bool) -> list[int | None]:
    """Numbers of tricks that decide something, the most important first (serbian.md 9).

    None stands for none at all, what the declarer of a betl wants.

    Args:
        know: what the player knows.
        may_fall: the declarer is not sure to pass. A defender does not save himself before that.
    """
    play = know.play
    if play.contract == Contract.BETL:
        return [None] if know.declares else []
    if know.declares:
        return [play.left, TRICKS_NEEDED - play.taken[know.seat]]
    goals: list[int | None] = [TRICKS_TO_BEAT - play.defenders_taken]
    if may_fall:
        return goals
    following = know.hand.following
    if answers_for_himself(know):
        own = OWN_QUOTA - know.own_tricks
        together = TEAM_QUOTA - play.defenders_taken
        goals.append(own if know.partner is None else min(own, together))
    elif following is not None and following.caller == know.seat:
        goals.append(TEAM_QUOTA - play.defenders_taken)
    return goals
