"""What is heard instead of seen: names of cards and cells for screen readers, and news."""

from __future__ import annotations

CARDS = {
    "heard_card": "{card}",
    "heard_playable": "{card}, can be played",
    "heard_not_playable": "{card}, cannot be played",
    "heard_discardable": "{card}, can be discarded",
    "heard_chosen": "{card}, will be discarded",
    "heard_put_away": "{card}, discarded",
    "heard_count": "{count} {count#card|cards}",
    "heard_closed": "{count} {count#closed card|closed cards}",
}

TABLE_WORDS = {
    "heard_table": "Table",
    "heard_of": "{name}: {words}",
    "heard_refe_open": "{count} {count#open refa|open refe}",
    "heard_last_trick": "Last trick: {words}",
    "heard_taker": "taken by {who}",
}

PAPER = {
    "heard_paper": "Paper, {name}",
    "heard_bule": "bule, {name}, {bule}",
    "heard_supe": "supe, {who} against {whom}, {supe}",
    "heard_hat": "hat, {name}",
    "heard_struck": "{words}, struck out",
    "heard_refa_open": "refa {place}, {name}, open",
    "heard_refa_played": "refa {place}, {name}, played",
}

NEWS = {
    "heard_deals": "{Who} {who!deals|deal}.",
    "heard_your_cards": "Your cards: {words}.",
    "heard_cards_of": "{name}: {words}.",
    "heard_talon": "Talon: {cards}.",
    "heard_trick_taken": "{Who} {who!takes|take} the trick and {who!has|have} {tricks}.",
}
TABLE = CARDS | TABLE_WORDS | PAPER | NEWS
