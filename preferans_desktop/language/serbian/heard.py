"""What is heard instead of seen: names of cards and cells for screen readers, and news."""

from __future__ import annotations

CARDS = {
    "heard_card": "{card}",
    "heard_playable": "{card}, može se igrati",
    "heard_not_playable": "{card}, ne može se igrati",
    "heard_discardable": "{card}, može u škart",
    "heard_chosen": "{card}, ide u škart",
    "heard_put_away": "{card}, u škartu",
    "heard_count": "{count} {count#karta|karte|karata}",
    "heard_closed": "{count} {count#zatvorena karta|zatvorene karte|zatvorenih karata}",
}

TABLE_WORDS = {
    "heard_table": "Sto",
    "heard_of": "{name}: {words}",
    "heard_refe_open": "{count} {count#otvorena refa|otvorene refe|otvorenih refa}",
    "heard_last_trick": "Poslednji štih: {words}",
    "heard_taker": "{who!nosi|nosiš} {who}",
}

PAPER = {
    "heard_paper": "Pismo, {name}",
    "heard_bule": "bule, {name}, {bule}",
    "heard_supe": "supe, {who} protiv {whom:gen}, {supe}",
    "heard_hat": "kapa, {name}",
    "heard_struck": "{words}, precrtano",
    "heard_refa_open": "{place}. refa, {name}, otvorena",
    "heard_refa_played": "{place}. refa, {name}, odigrana",
}

NEWS = {
    "heard_deals": "{Who} {who!deli|deliš}.",
    "heard_your_cards": "Tvoje karte: {words}.",
    "heard_cards_of": "{name}: {words}.",
    "heard_talon": "Talon: {cards}.",
    "heard_trick_taken": "{Who} {who!nosi|nosiš} štih, {who!ima|imaš} {tricks}.",
}
TABLE = CARDS | TABLE_WORDS | PAPER | NEWS
