"""What the table says about the moment: whose turn it is, roles, the contract, things counted."""

from __future__ import annotations

THINGS = {
    "card": "{Card}",
    "suit": "{Suit}",
    "contract": "{Contract}",
    "contract_with_value": "{Contract} ({value})",
    "plate_tricks": "tricks {tricks}",
    "plate_bule": "bule {bule}",
}

PROMPTS = {
    "prompt_deal": "Deal the cards for the first hand.",
    "prompt_next_hand": "The hand is over. Deal the next one.",
    "prompt_match_over": "The match is over.",
    "prompt_bidding": "Your turn to bid.",
    "prompt_naming": "Your turn: name the suit.",
    "prompt_discard": "Choose two cards to discard.",
    "prompt_discard_one_more": "Choose one more card to discard.",
    "prompt_discard_ready": "These ten cards stay with you: discard, or change your choice.",
    "prompt_announcement": "Your turn: announce what you play.",
    "prompt_following": "Your turn: do you follow?",
    "prompt_second_follower": "The other one stays out. Your turn: do you follow?",
    "prompt_sole_follower": (
        "The other one stays out. Your turn: {who.alone|alone}, call or kontra?"
    ),
    "prompt_kontra": "Your turn: kontra or play on?",
    "prompt_rekontra": "You are given kontra. Your turn: rekontra or play on?",
    "prompt_lead": "Your turn to lead.",
    "prompt_play": "Your turn: play a card.",
    "prompt_rest_all": "The rest is surely yours: claim it all?",
    "prompt_rest_none": "You surely take no trick: offer that?",
    "prompt_offer": "{Who} {who!offers|offer}: {words}. Do you accept?",
    "prompt_take_over": "{Who} {who!wants|want} to take your fall over. Do you accept?",
    "prompt_give_back": "{Who} {who!gives|give} your fall back. Do you accept?",
    "prompt_other": "{Who} {who!is|are} to act.",
    "prompt_other_answers": "{Who} {who!has|have} to answer the offer.",
}

ROLES = {
    "role_declarer": "declarer",
    "role_defender": "defender",
    "role_follows": "{who.follows|follows}",
    "role_stays_out": "{who.stays|stays} out",
    "role_alone": "{who.alone|alone}",
    "role_calls": "calls",
    "role_called": "{who.called|called}",
    "role_kontra": "kontra",
    "role_brought_in": "with kontra",
    "sign_dealer": "D",
    "mark_dealer": "deals",
    "mark_forehand": "forehand",
    "mark_to_act": "to play",
}

CONTRACT = {
    "contract_hand_game": "hand {contract}",
    "contract_talon": "{contract}",
    "contract_kontra": "under kontra",
    "contract_rekontra": "under rekontra",
    "contract_refa": "on a refa",
    "badge_bid": "{Level:word}",
    "badge_buyer": "{who} {who!takes|take} the talon",
    "badge_value": "worth {value}",
    "badge_kontra": "kontra",
    "badge_rekontra": "rekontra",
    "badge_refa": "refa",
}
TABLE = THINGS | PROMPTS | ROLES | CONTRACT
