"""House rules: the name of every switch and a line that explains it."""

from __future__ import annotations

NAMES = {
    "switch_kontra_limit": "Dokle ide kontra",
    "switch_papirkontra_ends_match": "Papirkontra završava partiju",
    "switch_preferans_contract": "Igra se i preferans",
    "switch_pik_needs_kontra": "Pik traži kontru",
    "switch_pik_unplayed_under_hat": "Pik bez kontre kad nema refe",
    "switch_hold": "Ko sme da kaže moje",
    "switch_equal_hand_game": "Dve iste igre",
    "switch_min_trumps": "Najmanje aduta",
    "switch_called_lead_in_sans": "Polazak zvanog u sansu",
    "switch_follower_quota": "Dva pratioca",
    "switch_end_at_five": "Kraj na petom štihu",
    "switch_final_supe": "Supe u poslednjoj ruci",
    "switch_double_fall": "Duplo padanje",
    "switch_betl_kontra_partner": "Betl pod kontrom",
    "switch_ask_uver": "Pitanje za uver",
    "switch_broken_hat": "Probijena kapa",
    "switch_time_limit_min": "Vreme partije",
    "switch_write_off_remainder": "Ostatak pri otpisivanju",
    "switch_refe_blocked_below_zero": "Refe ispod kape",
    "switch_concession": "Predaja",
    "switch_first_forehand": "Ko počinje",
    "switch_table": "Broj igrača",
    "switch_take_over": "Odlazak u bulu",
    "switch_offers": "Ponude",
}

EXPLANATIONS = {
    "explain_kontra_limit": (
        "Poslednja reč u kontriranju: kontra × 2, rekontra × 4, subkontra × 8, mortkontra × 16 ili "
        "papirkontra × 32."
    ),
    "explain_papirkontra_ends_match": "Posle ruke pod papirkontrom partija se otpisuje.",
    "explain_preferans_contract": (
        "Najviši kontrakt, vrednosti 8: bez aduta, odigravač mora da odnese svih deset štihova."
    ),
    "explain_pik_needs_kontra": (
        "Običan pik se igra samo pod kontrom: osim na refi, uvek, ili se igra kao i sve drugo."
    ),
    "explain_pik_unplayed_under_hat": (
        "Kad se za pik bez kontre ne može upisati refa: odigravač prolazi, prolazi samo ako je sam "
        "ispod kape, deli se ponovo, ili odigravač pada."
    ),
    "explain_hold": (
        "Moje kaže onaj ko ima prednost, svako ko je već licitirao, ili se naizmenično diže i drži."
    ),
    "explain_equal_hand_game": (
        "Kad dvojica prijave igru u istoj boji: vredi samo strogo jača, ili kasnija uzima."
    ),
    "explain_min_trumps": "Adutska igra se objavljuje samo sa bar toliko karata u toj boji.",
    "explain_called_lead_in_sans": (
        "Iz čega zvani polazi u sansu: slobodno, iz trefa (pod kontrom iz pika), ili iz boje koju "
        "je licitirao."
    ),
    "explain_follower_quota": (
        "Kad prate oba: dosta su četiri štiha zajedno, ili svaki mora da odnese svoja dva."
    ),
    "explain_end_at_five": (
        "Ruka staje čim protivnici odnesu peti štih; bez toga se igra do poslednje karte."
    ),
    "explain_final_supe": ("Kad se prolaz na kraju smanji: i supe se računaju smanjeno, ili pune."),
    "explain_double_fall": (
        "Na kraju partije pad se piše dvostruko: nikad, kad ruka vredi više nego što je ostalo, "
        "ili kad je ostalo samo dva."
    ),
    "explain_betl_kontra_partner": (
        "Kad betl padne pod kontrom: sve piše davalac kontre, ili i drugi piše kao bez kontre."
    ),
    "explain_ask_uver": "Pre kontre na betl sme da se pita da li je uver; program odgovara tačno.",
    "explain_broken_hat": ("Partija se otpisuje kad nečije bule dostignu dvostruki početni broj."),
    "explain_time_limit_min": (
        "Posle toliko minuta ne deli se nova ruka, nego se otpisuje; 0 je bez ograničenja."
    ),
    "explain_write_off_remainder": (
        "Ostatak pri deljenju na tri: raspoređuje se na najgore, ili ga celog uzima najgori."
    ),
    "explain_refe_blocked_below_zero": (
        "Refe se ne pišu dok je neko ispod kape, nikad više pošto je neko bio, ili se uvek pišu."
    ),
    "explain_concession": (
        "Odigravač sme da preda pre petog izgubljenog štiha; protivnicima se računa pet."
    ),
    "explain_first_forehand": (
        "Prvi počinje igrač desno od onog ko predlaže partiju, ko ima osmicu karo, ili se vuče."
    ),
    "explain_table": "Tri igrača, ili četiri: tada onaj ko deli tu ruku ne igra.",
    "explain_take_over": (
        "Protivnik koji je igrao sme da preuzme pad drugoga, do kraja sledeće ruke."
    ),
    "explain_offers": (
        "Odigravač sme da ponudi kraj ruke: nosim sve, nemam pad, ili dogovor o štihovima."
    ),
}
TABLE = NAMES | EXPLANATIONS
