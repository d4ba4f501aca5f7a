"""Finished hands looked at again."""

from __future__ import annotations

TABLE = {
    "action_review": "Review the hand",
    "review_none": "No hand is finished yet.",
    "review_count": "hand {count} of {total}",
    "review_earlier": "The hand before",
    "review_later": "The hand after",
    "review_close": "Close",
    "review_back": "Back",
    "review_forward": "Forward",
    "review_show_seen": "What {who} saw",
    "review_show_all": "All cards",
    "review_seen": "This is what {who} saw before the act.",
}
