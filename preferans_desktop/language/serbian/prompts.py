"""What the table says about the moment: whose turn it is, roles, the contract, things counted."""

from __future__ import annotations

THINGS = {
    "card": "{Card}",
    "suit": "{Suit}",
    "contract": "{Contract}",
    "contract_with_value": "{Contract} ({value})",
    "plate_tricks": "štihovi {tricks}",
    "plate_bule": "bule {bule}",
}

PROMPTS = {
    "prompt_deal": "Podeli karte za prvu ruku.",
    "prompt_next_hand": "Ruka je gotova. Podeli sledeću.",
    "prompt_match_over": "Partija je završena.",
    "prompt_bidding": "Na potezu si: licitiraj.",
    "prompt_naming": "Na potezu si: kaži boju.",
    "prompt_discard": "Izaberi dve karte za škart.",
    "prompt_discard_one_more": "Izaberi još jednu kartu za škart.",
    "prompt_discard_ready": "Ostaje ti ovih deset karata: odbaci ili promeni izbor.",
    "prompt_announcement": "Na potezu si: objavi šta igraš.",
    "prompt_following": "Na potezu si: pratiš li?",
    "prompt_second_follower": "Drugi ne prati. Na potezu si: pratiš li?",
    "prompt_sole_follower": "Drugi ne prati. Na potezu si: {who.sam|sama}, zovem ili kontra?",
    "prompt_kontra": "Na potezu si: kontra ili može?",
    "prompt_rekontra": "Dobijaš kontru. Na potezu si: rekontra ili može?",
    "prompt_lead": "Na potezu si: polaziš.",
    "prompt_play": "Na potezu si: baci kartu.",
    "prompt_rest_all": "Ostatak je siguran: nosiš sve?",
    "prompt_rest_none": "Sigurno nemaš pad: da ponudiš?",
    "prompt_offer": "{Who} nudi: {words}. Prihvataš li?",
    "prompt_take_over": "{Who} bi da preuzme tvoj pad. Prihvataš li?",
    "prompt_give_back": "{Who} vraća tvoj pad. Prihvataš li?",
    "prompt_other": "Na potezu je {who}.",
    "prompt_other_answers": "Na ponudu odgovara {who}.",
}

ROLES = {
    "role_declarer": "odigravač",
    "role_defender": "protivnik",
    "role_follows": "{who.prati|prati}",
    "role_stays_out": "ne {who.prati|prati}",
    "role_alone": "prati {who.sam|sama}",
    "role_calls": "zove",
    "role_called": "{who.zvan|zvana}",
    "role_kontra": "kontra",
    "role_brought_in": "uz kontru",
    "sign_dealer": "D",
    "mark_dealer": "deli",
    "mark_forehand": "prvi igrač",
    "mark_to_act": "na potezu",
}

CONTRACT = {
    "contract_hand_game": "igra {contract}",
    "contract_talon": "{contract}",
    "contract_kontra": "pod kontrom",
    "contract_rekontra": "pod rekontrom",
    "contract_refa": "na refi",
    "badge_bid": "{Level:word}",
    "badge_buyer": "{who!kupuje|kupuješ} {who}",
    "badge_value": "vredi {value}",
    "badge_kontra": "kontra",
    "badge_rekontra": "rekontra",
    "badge_refa": "refa",
}
TABLE = THINGS | PROMPTS | ROLES | CONTRACT
