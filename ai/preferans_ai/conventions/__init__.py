"""What the players' reasons claim, as predicates: each is checked before its sentence is said.

    reason_for(know, card)

A predicate is given what the player knows and the card he plays now; it returns the parameters of
the sentence where the claim holds, else None. It says nothing of whether the card is good.
"""

from preferans_ai.conventions.contrast import speaks_against
from preferans_ai.conventions.reasons import reason_for
from preferans_ai.conventions.table import CONVENTIONS, holds

__all__ = ["CONVENTIONS", "holds", "reason_for", "speaks_against"]
