"""The end of a hand and of a match, and the paper as text."""

from __future__ import annotations

HAND = {
    "hand_all_pass": "All three passed.",
    "hand_pik_unplayed": "Spades without kontra are not played.",
    "hand_pik_passes": "{Who} made it: no kontra on spades, and no refa can be written.",
    "hand_nobody_follows": "{Who} made it: {words}, nobody follows.",
    "hand_passed": "{Who} made it: {words}, {tricks} {tricks#trick|tricks}.",
    "hand_fell": "{Who} fell: {words}, {tricks} {tricks#trick|tricks}.",
    "hand_ended_five": "The defenders took five tricks, the hand is over.",
    "hand_ended_betl_trick": "The declarer took a trick, the hand is over.",
    "hand_ended_offer": "The offer was accepted.",
    "hand_defender_fell": "{Who} fell.",
    "hand_tricks": "Tricks: {words}.",
    "hand_tricks_of": "{who} {tricks}",
    "hand_value": "The hand is worth {value}: {words}.",
    "hand_value_contract": "{words} {value} × 2",
    "hand_value_kontra": "kontra × 2",
    "hand_value_rekontra": "rekontra × 4",
    "hand_value_refa": "refa × 2",
    "hand_shrunk": "Only {value} were left to play for, so no more is counted.",
    "hand_bule": "{Who}: bule {change:+}, now {bule}.",
    "hand_supe": "{Who} {who!writes|write} {supe} {supe#supa|supe} against {whom}.",
    "hand_hat_drawn": "{Who} {who!draws|draw} a hat.",
    "hand_hat_struck": "{Who} {who!strikes|strike} the hat out.",
    "hand_refa_written": "Everybody is given a refa.",
    "hand_refa_blocked": "No refa is written while somebody is under the hat.",
    "hand_refa_spent": "No refa is written: all of them are used up.",
    "hand_refa_played": "{Who} {who!has|have} played a refa.",
    "hand_taken_over": "{Who} took over the fall of {whom}.",
}

MATCH = {
    "match_over": "The match is over.",
    "match_written_off": "The match ended with a write-off.",
    "match_good": "{place}. {Who} {who!is|are} {value} to the good.",
    "match_bad": "{place}. {Who} {who!is|are} {value} to the bad.",
    "match_even": "{place}. {Who} {who!is|are} even.",
    "bule_left": "{total} left to play for",
}

PAPER = {
    "paper_training": "Training, does not count",
    "paper_undone": "Training: {count} {count#move|moves} taken back",
    "paper_title": "Paper",
    "paper_match": "Match of {bule} {bule#bula|bule}, {words}",
    "paper_refe": "{count} {count#refa|refe}",
    "paper_refe_unlimited": "unlimited refe",
    "paper_hands": "hands: {count}",
    "paper_bule": "bule",
    "paper_figure": "{bule}",
    "paper_hat": "hat",
    "paper_place": "{place}. {words}",
    "paper_good": "{name}: {value} to the good",
    "paper_bad": "{name}: {value} to the bad",
    "paper_even": "{name}: even",
    "paper_unfinished": "Result so far: {words}",
}
RECAP = {
    "recap_title": "Where the hand stands",
    "recap_bidding": "Bidding: {words}.",
    "recap_said": "{who} {words}",
    "recap_talon": "Talon: {cards}.",
    "recap_bought": "{Who} {who!has|have} won the bidding: {level:word}.",
    "recap_declarer": "{Who} {who!is|are} declarer: {words}.",
}
TABLE = HAND | MATCH | PAPER | RECAP
