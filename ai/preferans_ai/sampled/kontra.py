"""The declarer's answer to kontra (serbian.md 7): the word with the best expected result."""

from __future__ import annotations

from preferans_ai.betl_holes import holes
from preferans_ai.candidates import Choice, best_of
from preferans_ai.holdings import holdings_of
from preferans_ai.sampled.following import candidates_of, weigh_words
from preferans_ai.thinking import Thinking
from preferans_desktop.rules.serbian.actions import Rekontra
from preferans_desktop.rules.serbian.contracts import Contract
from preferans_desktop.rules.serbian.hand import Hand
from preferans_desktop.rules.serbian.view import PlayerView


def answer_kontra(view: PlayerView, hand: Hand, thinking: Thinking) -> Choice:
    """Može or rekontra."""
    weighed = weigh_words(view, hand, thinking)
    doubles, tricks = isinstance(weighed[0][0], Rekontra), weighed[0][1].mean_tricks
    candidates = candidates_of(weighed)
    own = holes(holdings_of(hand.holdings[view.seat].known))
    if hand.contract == Contract.BETL and doubles and not own:
        return best_of(candidates, "rekontra_uver")
    if hand.contract == Contract.BETL and own:
        code = "rekontra_betl" if doubles else "allow_kontra_on_betl"
        return best_of(candidates, code, holes=own)
    return best_of(candidates, "rekontra_sure" if doubles else "allow_kontra", tricks=tricks)
