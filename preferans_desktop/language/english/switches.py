"""House rules: the name of every switch and a line that explains it."""

from __future__ import annotations

NAMES = {
    "switch_kontra_limit": "How far kontra goes",
    "switch_papirkontra_ends_match": "Papirkontra ends the match",
    "switch_preferans_contract": "Preferans is a contract too",
    "switch_pik_needs_kontra": "Spades need kontra",
    "switch_pik_unplayed_under_hat": "Spades without kontra, no refa left",
    "switch_hold": "Who may say hold",
    "switch_equal_hand_game": "Two equal hand games",
    "switch_min_trumps": "Fewest trumps",
    "switch_called_lead_in_sans": "Lead of the called player in sans",
    "switch_follower_quota": "Two followers",
    "switch_end_at_five": "End at the fifth trick",
    "switch_final_supe": "Supe in the last hand",
    "switch_double_fall": "Double fall",
    "switch_betl_kontra_partner": "Betl under kontra",
    "switch_ask_uver": "Asking whether betl is sure",
    "switch_broken_hat": "Broken hat",
    "switch_time_limit_min": "Length of the match",
    "switch_write_off_remainder": "Remainder of a write-off",
    "switch_refe_blocked_below_zero": "Refe under the hat",
    "switch_concession": "Conceding",
    "switch_first_forehand": "Who begins",
    "switch_table": "Number of players",
    "switch_take_over": "Taking a fall over",
    "switch_offers": "Offers",
}

EXPLANATIONS = {
    "explain_kontra_limit": (
        "The last word that doubles: kontra × 2, rekontra × 4, subkontra × 8, mortkontra × 16 or "
        "papirkontra × 32."
    ),
    "explain_papirkontra_ends_match": "After a hand under papirkontra the match is written off.",
    "explain_preferans_contract": (
        "The highest contract, worth 8: no trumps, and the declarer must take all ten tricks."
    ),
    "explain_pik_needs_kontra": (
        "Plain spades are played under kontra only: except on a refa, always, or like any other "
        "contract."
    ),
    "explain_pik_unplayed_under_hat": (
        "When no refa can be written for spades without kontra: the declarer makes it, makes it "
        "only if he is under the hat, a new deal, or he falls."
    ),
    "explain_hold": (
        "Who says hold: the one who speaks first, anybody who has bid, or raising and holding take "
        "turns."
    ),
    "explain_equal_hand_game": (
        "When two declare a hand game in the same suit: only a higher one wins, or the later one "
        "takes it."
    ),
    "explain_min_trumps": "A suit can be announced only with at least so many cards of it.",
    "explain_called_lead_in_sans": (
        "What the called player leads in sans: anything, clubs (spades under kontra), or the suit "
        "he bid."
    ),
    "explain_follower_quota": (
        "When both follow: four tricks together are enough, or each must take his own two."
    ),
    "explain_end_at_five": (
        "The hand stops once the defenders have five tricks; else it is played to the last card."
    ),
    "explain_final_supe": (
        "When what is made shrinks at the end: supe shrink with it, or count in full."
    ),
    "explain_double_fall": (
        "At the end of the match a fall is written double: never, when the hand is worth more than "
        "is left, or when only two are left."
    ),
    "explain_betl_kontra_partner": (
        "When betl falls under kontra: its giver writes everything, or the other one writes too, "
        "as without kontra."
    ),
    "explain_ask_uver": (
        "Before kontra on betl a player may ask whether it is sure; the program answers truly."
    ),
    "explain_broken_hat": "The match is written off when somebody’s bule reach twice the start.",
    "explain_time_limit_min": (
        "After so many minutes no hand is dealt and the rest is written off; 0 is no limit."
    ),
    "explain_write_off_remainder": (
        "What does not divide by three: spread over the worst ones, or all of it to the worst."
    ),
    "explain_refe_blocked_below_zero": (
        "No refe while somebody is under the hat, none any more after somebody was, or always refe."
    ),
    "explain_concession": (
        "The declarer may give up before the fifth lost trick; the defenders are counted five."
    ),
    "explain_first_forehand": (
        "The first to speak is at the right of who proposes the match, holds the eight of "
        "diamonds, or is drawn."
    ),
    "explain_table": "Three players, or four: then the dealer sits the hand out.",
    "explain_take_over": (
        "A defender who played may take over the other one’s fall, until the end of the next hand."
    ),
    "explain_offers": (
        "The declarer may offer to end the hand: the rest is mine, no trick for me, or so many "
        "tricks."
    ),
}
TABLE = NAMES | EXPLANATIONS
