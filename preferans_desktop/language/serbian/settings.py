"""Words of the settings."""

from __future__ import annotations

SHEET = {
    "action_settings": "Podešavanja",
    "settings_title": "Podešavanja",
    "settings_done": "Gotovo",
    "settings_page_table": "Sto",
    "settings_page_play": "Igra",
    "settings_page_cards": "Karte",
    "settings_page_language": "Jezik",
    "settings_page_words": "Reči za stolom",
    "settings_words_in_serbian": (
        "Ove reči su srpske. Uz engleski se vide kad miš stane na dugme."
    ),
}
TABLE_PAGE = {
    "settings_felt": "Izgled",
    "felt_green": "Zelena čoja",
    "felt_blue": "Plava čoja",
    "felt_burgundy": "Bordo čoja",
    "felt_dark": "Tamno",
    "felt_contrast": "Jak kontrast",
    "settings_text_size": "Veličina slova",
    "text_size_usual": "100 %",
    "text_size_larger": "125 %",
    "text_size_large": "150 %",
    "text_size_very_large": "175 %",
    "text_size_largest": "200 %",
    "settings_speed": "Brzina karata",
    "settings_trick_pause": "Pauza posle štiha",
    "trick_pause_none": "Bez pauze",
    "trick_pause_short": "Kratka",
    "trick_pause_normal": "Srednja",
    "trick_pause_long": "Duga",
    "trick_pause_click": "Dok ne kliknem",
    "settings_answer_pause": "Pre poteza računara",
    "answer_pause_none": "Bez pauze",
    "answer_pause_short": "Kratka pauza",
    "answer_pause_long": "Duga pauza",
    "settings_motion": "Kretanje karata",
    "motion_flies": "Klize po stolu",
    "motion_still": "Odmah su na mestu",
    "settings_volume": "Zvuk",
    "volume_off": "Bez zvuka",
    "volume_step": "{value} od {total}",
    "prompt_trick_lies": "Pogledaj štih, pa klikni ili pritisni razmak.",
}
PLAY_PAGE = {
    "settings_two_clicks": "Karta se baca",
    "two_clicks_one": "Jednim klikom",
    "two_clicks_two": "U dva klika",
    "settings_drag": "Karta uvek može i da se prevuče na sto.",
    "prompt_chosen": "Izabrana karta: {card}. Klikni još jednom da je baciš.",
    "settings_costly": "Pre skupog poteza",
    "costly_at_once": "Bez pitanja",
    "costly_asked": "Pitaj me: siguran?",
    "settings_only_card": "Kad imaš samo jednu kartu za igru",
    "only_card_mine": "Bacaš je ti",
    "only_card_itself": "Sama se igra",
    "prompt_only_card": "Imaš samo ovu kartu: igra se sama.",
}
FACES_PAGE = {
    "settings_page_faces": "Lica",
    "face_of_you": "Ti",
    "face_of_right": "Igrač desno",
    "face_of_left": "Igrač levo",
    "face_initial": "Početno slovo",
    "face_cap": "Kačket i sedi brkovi",
    "face_moustache": "Crni brkovi",
    "face_glasses": "Naočari",
    "face_beard": "Brada",
    "face_bun": "Punđa",
    "face_bob": "Kratka kosa",
    "face_curls": "Kovrdže",
    "face_hat": "Šešir",
}
CARDS_PAGE = {
    "settings_deck": "Špil",
    "deck_french": "Francuske",
    "deck_hungarian": "Mađarice",
    "settings_back": "Poleđina",
    "back_lattice": "Rešetka",
    "back_kilim": "Ćilim",
    "settings_colours": "Boje znakova",
    "colours_two": "Crna i crvena",
    "colours_four": "Svaki znak svoja",
    "settings_suit_order": "Redosled u ruci",
    "suit_order_alternating": "Naizmenično, adut levo",
    "suit_order_fixed": "Naizmenično, uvek isto",
    "suit_order_bidding": "Kao u licitaciji",
    "settings_strongest": "Najjača karta",
    "strongest_left": "Levo",
    "strongest_right": "Desno",
    "suits_as_on_cards": "kao na kartama",
}
NOTES = {
    "settings_not_read": (
        "Podešavanja ne mogu da se pročitaju: {problem} ({path}). Važe uobičajena."
    ),
    "settings_forbidden": "čitanje nije dozvoljeno",
    "settings_kept_aside": (
        "Podešavanja ne mogu da se pročitaju: {problem} ({path}). Važe uobičajena, a stara "
        "datoteka se sada zove {name}."
    ),
    "settings_not_known": (
        "Vrednost nije poznata, pa važi uobičajena: {words} ({path}). Pri prvoj promeni "
        "stara datoteka se čuva pod drugim imenom."
    ),
    "settings_not_stored": (
        "Podešavanja ne mogu da se sačuvaju: {problem} ({path}). Važe dok se program ne zatvori."
    ),
    "settings_no_face": "Crtež lica ne može da se otvori: {path}. Lica ostaju kakva su bila.",
    "settings_no_deck": "Crtež karata ne može da se otvori: {path}. Karte ostaju kakve su bile.",
}
TABLE = SHEET | TABLE_PAGE | PLAY_PAGE | FACES_PAGE | CARDS_PAGE | NOTES
