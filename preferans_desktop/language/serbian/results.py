"""The end of a hand and of a match, and the paper as text."""

from __future__ import annotations

HAND = {
    "hand_all_pass": "Svi su rekli dalje.",
    "hand_pik_unplayed": "Pik bez kontre se ne igra.",
    "hand_pik_passes": (
        "{Who} {who!je|si} {who.prošao|prošla}: pik nema kontre, a refa ne može da se upiše."
    ),
    "hand_nobody_follows": "{Who} {who!je|si} {who.prošao|prošla}: {words}, niko ne prati.",
    "hand_passed": (
        "{Who} {who!je|si} {who.prošao|prošla}: {words}, {tricks} {tricks#štih|štiha|štihova}."
    ),
    "hand_fell": (
        "{Who} {who!je|si} {who.pao|pala}: {words}, {tricks} {tricks#štih|štiha|štihova}."
    ),
    "hand_ended_five": "Protivnici su odneli pet štihova, ruka je gotova.",
    "hand_ended_betl_trick": "Odigravač je odneo štih, ruka je gotova.",
    "hand_ended_offer": "Ponuda je prihvaćena.",
    "hand_defender_fell": "{Who} {who!je|si} {who.pao|pala}.",
    "hand_tricks": "Štihovi: {words}.",
    "hand_tricks_of": "{who} {tricks}",
    "hand_value": "Ruka vredi {value}: {words}.",
    "hand_value_contract": "{words} {value} × 2",
    "hand_value_kontra": "kontra × 2",
    "hand_value_rekontra": "rekontra × 4",
    "hand_value_refa": "refa × 2",
    "hand_shrunk": "Igralo se još samo za {value}, pa se toliko i računa.",
    "hand_bule": "{Who}: bule {change:+}, sada {bule}.",
    "hand_supe": "{Who} {who!piše|pišeš} {whom:dat} {supe} {supe#supu|supe|supa}.",
    "hand_hat_drawn": "{Who} {who!crta|crtaš} kapu.",
    "hand_hat_struck": "{Who} {who!precrtava|precrtavaš} kapu.",
    "hand_refa_written": "Svakom se upisuje refa.",
    "hand_refa_blocked": "Refa se ne upisuje dok je neko ispod kape.",
    "hand_refa_spent": "Refa se ne upisuje: sve su potrošene.",
    "hand_refa_played": "{Who} {who!je|si} {who.odigrao|odigrala} refu.",
    "hand_taken_over": "{Who} {who!je|si} {who.otišao|otišla} u bulu umesto {whom:gen}.",
}

MATCH = {
    "match_over": "Partija je završena.",
    "match_written_off": "Partija je završena otpisivanjem.",
    "match_good": "{place}. {Who} {who!je|si} {who.dobar|dobra} {value}.",
    "match_bad": "{place}. {Who} {who!je|si} {who.loš|loša} {value}.",
    "match_even": "{place}. {Who} {who!je|si} na nuli.",
    "bule_left": "igra se još za {total}",
}

PAPER = {
    "paper_title": "Pismo",
    "paper_training": "Trening, ne računa se",
    "paper_undone": ("Trening: {count#vraćen|vraćena|vraćeno} {count} {count#potez|poteza|poteza}"),
    "paper_match": "Partija na {bule} {bule#bulu|bule|bula}, {words}",
    "paper_refe": "{count} {count#refa|refe|refa}",
    "paper_refe_unlimited": "refe bez ograničenja",
    "paper_hands": "ruke: {count}",
    "paper_bule": "bule",
    "paper_figure": "{bule}",
    "paper_hat": "kapa",
    "paper_place": "{place}. {words}",
    "paper_good": "{name}: dobrih {value}",
    "paper_bad": "{name}: loših {value}",
    "paper_even": "{name}: na nuli",
    "paper_unfinished": "Rezultat sada: {words}",
}
RECAP = {
    "recap_title": "Dokle se stiglo",
    "recap_bidding": "Licitacija: {words}.",
    "recap_said": "{who} {words}",
    "recap_talon": "Talon: {cards}.",
    "recap_bought": "Licitaciju {who!je|si} {who.dobio|dobila} {who}: {level:word}.",
    "recap_declarer": "{Who} {who!odigrava|odigravaš}: {words}.",
}
TABLE = HAND | MATCH | PAPER | RECAP
