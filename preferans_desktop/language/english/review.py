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
    "review_page_course": "Course",
    "review_page_open": "Open cards",
    "review_page_discard": "Discard",
    "review_thinking": "Working it out…",
    "review_open_title": "If all cards lay open: tricks of the declarer",
    "review_open_contract": "contract",
    "review_open_defence": "defence",
    "review_open_tricks": "tricks, bule",
    "review_open_written": "defender",
    "review_open_count": "tricks",
    "review_open_place": "place",
    "review_open_pair": "discard",
    "review_open_discard": (
        "Every discard for this contract, with open cards; the one made is framed."
    ),
    "review_no_discard": "There was no discard in this hand.",
    "review_cards": "{cards}",
    "review_card": "{card}",
    "review_both": "both follow",
    "review_alone": "{who} {who.alone|alone}",
    "review_calls": "{who} {who!calls|call}",
    "review_kontra": "{who}: kontra",
    "review_falls": "falls",
    "review_supe": "{supe} {supe#supa|supe}",
    "review_bule": "{change:+}",
    "review_betl_made": "made",
    "review_betl_fails": "fails",
    "review_open_nothing": "Open cards: nothing was lost.",
    "review_open_betl": "Open cards: this decided the betl.",
    "review_open_lost": "Open cards: {tricks} {tricks#trick|tricks} fewer than with the best card.",
    "review_good": "By what could be known: good.",
    "review_slight": "By what could be known: a slight mistake, about {value} points.",
    "review_costly": "By what could be known: a costly mistake, about {value} points.",
    "review_not_weighed": "By what could be known: this was not even weighed.",
    "review_better": "A master would choose: {words}.",
    "review_chance": "The declarer makes it about {chance} times in 100.",
    "review_first_costly": "First costly mistake: {words} About {value} points.",
    "review_legend": (
        "A triangle is a costly mistake, a ring a slight one, by what could be known. A bar is "
        "what only open cards show."
    ),
}
