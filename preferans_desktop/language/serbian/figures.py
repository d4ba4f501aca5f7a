"""Why a figure stands on the paper, the rules that wrote it, and the sheet with all rules."""

from __future__ import annotations

FIGURES = {
    "figure_title": "Zašto je ovo upisano?",
    "figure_close": "Zatvori",
    "figure_rule": "Pravilo {place}",
    "figure_hand": "{place}. ruka. {words}",
    "figure_start_heading": "Početak partije.",
    "figure_start": "Svako počinje sa {bule} {bule#bulom|bule|bula}.",
    "figure_passed": (
        "{Who} {who!je|si} {who.prošao|prošla} i {who!skida|skidaš} {count} {count#bulu|bule|bula}."
    ),
    "figure_fell": (
        "{Who} {who!je|si} {who.pao|pala} i {who!dopisuje|dopisuješ} {count} "
        "{count#bulu|bule|bula}."
    ),
    "figure_fall_sole": (
        "{Who} {who!je|si} {who.bio sam|bila sama} protiv odigravača i {who!ima|imaš} {tricks} "
        "{tricks#štih|štiha|štihova}, a treba dva: {who!pada|padaš}."
    ),
    "figure_fall_follower": (
        "{Who} {who!ima|imaš} {tricks} {tricks#štih|štiha|štihova}, zajedno sa drugim {count}. "
        "Nema ni svoja dva ni četiri zajedno: {who!pada|padaš}."
    ),
    "figure_fall_caller": (
        "{Who} {who!odgovara|odgovaraš} za oba protivnika: zajedno imaju {count} "
        "{count#štih|štiha|štihova}, a treba četiri, pa {who!pada|padaš}."
    ),
    "figure_fall_kontra": (
        "{Who} {who!je|si} {who.dao|dala} kontru, a odigravač je prošao: {who!pada|padaš}."
    ),
    "figure_share_tricks": (
        "{Who} {who!ima|imaš} {tricks} {tricks#štih|štiha|štihova}: {tricks} × {value} = {supe}."
    ),
    "figure_share_caller": (
        "{Who} {who!piše|pišeš} štihove oba protivnika: {tricks} × {value} = {supe}."
    ),
    "figure_share_kontra": (
        "{Who} {who!je|si} {who.dao|dala} kontru i {who!piše|pišeš} štihove oba protivnika: "
        "{tricks} × {value} = {supe}."
    ),
    "figure_share_betl": "Betl je pao: {words}, ukupno {supe} {supe#supa|supe|supa} za {who:acc}.",
    "figure_betl_both": "za oba × 2",
    "figure_share_taken": "{Who} {who!je|si} {who.otišao|otišla} u bulu i {who!piše|pišeš} ih "
    "umesto {whom:gen}.",
    "figure_added": "Bilo je {value}: {value} + {count} = {total}.",
    "figure_taken_off": "Bilo je {value}: {value} − {count} = {total}.",
    "figure_hat": "{Who} {who!crta|crtaš} kapu kod {bule}: bule su na nuli ili ispod nje.",
    "figure_hat_struck": "Kapa je precrtana u {place}. ruci, kad su bule porasle na {bule}.",
    "figure_under_hat": "Pod kapom se piše bez minusa: {count} znači {bule}.",
    "figure_refa_open": "{Who}: još otvorena.",
    "figure_refa_played": "{Who}: odigrana u {place}. ruci.",
    "figure_left_heading": "Igra se još za {total}.",
    "figure_left": "Bule: {words}. Zbir je {total}.",
    "figure_write_off": "Zbir bula bio je {total}: svakom se skida trećina, {value}.",
    "figure_write_off_more": "Zbog ostatka {who!skida|skidaš} {who} još jednu.",
}

RULES = {
    "rule_start": "Partija traje dok zbir bula sva tri igrača ne bude tačno nula.",
    "rule_passed": "Odigravač prolazi sa šest štihova (u betlu bez ijednog) i skida vrednost ruke.",
    "rule_nobody_follows": (
        "Kad niko ne prati, ne igra se: odigravaču se računa kao da je odneo svih deset štihova, "
        "a supe niko ne piše."
    ),
    "rule_pik_passes": (
        "Običan pik bez kontre se ne igra. Kad refa ne može da se upiše, odigravaču se računa kao "
        "da je odneo svih deset štihova."
    ),
    "rule_shrunk": (
        "Zbir bula ne pada ispod nule: na kraju se skida samo koliko je ostalo, i supe se računaju "
        "po toliko."
    ),
    "rule_fell": "Odigravač koji padne dopisuje vrednost ruke na svoje bule.",
    "rule_fall_sole": "Ko sam igra protiv odigravača mora da odnese bar dva štiha.",
    "rule_fall_follower": (
        "Kad igraju oba, svaki treba da odnese dva štiha; dosta je i četiri zajedno."
    ),
    "rule_fall_caller": "Ko zove odgovara za oba: zajedno treba da odnesu bar četiri štiha.",
    "rule_fall_kontra": (
        "Davalac kontre nosi sve: pada kad odigravač prođe, prolazi kad ovaj padne."
    ),
    "rule_taken_over": (
        "Ko je igrao sa onim ko je pao može da preuzme njegov pad: tuđe bule prelaze na njega, a "
        "supe te ruke piše samo on."
    ),
    "rule_share_tricks": (
        "Protiv odigravača se za svaki svoj štih piše vrednost ruke, prošao on ili pao."
    ),
    "rule_share_caller": "Ko zove piše supe za štihove oba protivnika; zvani ne piše ništa.",
    "rule_share_kontra": (
        "Davalac kontre piše supe za štihove oba protivnika; drugi ne piše ništa."
    ),
    "rule_share_betl": "Kad betl padne, svaki protivnik piše 60 (za igru 70); na refi duplo.",
    "rule_share_betl_kontra": (
        "Kad betl padne pod kontrom, njen davalac piše za oba: dva puta 60 (za igru 70), puta "
        "kontra, a na refi još duplo."
    ),
    "rule_hat": (
        "Kapa se crta kad bule padnu na nulu ili niže. Dok je neko ispod nule, refe se ne pišu."
    ),
    "rule_refa": (
        "Refu dobijaju svi kad svi kažu dalje i kad se pik ne igra jer nema kontre. Ko ima "
        "otvorenu refu igra za duplo, i posle te ruke jedna mu se precrta."
    ),
    "rule_left": "Partija se završava kad zbir bula sva tri igrača bude tačno nula.",
    "rule_write_off": (
        "Kad se igrači dogovore da stanu, svakom se skida trećina zbira; ostatak od jedne ili dve "
        "bule skida se onima sa najviše bula."
    ),
}
RULEBOOK = {
    "rules_link": "Pravilo",
    "rules_here": "U ovoj partiji: {words}",
    "rules_elsewhere": "Drugde:",
    "rules_search": "Traži u pravilima",
    "rules_chapters": "Poglavlja",
    "rules_found": "{count} {count#mesto|mesta|mesta}",
}
TABLE = FIGURES | RULES | RULEBOOK
