"""Words and sentences of what players say and do."""

from __future__ import annotations

# What is said aloud at the table. The words on buttons are these with a capital.
SPOKEN = {
    "spoken_pass": "pass",
    "spoken_bid": "{level:word}",
    "spoken_hold": "hold",
    "spoken_hand_game": "hand game",
    "spoken_betl": "betl",
    "spoken_sans": "sans",
    "spoken_name_suit": "{suit}",
    "spoken_weaker": "weaker",
    "spoken_announce": "{contract}",
    "spoken_follow": "follow",
    "spoken_stay_out": "stay out",
    "spoken_alone": "{who.alone|alone}",
    "spoken_call": "call",
    "spoken_kontra": "kontra",
    "spoken_allow": "play on",
    "spoken_rekontra": "rekontra",
    "spoken_offer_all": "the rest is mine",
    "spoken_offer_no_trick": "no trick for me",
    "spoken_offer_tricks": "{count:word} {count#trick|tricks}",
    "spoken_accept": "accept",
    "spoken_refuse": "refuse",
    "spoken_take_over": "I take the fall over",
    "spoken_give_back": "I give the fall back",
}

# Buttons that say something else than the word spoken.
BUTTONS = {
    "button_discard": "Discard",
    "button_play_card": "{Card}",
    "button_offer_all": "Offer: the rest is mine",
    "button_offer_no_trick": "Offer: no trick for me",
    "button_offer_tricks": "Offer: {count} {count#trick|tricks}",
    "button_take_over": "Take the fall over",
    "button_give_back": "Give the fall back",
}

# Enough on a button that stands after another offer.
BRIEF = {
    "brief_offer_tricks": "{count} {count#trick|tricks}",
}

# Whole sentences, for notes and for who listens to the screen.
TOLD = {
    "told_pass": "{Who} {who!passes|pass}.",
    "told_bid": "{Who} {who!bids|bid} {level:word}.",
    "told_hold": "{Who} {who!holds|hold}.",
    "told_hand_game": "{Who} {who!declares|declare} a hand game.",
    "told_betl": "{Who} {who!declares|declare} betl.",
    "told_sans": "{Who} {who!declares|declare} sans.",
    "told_name_suit": "{Who} {who!says|say} {suit}.",
    "told_weaker": "{Who} {who!says|say} weaker.",
    "told_discard": "{Who} {who!discards|discard} two cards.",
    "told_discard_seen": "{Who} {who!discards|discard} {cards:the}.",
    "told_announce": "{Who} {who!plays|play} {contract}.",
    "told_follow": "{Who} {who!follows|follow}.",
    "told_stay_out": "{Who} {who!stays|stay} out.",
    "told_alone": "{Who} {who!follows|follow} {who.alone|alone}.",
    "told_call": "{Who} {who!calls|call}.",
    "told_kontra": "{Who} {who!gives|give} kontra.",
    "told_allow": "{Who} {who!says|say} play on.",
    "told_rekontra": "{Who} {who!gives|give} rekontra.",
    "told_play_card": "{Who} {who!plays|play} {card:the}.",
    "told_offer_all": "{Who} {who!offers|offer}: the rest is mine.",
    "told_offer_no_trick": "{Who} {who!offers|offer}: no trick for me.",
    "told_offer_tricks": "{Who} {who!offers|offer} {count} {count#trick|tricks}.",
    "told_accept": "{Who} {who!accepts|accept}.",
    "told_refuse": "{Who} {who!refuses|refuse}.",
    "told_take_over": "{Who} {who!wants|want} to take the fall over.",
    "told_give_back": "{Who} {who!gives|give} the fall back.",
}
TABLE = SPOKEN | BUTTONS | BRIEF | TOLD
