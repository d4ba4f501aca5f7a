"""What can be wrong with an act, as stable codes and facts; sentences are made elsewhere."""

from __future__ import annotations

from enum import Enum


class PreferansError(Exception):
    """Root of the errors a user can meet."""


class Reason(Enum):
    """Why an act is not allowed."""

    NOT_YOUR_TURN = "not_your_turn"
    NOT_NOW = "not_now"
    MUST_FOLLOW_SUIT = "must_follow_suit"
    MUST_TRUMP = "must_trump"
    NOT_IN_HAND = "not_in_hand"
    SEEN_ELSEWHERE = "seen_elsewhere"
    SHOWN_VOID = "shown_void"
    OFFER_OPEN = "offer_open"
    NO_HAND = "no_hand"
    MATCH_OVER = "match_over"
