"""Words of the window: menu, buttons, titles, the form of a new match, dialogues."""

from __future__ import annotations

ACTIONS = {
    "action_new_match": "Nova partija",
    "action_deal": "Podeli",
    "action_continue": "Nastavi",
    "action_write_off": "Otpisivanje",
    "action_last_trick": "Poslednji štih",
    "action_hint": "Predlog",
    "action_paper": "Pismo",
    "action_pause": "Pauza",
    "action_step": "Korak",
    "action_open_cards": "Otvori karte",
    "action_cover_cards": "Pokrij karte",
    "key_space": "razmak",
    "action_faster": "Brže",
    "action_slower": "Polako",
    "action_undo": "Vrati potez",
    "action_rules": "Pravila",
    "action_full_screen": "Ceo ekran",
    "action_about": "O programu",
    "action_open_record": "Otvori zapis…",
    "action_save_record": "Sačuvaj zapis…",
    "action_quit": "Izađi",
    "action_start_match": "Počni partiju",
    "action_cancel": "Odustani",
    "menu_match": "Partija",
    "menu_view": "Prikaz",
    "menu_help": "Pomoć",
    "menu_speed": "Brzina",
    "speed_slow": "Sporo",
    "speed_normal": "Srednje",
    "speed_fast": "Brzo",
    "speed_off": "Bez kretanja",
}

TITLES = {
    "window_title": "Preferans",
    "header_match": "partija {bule}",
    "header_hand": "ruka {count}",
    "bidding_title": "Licitacija",
    "bidding_empty": "Još niko nije progovorio.",
    "talon": "Talon",
    "discard": "Škart",
    "trick": "Štih",
    "last_trick_none": "Još nema odnetog štiha.",
}

NEW_MATCH = {
    "new_match_title": "Nova partija",
    "new_match_your_name": "Tvoje ime",
    "new_match_right_name": "Igrač desno",
    "new_match_left_name": "Igrač levo",
    "new_match_gender": "Kako se kaže",
    "new_match_persona": "Narav",
    "persona_oprezan": "oprezna",
    "persona_odmeren": "odmerena",
    "persona_odvazan": "odvažna",
    "gender_m": "prošao",
    "gender_f": "prošla",
    "new_match_change": "Promeni…",
    "new_match_summed_level": "Protivnici: {name}",
    "new_match_bule": "Početne bule",
    "new_match_refe": "Refe po igraču",
    "refe_unlimited": "bez ograničenja",
    "new_match_preset": "Pravila",
    "new_match_level": "Jačina",
    "level_pocetnik": "Početnik",
    "level_kafanski": "Kafanski",
    "level_majstor": "Majstor",
    "new_match_kind": "Partija",
    "kind_counted": "Računa se",
    "kind_training": "Trening: potez može da se vrati",
    "kind_watched": "Gledam: igraju tri računara",
    "default_name_you": "Ti",
    "default_name_watched": "Vera",
    "default_name_right": "Stevan",
    "default_name_left": "Mira",
    "new_match_name_missing": "Svaki igrač mora da ima ime.",
    "new_match_name_too_long": "Ime može da ima najviše {count} {count#znak|znaka|znakova}.",
    "new_match_name_taken": "Dva igrača ne mogu da imaju isto ime: {name}.",
    "new_match_bule_odd": "Početne bule moraju da budu paran broj od 2 do 1000.",
    "new_match_leaves_old": "Partija koja je u toku ostaje među sačuvanim partijama.",
    "preset_srpski": "srpski",
    "preset_kafanski": "kafanski",
    "preset_motorski": "motorski",
    "preset_viki": "viki",
    "preset_turnirski": "turnirski",
    "preset_vojvodjanski": "vojvođanski",
    "preset_klub": "klub",
    "preset_changed": "prilagođeno",
    "switch_unplayed": "Ovo kućno pravilo se još ne igra: {words}.",
}

DIALOGUES = {
    "write_off_title": "Otpisivanje",
    "write_off_question": "Igra se još za {total}. Predlažeš li otpisivanje?",
    "write_off_yes": "Predloži",
    "write_off_refused_refa": (
        "{Who} ne {who!pristaje|pristaješ}: {who!ima|imaš} refu koja još nije odigrana."
    ),
    "write_off_refused_behind": (
        "{Who} ne {who!pristaje|pristaješ}: {who!gubi|gubiš}, a ima još za šta da se igra."
    ),
    "take_over_title": "Odlazak u bulu",
    "take_over_possible": "Možeš da preuzmeš pad: {whom}.",
    "give_back_possible": "Možeš da vratiš preuzeti pad: {whom}.",
    "about_text": "Srpski preferans za jednog čoveka i dva računarska igrača.",
}
RECORDS = {
    "record_open_title": "Otvaranje zapisa",
    "record_save_title": "Čuvanje zapisa",
    "record_files": "Zapisi partija",
    "record_opened": "Otvoren je zapis {name}.",
    "record_opened_beside": (
        "Otvoren je zapis {name}. Partija koja je bila u toku ostaje sačuvana: Partija, Sačuvane"
        " partije."
    ),
    "record_saved": "Partija je zapisana: {path}",
    "record_saved_training": (
        "Partija je zapisana: {path}. Zapis ne pamti da je to trening: kad se otvori, potez više"
        " ne može da se vrati."
    ),
    "record_not_saved": "Zapis nije sačuvan: {problem} ({path}).",
    "record_nothing_to_save": "Još nema partije koja bi se zapisala.",
    "file_folder": "Fascikla:",
    "file_name": "Ime:",
    "file_kind": "Vrsta:",
    "file_open": "Otvori",
    "file_save": "Sačuvaj",
}
MATCHES = {
    "action_matches": "Sačuvane partije…",
    "matches_title": "Sačuvane partije",
    "matches_none": "Još nema sačuvanih partija.",
    "matches_look": "Pogledaj",
    "matches_when": "{words} u {name}",
    "matches_in_progress": "u toku",
    "matches_over": "završena",
    "matches_written_off": "otpisana",
    "matches_here": "na stolu",
    "matches_damaged": "oštećena",
    "matches_training": "trening",
    "matches_watched": "igraju tri računara",
    "matches_not_dealt": "još nije podeljena",
    "matches_hand": "ruka {count}",
    "matches_bule": "bule: {words}",
    "matches_bule_of": "{name} {bule}",
    "matches_is_damaged": "Ta partija je oštećena, ne može da se otvori. Ostale partije mogu.",
    "matches_not_now": (
        "Partija za stolom se trenutno ne čuva. Dok se ne sačuva, druga ne može da se otvori."
    ),
}
PAGES = {
    "action_print_paper": "Štampaj pismo…",
    "action_save_paper": "Sačuvaj pismo kao PDF…",
    "page_save_title": "Čuvanje pisma",
    "page_date": "{place}. {count}. {total}.",
    "page_saved": "Pismo je sačuvano: {path}",
    "page_not_saved": "Pismo nije sačuvano: {problem} ({path}).",
    "page_shown": "Pismo je otvoreno u drugom programu, odatle se štampa: {path}",
    "page_no_viewer": "Nema programa koji bi otvorio pismo. Ono je ovde: {path}",
    "page_nothing": "Još nema partije čije bi se pismo štampalo.",
}
TABLE = ACTIONS | TITLES | NEW_MATCH | DIALOGUES | RECORDS | MATCHES | PAGES
