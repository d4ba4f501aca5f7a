"""Taking a fall over (serbian.md 9): only answers.

A fall costs 10 v and the defenders who fall have written at most four tricks of v, so taking one
over never pays and he never offers to. He accepts when somebody takes his own, and keeps it so.
"""

from __future__ import annotations

from preferans_ai.candidates import Choice, chosen
from preferans_desktop.rules.serbian.actions import Accept, Refuse
from preferans_desktop.rules.serbian.view import PlayerView


def answer_take_over(view: PlayerView) -> Choice | None:
    """The answer to a question about a fall, None when he is not asked."""
    asked = view.take_overs.asked
    if asked is None or Accept(view.seat) not in view.legal or asked.fallen != view.seat:
        return None
    if view.take_overs.standing is None:
        return chosen(Accept(view.seat), "accept_take_over")
    return chosen(Refuse(view.seat), "refuse_return")
