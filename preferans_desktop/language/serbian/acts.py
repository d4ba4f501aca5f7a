"""Words and sentences of what players say and do."""

from __future__ import annotations

# What is said aloud at the table; what tables say differently (dođem for pratim, mogu for moje)
# stands in `wording`. The words on buttons are these with a capital.
SPOKEN = {
    "spoken_pass": "dalje",
    "spoken_bid": "{level:word}",
    "spoken_hold": "moje",
    "spoken_hand_game": "igra",
    "spoken_betl": "betl",
    "spoken_sans": "sans",
    "spoken_name_suit": "{suit}",
    "spoken_weaker": "slabija",
    "spoken_announce": "{contract}",
    "spoken_follow": "pratim",
    "spoken_stay_out": "ne pratim",
    "spoken_alone": "{who.sam|sama}",
    "spoken_call": "zovem",
    "spoken_kontra": "kontra",
    "spoken_allow": "može",
    "spoken_rekontra": "rekontra",
    "spoken_offer_all": "nosim sve",
    "spoken_offer_no_trick": "nemam pad",
    "spoken_offer_tricks": "{count:word} {count#štih|štiha|štihova}",
    "spoken_accept": "prihvatam",
    "spoken_refuse": "odbijam",
    "spoken_take_over": "preuzimam pad",
    "spoken_give_back": "vraćam pad",
}

# Buttons that say something else than the word spoken.
BUTTONS = {
    "button_discard": "Odbaci",
    "button_play_card": "{Card}",
    "button_offer_all": "Ponuda: nosim sve",
    "button_offer_no_trick": "Ponuda: nemam pad",
    "button_offer_tricks": "Ponuda: {count} {count#štih|štiha|štihova}",
    "button_take_over": "Preuzimam pad",
    "button_give_back": "Vraćam pad",
}

# Enough on a button that stands after another offer.
BRIEF = {
    "brief_offer_tricks": "{count} {count#štih|štiha|štihova}",
}

# Whole sentences, for notes and for who listens to the screen.
TOLD = {
    "told_pass": "{Who} {who!kaže|kažeš} dalje.",
    "told_bid": "{Who} {who!licitira|licitiraš} {level:word}.",
    "told_hold": "{Who} {who!kaže|kažeš} moje.",
    "told_hand_game": "{Who} {who!prijavljuje|prijavljuješ} igru.",
    "told_betl": "{Who} {who!prijavljuje|prijavljuješ} betl.",
    "told_sans": "{Who} {who!prijavljuje|prijavljuješ} sans.",
    "told_name_suit": "{Who} {who!kaže|kažeš} {suit:acc}.",
    "told_weaker": "{Who} {who!kaže|kažeš} slabija.",
    "told_discard": "{Who} {who!odbacuje|odbacuješ} dve karte.",
    "told_discard_seen": "{Who} {who!odbacuje|odbacuješ} {cards:acc}.",
    "told_announce": "{Who} {who!igra|igraš} {contract:acc}.",
    "told_follow": "{Who} {who!prati|pratiš}.",
    "told_stay_out": "{Who} ne {who!prati|pratiš}.",
    "told_alone": "{Who} {who!prati|pratiš} {who.sam|sama}.",
    "told_call": "{Who} {who!zove|zoveš}.",
    "told_kontra": "{Who} {who!daje|daješ} kontru.",
    "told_allow": "{Who} {who!kaže|kažeš} može.",
    "told_rekontra": "{Who} {who!daje|daješ} rekontru.",
    "told_play_card": "{Who} {who!baca|bacaš} {card:acc}.",
    "told_offer_all": "{Who} {who!nudi|nudiš}: nosim sve.",
    "told_offer_no_trick": "{Who} {who!nudi|nudiš}: nemam pad.",
    "told_offer_tricks": "{Who} {who!nudi|nudiš} {count} {count#štih|štiha|štihova}.",
    "told_accept": "{Who} {who!prihvata|prihvataš}.",
    "told_refuse": "{Who} {who!odbija|odbijaš}.",
    "told_take_over": "{Who} {who!bi da preuzme|bi da preuzmeš} pad.",
    "told_give_back": "{Who} {who!vraća|vraćaš} pad.",
}
TABLE = SPOKEN | BUTTONS | BRIEF | TOLD
