"""Sentences about why: an act is not allowed, a computer player chose what it chose."""

from __future__ import annotations

REFUSALS = {
    "refusal_not_your_turn": "Nisi na potezu.",
    "refusal_not_now": "To sada ne može.",
    "refusal_must_follow_suit": "Moraš na boju: {suit}.",
    "refusal_must_trump": "Nemaš {suit:acc}, moraš adutom: {trump}.",
    "refusal_not_in_hand": "Te karte nema u ruci.",
    "refusal_seen_elsewhere": "Ta karta je već na drugom mestu: {card}.",
    "refusal_shown_void": "Već se videlo da te boje nema u ruci: {card}.",
    "refusal_offer_open": "Prvo treba odgovoriti na ponudu.",
    "refusal_no_hand": "Karte još nisu podeljene.",
    "refusal_match_over": "Partija je završena.",
}
# Why a computer player did what it did, or why this is the hint for the one addressed: a sentence
# without the name, which stands beside it.
BIDDING = {
    "why_pass_weak": "Karta nije za licitaciju.",
    "why_pass_level_too_high": "Za {level:word} karta nije dovoljno jaka.",
    "why_bid_estimate": (
        "{Who!računa|računaš} na {contract:acc}: {chance} {chance#prolaz|prolaza|prolaza} od 100."
    ),
    "why_hold_estimate": (
        "{Who!računa|računaš} na {contract:acc}: {chance} {chance#prolaz|prolaza|prolaza} od 100."
    ),
    "why_declare_hand_game": (
        "{Suit} iz ruke: {who!računa|računaš} na {tricks} {tricks#štih|štiha|štihova} i bez talona."
    ),
    "why_declare_betl": "Betl iz ruke: karta je dovoljno niska i bez talona.",
    "why_declare_sans": (
        "Sans iz ruke: {who!računa|računaš} na {tricks} {tricks#štih|štiha|štihova} i bez talona."
    ),
    "why_name_suit": "Iz ove ruke se najbolje igra {suit}.",
    "why_name_weaker": "Jaču igru od imenovane {who!nema|nemaš}: {suit}.",
    "why_discard_holes": "Odlaze karte na kojima se u betlu pada.",
    "why_discard_whole_suit": "Odlazi cela boja, pa u njoj nema šta da se izgubi.",
    "why_discard_losers": "Odlaze karte koje ne nose štih.",
    "why_announce_betl": "Karta je dovoljno niska za betl.",
    "why_announce_sans": ("U sansu {who!računa|računaš} na {tricks} {tricks#štih|štiha|štihova}."),
    "why_announce_trump": (
        "Kad je adut {suit}, {who!računa|računaš} na {tricks} {tricks#štih|štiha|štihova}."
    ),
}

# Told in place of why_..., where the estimate of tricks alone does not explain the act.
PROMISING = {
    "best_declare_hand_game": "{Suit} iz ruke: karta je dovoljno jaka i bez talona.",
    "best_declare_sans": "Sans iz ruke: karta je dovoljno jaka i bez talona.",
    "best_announce_trump": "Najbolje što ovde može da se objavi: {suit}.",
    "best_announce_sans": "Najbolje što ovde može da se objavi: sans.",
    "best_alone_two_tricks": "Bez drugog je bolje.",
    "best_kontra_sure_set": "Za kontru je: u proseku donosi više nego što košta.",
}

FOLLOWING = {
    "why_follow_two_tricks": "{Who!ima|imaš} svoja dva štiha.",
    "why_follow_with_partner": "Kad prati i drugi, karta je dovoljna za dva štiha.",
    "why_follow_on_pik": "Na pik se prati sa dva sigurna štiha.",
    "why_follow_for_kontra": (
        "Prati se radi kontre: zajedno oko {tricks} {tricks#štih|štiha|štihova}."
    ),
    "why_stay_out_weak": "Karta nije za dva štiha.",
    "why_stay_out_on_pik": "Za pik {who!nema|nemaš} dva sigurna štiha.",
    "why_alone_two_tricks": "Dva štiha {who!ima|imaš}, za četiri zajedno karta nije.",
    "why_call_partner": (
        "Sa drugim {who!računa|računaš} zajedno na oko {tricks} {tricks#štih|štiha|štihova}."
    ),
    "why_kontra_sure_set": (
        "Sa drugim {who!računa|računaš} na oko {tricks} {tricks#štih|štiha|štihova}: za kontru je."
    ),
    "why_allow_no_sure_set": (
        "Za kontru je malo: zajedno oko {tricks} {tricks#štih|štiha|štihova}."
    ),
    "why_follow_pays": (
        "Oko {tricks} {tricks#štih|štiha|štihova}: u proseku se praćenje ipak isplati."
    ),
    "why_follow_costs": "U proseku bi praćenje više koštalo nego što donosi.",
    "why_kontra_betl": "Za kontru je: betl pada {chance} {chance#put|puta|puta} od 100.",
    "why_allow_betl": "Kontra na betl se ne daje naslepo.",
    "why_allow_kontra": "Za rekontru karta nije dovoljno sigurna.",
    "why_allow_kontra_on_betl": "Betl nije uver, a za rekontru bi morao da bude.",
    "why_rekontra_sure": "Karta ne može da padne: {tricks} {tricks#štih|štiha|štihova}.",
    "why_rekontra_betl": "Betl nije uver, ali se na njemu retko pada.",
    "why_rekontra_uver": "Betl je uver.",
}

DECLARER = {
    "why_draw_trumps": "{Who!tera|teraš} adute, da niko ne seče.",
    "why_force_out_trumps": "{Who!izbija|izbijaš} adute protivnika.",
    "why_establish_suit": "{Who!izbija|izbijaš} jaču kartu, da ostale u boji postanu dobre.",
    "why_draw_last_trump": "Napolju je još samo jedan adut, {who!uzima|uzimaš} ga.",
    "why_cash_winner": "U ovoj boji niko ko igra nema jaču kartu.",
    "why_count_on_split": (
        "{Suit}: ostatak je podeljen kako treba {chance} {chance#put|puta|puta} od 100."
    ),
    "why_keep_entry": "{Who!čuva|čuvaš} ulaz u ruku, a to je {suit}.",
    "why_exit_loser": "{Who!izlazi|izlaziš} kartom koja ionako ne nosi.",
    "why_lead_last_trumps": "Ostali su samo aduti.",
}

DEFENCE = {
    "why_lead_through_declarer_low": "Kroz protivnika se polazi sitnom kartom.",
    "why_lead_through_partner_high": "Kroz svoga se polazi jakom kartom.",
    "why_lead_from_strength": "{Who!polazi|polaziš} iz jačine: tu {who!ima|imaš} najviše karte.",
    "why_lead_sequence": "{Who!polazi|polaziš} najjačom od karata koje se dodiruju.",
    "why_lead_long_suit": "U sansu se polazi iz najduže boje: {suit}.",
    "why_lead_highest": (
        "Preko ove karte iz boje {count#može|mogu|može} još {count} {count#karta|karte|karata}."
    ),
    "why_lead_bela": "Iz bele se polazi jednom od dve, da izađe kec: {suit}.",
    "why_spare_tenace": "Ne polazi se iz makaza, one čekaju: {suit}.",
    "why_spare_guarded_king": "Dupli pop ostaje ceo i čeka: {suit}.",
    "why_lead_weak_suit": "{Who!polazi|polaziš} iz slabe boje, u kojoj nema šta da se izgubi.",
    "why_lead_trump": "{Who!polazi|polaziš} adutom: svaka druga boja košta više.",
    "why_lead_own_bid_suit": "Zvani polazi iz boje koju je licitirao: {suit}.",
    "why_lead_partners_bid_suit": "Zvani polazi iz boje onoga ko ga je zvao: {suit}.",
    "why_lead_agreed_suit": "Na zvani sans se polazi iz trefa, a pod kontrom iz pika: {suit}.",
    "why_give_partner_ruff": "{Suit}: svoj te boje više nema, pa može da seče.",
    "why_force_declarer": "Tu boju odigravač nema, neka seče: {suit}.",
    "why_return_partners_suit": "{Who!vraća|vraćaš} boju iz koje je svoj polazio: {suit}.",
    "why_take_fourth_trick": "{Who!ide|ideš} na četvrti zajednički štih, dovoljan za prolaz.",
    "why_take_fifth_trick": "{Who!ide|ideš} na peti štih, koji obara odigravača.",
    "why_secure_second_trick": "{Who!uzima|uzimaš} svoj drugi štih, da ne {who!padne|padneš}.",
}

TRICK = {
    "why_only_card": "Drugu kartu {who!ne može|ne možeš} da {who!baci|baciš}.",
    "why_equal_cards": "Svejedno je koja, karte su jednako jake.",
    "why_take_sixth_trick": "{Who!uzima|uzimaš} šesti štih: to je prolaz.",
    "why_sure_card": "Ovaj štih je siguran, preko ove karte niko ne može.",
    "why_win_trick": "{Who!nosi|nosiš} štih.",
    "why_go_over": "{Who!ide|ideš} preko onoga što leži na stolu.",
    "why_finesse": "{Who!računa|računaš} da je jača karta na drugoj strani.",
    "why_ruff": "{Who!seče|sečeš} adutom.",
    "why_keep_partners_trick": "Štih je već svoj, ne treba ga preuzimati.",
    "why_leave_to_partner": "Štih {who!prepušta|prepuštaš} svom.",
    "why_leave_partner_second": (
        "Svoja dva štiha {who!ima|imaš}, ovaj {who!prepušta|prepuštaš} svom."
    ),
    "why_avoid_razdeljak": "Da ne bude razdeljak, štih {who!prepušta|prepuštaš} svom.",
    "why_hold_third_ace": "Treći kec čeka, još se ne uzima: {suit}.",
    "why_discard_loser": "{Who!škartira|škartiraš} kartu koja ne nosi.",
    "why_keep_winner": "{Who!čuva|čuvaš} najjaču kartu druge boje: {suit}.",
    "why_keep_high_card": "{Who!čuva|čuvaš} jaku kartu za kasnije.",
    "why_play_low": "Štih se ne može odneti, ide najmanja karta.",
    "why_play_as_good_as_low": "Štih se ne može odneti, a ova karta ne vredi više od najmanje.",
}

BETL = {
    "why_betl_lead": "{Who!polazi|polaziš} kartom koju je najlakše nadjačati.",
    "why_betl_lead_hole": "{Who!oslobađa|oslobađaš} se karte na kojoj bi mogao da bude pad.",
    "why_betl_nothing_to_fear": "Više nema na čemu da se padne.",
    "why_betl_discard_danger": "{Who!baca|bacaš} kartu na kojoj bi mogao da bude pad.",
    "why_betl_play_under": "{Who!ide|ideš} ispod karte koja nosi štih.",
    "why_betl_forced_over": "Nema manje karte, mora preko.",
    "why_betl_return_suit": "{Who!vraća|vraćaš} boju iz koje je svoj polazio.",
    "why_betl_exit": "Odigravač nema nijednu od ovih boja.",
    "why_betl_short_suit": "Protiv betla se polazi iz najkraće boje.",
    "why_betl_low_card": "{Who!polazi|polaziš} niskom kartom, da odigravač mora preko.",
    "why_betl_discard_short": "{Who!škartira|škartiraš} iz najkraće boje.",
    "why_betl_stay_under": "{Who!ide|ideš} ispod i {who!čuva|čuvaš} najmanje karte.",
    "why_betl_stay_low": "{Who!ostaje|ostaješ} nisko, da odigravač mora da nosi.",
    "why_betl_take_lead": "{Who!uzima|uzimaš} štih kartom koja samo smeta.",
    "why_betl_catch": "{Who!obara|obaraš} betl: odigravač nosi ovaj štih.",
    "why_betl_leave_to_declarer": "{Who!ostaje|ostaješ} ispod odigravačeve karte.",
}

COUNTED = {
    "why_declarer_takes_most": "Ovako {who!računa|računaš} na najviše štihova.",
    "why_declarer_takes_least": "Ovako odigravač u proseku nosi najmanje.",
    "why_betl_safest": "Ovako se na betlu najređe pada.",
    "why_betl_catches_most": "Ovako odigravač na betlu najčešće pada.",
}

OFFERS = {
    "why_offer_all_certain": "Ostatak je siguran, kako god da su karte podeljene.",
    "why_offer_no_trick_certain": "Ovo je uver: pada nema, kako god da su karte podeljene.",
    "why_accept_certain": "Ponuda je tačna, nema šta da se igra.",
    "why_accept_offered_tricks": "Više od {count} {count#štiha|štiha|štihova} se ne očekuje.",
    "why_refuse_not_certain": "Nije sigurno, neka se igra.",
    "why_refuse_offered_tricks": "Očekuje se više od {count} {count#štiha|štiha|štihova}.",
    "why_accept_take_over": "Drugi hoće da preuzme pad.",
    "why_refuse_return": "Pad je preuzet, neka tako i ostane.",
}
TABLE = (
    REFUSALS
    | BIDDING
    | PROMISING
    | FOLLOWING
    | DECLARER
    | DEFENCE
    | TRICK
    | BETL
    | COUNTED
    | OFFERS
)
