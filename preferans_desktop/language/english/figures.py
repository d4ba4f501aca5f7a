"""Why a figure stands on the paper, the rules that wrote it, and the sheet with all rules."""

from __future__ import annotations

FIGURES = {
    "figure_title": "Why is this written?",
    "figure_close": "Close",
    "figure_rule": "Rule {place}",
    "figure_hand": "Hand {place}. {words}",
    "figure_start_heading": "The match begins.",
    "figure_start": "Everybody begins with {bule} {bule#bula|bule}.",
    "figure_passed": "{Who} made it and {who!takes|take} {count} {count#bula|bule} off.",
    "figure_fell": "{Who} fell and {who!adds|add} {count} {count#bula|bule}.",
    "figure_fall_sole": (
        "{Who} {who!was|were} alone against the declarer with {tricks} {tricks#trick|tricks}; two "
        "are needed, so {who} {who!falls|fall}."
    ),
    "figure_fall_follower": (
        "{Who} {who!has|have} {tricks} {tricks#trick|tricks}, {count} together with the other. "
        "Neither two own ones nor four together: {who} {who!falls|fall}."
    ),
    "figure_fall_caller": (
        "{Who} {who!answers|answer} for both defenders: together they have {count} "
        "{count#trick|tricks}; four are needed, so {who} {who!falls|fall}."
    ),
    "figure_fall_kontra": "{Who} said kontra and the declarer made it: {who} {who!falls|fall}.",
    "figure_share_tricks": (
        "{Who} {who!has|have} {tricks} {tricks#trick|tricks}: {tricks} × {value} = {supe}."
    ),
    "figure_share_caller": (
        "{Who} {who!writes|write} the tricks of both defenders: {tricks} × {value} = {supe}."
    ),
    "figure_share_kontra": (
        "{Who} said kontra and {who!writes|write} the tricks of both defenders: {tricks} × "
        "{value} = {supe}."
    ),
    "figure_share_betl": "Betl fell: {words}, in all {supe} {supe#supa|supe} for {who}.",
    "figure_betl_both": "for both × 2",
    "figure_share_taken": "{Who} took the fall over and {who!writes|write} them in place of "
    "{whom}.",
    "figure_added": "It was {value}: {value} + {count} = {total}.",
    "figure_taken_off": "It was {value}: {value} − {count} = {total}.",
    "figure_hat": "{Who} {who!draws|draw} a hat at {bule}: the bule are at zero or below.",
    "figure_hat_struck": "The hat was struck out in hand {place}, when the bule rose to {bule}.",
    "figure_under_hat": "Under the hat the minus is not written: {count} means {bule}.",
    "figure_refa_open": "{Who}: still open.",
    "figure_refa_played": "{Who}: played in hand {place}.",
    "figure_left_heading": "{total} left to play for.",
    "figure_left": "Bule: {words}. The sum is {total}.",
    "figure_write_off": "The sum of bule was {total}: a third is taken off everybody, {value}.",
    "figure_write_off_more": "For the remainder {who} {who!takes|take} one more off.",
}

RULES = {
    "rule_start": "A match lasts until the bule of all three players add up to exactly zero.",
    "rule_passed": (
        "The declarer makes it with six tricks (in betl with none) and takes the value of the "
        "hand off."
    ),
    "rule_nobody_follows": (
        "When nobody follows there is no play: the declarer is scored as if he took all ten "
        "tricks, and nobody writes supe."
    ),
    "rule_pik_passes": (
        "Ordinary spades without kontra are not played. Where no refa can be written, the "
        "declarer is scored as if he took all ten tricks."
    ),
    "rule_shrunk": (
        "The sum of bule never goes below zero: at the end only what is left is taken off, and "
        "supe are counted by as much."
    ),
    "rule_fell": "A declarer who falls adds the value of the hand to his bule.",
    "rule_fall_sole": "Who plays alone against the declarer has to take two tricks at least.",
    "rule_fall_follower": (
        "When both play, each has to take two tricks; four together will do as well."
    ),
    "rule_fall_caller": (
        "Who calls answers for both: together they have to take four tricks at least."
    ),
    "rule_fall_kontra": (
        "Who says kontra carries everything: he falls when the declarer makes it, and is safe "
        "when the declarer falls."
    ),
    "rule_taken_over": (
        "Who played beside the fallen one may take the fall over: those bule become his, and he "
        "alone writes the supe of that hand."
    ),
    "rule_share_tricks": (
        "For each of his tricks a defender writes the value of the hand against the declarer, "
        "whether he made it or fell."
    ),
    "rule_share_caller": (
        "Who calls writes supe for the tricks of both defenders; the called one writes none."
    ),
    "rule_share_kontra": (
        "Who said kontra writes supe for the tricks of both defenders; the other writes none."
    ),
    "rule_share_betl": (
        "When betl falls, each defender writes 60 (70 for a hand game); twice that on a refa."
    ),
    "rule_share_betl_kontra": (
        "When betl falls under kontra, its giver writes for both: twice 60 (70 for a hand game), "
        "times kontra, and twice that on a refa."
    ),
    "rule_hat": (
        "A hat is drawn when the bule fall to zero or below. While anybody is below zero no refe "
        "are written."
    ),
    "rule_refa": (
        "Everybody is given a refa when all pass, and when spades are not played for want of "
        "kontra. Who has an open refa plays for double, and after that hand one is struck."
    ),
    "rule_left": "The match ends when the bule of all three players add up to exactly zero.",
    "rule_write_off": (
        "When the players agree to stop, a third of the sum is taken off each; a remainder of one "
        "or two comes off those with the most bule."
    ),
}
RULEBOOK = {
    "rules_link": "Rule",
    "rules_here": "In this match: {words}",
    "rules_elsewhere": "Elsewhere:",
    "rules_search": "Search the rules",
    "rules_chapters": "Chapters",
    "rules_found": "{count} {count#place|places}",
}
TABLE = FIGURES | RULES | RULEBOOK
