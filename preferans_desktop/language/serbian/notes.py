"""Notes: what the program tells when something did not go as usual."""

from __future__ import annotations

TABLE = {
    "note_fallback_card": (
        "{Who} se nije {who.javio|javila} na vreme, pa je po pravilu odigrana karta: {card}."
    ),
    "note_fallback_discard": "{Who} se nije {who.javio|javila} na vreme, pa je škart po pravilu.",
    "note_fallback_word": (
        "{Who} se nije {who.javio|javila} na vreme, pa je po pravilu rečeno: {words}."
    ),
    "note_player_restarted": "Računarski igrač je zastao i ponovo je pokrenut.",
    "note_players_back": "Računarski igrači opet igraju sami.",
    "note_players_given_up": (
        "Računarski igrači ne odgovaraju. Dok se ne oporave, za njih se igra po pravilu."
    ),
    "note_not_stored": "Partija se trenutno ne čuva: {problem}. Igra ide dalje.",
    "note_continued": "Partija se nastavlja tamo gde je stala.",
    "note_error": "Nešto je pošlo naopako, ali igra ide dalje: {words}",
    "note_error_report": (
        "Nešto je pošlo naopako ({words}), ali igra ide dalje. Izveštaj o grešci: {path}"
    ),
    "note_crashed": "Program se prošli put prekinuo zbog greške. Izveštaj o tome: {path}",
    "cannot_go_on": "Preferans mora da stane: {words}.",
    "cannot_go_on_report": "Izveštaj o grešci: {path}",
    "problem_disk_full": "disk je pun",
    "problem_read_only": "pisanje nije dozvoljeno",
    "problem_locked": "datoteku drži drugi program",
    "problem_unreachable": "datoteka ne može da se otvori",
    "problem_disk_error": "disk prijavljuje grešku",
    "problem_stalled": "disk ne odgovara",
    "problem_damaged": "datoteka je oštećena",
    "problem_newer": "datoteku je upisalo novije izdanje programa",
    "problem_in_use": "program je već otvoren",
    "problem_bug": "greška u programu",
    "store_refused": "Partija ne može da se otvori: {problem} ({path}).",
    "no_display": "Nema ekrana na kome bi se prozor otvorio.",
    "no_home": "Ne zna se gde ti je lična fascikla: promenljiva HOME nije postavljena ({words}).",
    "screen_fails": "Prozor ne može da se otvori: ekran ne odgovara. Razlog: {words}",
    "already_running": "Preferans je već otvoren.",
    "already_running_do": (
        "Pređi na njegov prozor. Ako ga nema, tek se zatvara: sačekaj nekoliko sekundi, pa pokreni"
        " program ponovo."
    ),
    "already_running_record": (
        "Prevuci zapis na njegov prozor, ili u njemu izaberi Partija, Otvori zapis."
    ),
    "demo_screenshot": "Slika prozora: {path}",
}
