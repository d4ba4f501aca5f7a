"""Match records: what is wrong with one that cannot be opened, by the codes of `record.faults`."""

from __future__ import annotations

PLACES = {
    "record_place_hand": "ruka {count}",
    "record_place_action": "potez {count}",
    "record_place_line": "red {count}",
    "record_place_column": "kolona {count}",
    "record_place_key": "„{name}“",
    "record_place_player": "{count}. igrač",
    "record_place_cards": "karte {count}. igrača",
}

FILES = {
    "record_fault_missing": "nema je na tom mestu.",
    "record_fault_folder": "to je fascikla, a ne datoteka.",
    "record_fault_forbidden": "nemaš dozvolu da je čitaš.",
    "record_fault_unreadable": "ne može da se pročita.",
    "record_fault_too_big": "veća je od {count} MB, a toliki zapis ne postoji.",
    "record_fault_empty": "prazna je, to nije zapis partije.",
    "record_fault_byte_order_mark": (
        "na početku joj stoji oznaka BOM. Sačuvaj je kao UTF-8 bez te oznake."
    ),
    "record_fault_no_utf8": (
        "to nije zapis partije, ili je oštećen. Bajt {count} nije tekst u rasporedu UTF-8."
    ),
    "record_fault_no_json": "to nije zapis partije, ili je oštećen. Odatle to nije ispravan JSON.",
    "record_fault_nested": "to nije zapis partije: previše toga je jedno u drugom.",
    "record_fault_key_twice": "to nije ispravan zapis: ključ „{name}“ stoji dvaput.",
    "record_fault_no_number": "to nije ispravan zapis: {words} nije broj.",
    "record_fault_long_number": "to nije ispravan zapis: u njemu je broj sa previše cifara.",
    "record_fault_no_record": "to nije zapis partije.",
    "record_fault_no_format": "to nije zapis partije.",
    "record_fault_other_format": "to nije zapis partije.",
    "record_fault_newer": "taj zapis je napravilo novije izdanje programa.",
    "record_fault_hidden": "karte u tom zapisu su skrivene, pa ne može da se igra dalje.",
}

FORM = {
    "record_fault_version": "nema zapisa sa tim izdanjem: {words}.",
    "record_fault_no_object": "tu treba da budu ključevi sa vrednostima.",
    "record_fault_unknown_key": "ključ „{name}“ ne postoji u zapisu.",
    "record_fault_no_key": "nedostaje ključ „{name}“.",
    "record_fault_no_list": "tu treba da bude spisak.",
    "record_fault_length": "stavki je {count}, a treba {total}.",
    "record_fault_no_text": "{words} nije tekst.",
    "record_fault_no_flag": "{words} nije ni true ni false.",
    "record_fault_no_seat": "{words} nije mesto igrača: 0, 1 ili 2.",
    "record_fault_name_length": "ime mora da ima od 1 do {total} znakova, a ovo ima {count}.",
    "record_fault_half_character": "u imenu je samo polovina jednog znaka.",
    "record_fault_preset": "ta pravila ne postoje.",
    "record_fault_bule": "početne bule moraju da budu paran broj od 2 do 1000.",
    "record_fault_refe": "refe moraju da budu broj od 0 do 99, ili „unlimited“.",
    "record_fault_refe_null": "refe moraju da budu broj od 0 do 99, ili „unlimited“.",
    "record_fault_unknown_switch": "kućno pravilo „{name}“ ne postoji.",
    "record_fault_switch_value": "kućno pravilo „{name}“ ne može da ima tu vrednost.",
    "record_fault_contradiction": "kućno pravilo „{name}“ ne slaže se sa ostalima.",
    "record_fault_unplayed": "kućno pravilo „{name}“: {words} još se ne igra.",
    "record_fault_no_card": "„{words}“ nije karta.",
    "record_fault_card_twice": "ista karta stoji dvaput: {cards}.",
    "record_fault_card_count": "karata je {count}, a treba {total}.",
    "record_fault_dealt_twice": "dvaput je podeljeno: {cards}.",
    "record_fault_no_shown": "tu treba da budu pokazane karte jednog igrača.",
    "record_fault_mask": "skrivene karte nisu dobro zapisane.",
    "record_fault_no_speaker": "„{words}“ ne počinje mestom igrača: 0, 1 ili 2.",
    "record_fault_no_word": "„{words}“ nije nešto što igrač može da kaže.",
    "record_fault_unplayed_word": "„{words}“ pripada kućnom pravilu koje se još ne igra.",
    "record_fault_no_argument": "posle „{words}“ nešto nedostaje.",
    "record_fault_no_choice": "„{words}“ nije ni boja ni igra.",
    "record_fault_no_discard": "škart su dve različite karte, a ne „{words}“.",
    "record_fault_no_offer": "„{words}“ nije ponuda.",
}

RULES = {
    "record_fault_after_end": "partija je pre nje već završena.",
    "record_fault_unfinished": "nije dovršena, a posle nje dolazi još jedna.",
    "record_fault_otpis_after_end": "partija je već završena, nema šta da se otpiše.",
    "record_fault_otpis_unfinished": "ne otpisuje se dok ruka {count} nije dovršena.",
    "record_why_not_your_turn": "Na potezu {who!je|si} {who}.",
    "record_why_nobodys_turn": "Tada niko nije na potezu.",
    "record_why_not_now": "To tada ne može.",
    "record_why_must_follow_suit": "Mora na boju: {suit}.",
    "record_why_must_trump": "Mora adutom: {suit}.",
    "record_why_not_in_hand": "Te karte nema u ruci.",
    "record_why_not_both_in_hand": "Tih karata nema u ruci.",
    "record_why_seen_elsewhere": "Ta karta je na drugom mestu.",
    "record_why_shown_void": "Već se videlo da te boje nema u ruci.",
    "record_why_offer_open": "Prvo treba odgovoriti na ponudu.",
    "record_why_no_hand": "Ruka je već gotova.",
    "record_why_match_over": "Partija je već završena.",
    "record_allowed": "Dozvoljeno: {words}.",
    "record_allowed_cards": "Dozvoljeno: {cards}.",
}

SENTENCES = {
    "record_refused": "Datoteka {name} ne može da se otvori: {problem}",
    "record_refused_at": "Zapis {name} ne može da se otvori. {Words}: {problem}",
}
TABLE = PLACES | FILES | FORM | RULES | SENTENCES
