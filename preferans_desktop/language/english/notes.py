"""Notes: what the program tells when something did not go as usual."""

from __future__ import annotations

TABLE = {
    "note_fallback_card": ("{Who} did not answer in time, so a card was played by rule: {card}."),
    "note_fallback_discard": ("{Who} did not answer in time, so two cards were put away by rule."),
    "note_fallback_word": ("{Who} did not answer in time, so this was said by rule: {words}."),
    "note_player_restarted": "The computer player got stuck and was started again.",
    "note_players_back": "The computer players play by themselves again.",
    "note_players_given_up": (
        "The computer players do not answer. Until they do, their cards are played by rule."
    ),
    "note_not_stored": "The match is not being saved right now: {problem}. Play goes on.",
    "note_continued": "The match goes on where it stopped.",
    "note_error": "Something went wrong, but play goes on: {words}",
    "note_error_report": (
        "Something went wrong ({words}), but play goes on. A report of the error: {path}"
    ),
    "note_crashed": "The program broke off last time because of an error. A report of it: {path}",
    "cannot_go_on": "Preferans has to stop: {words}.",
    "cannot_go_on_report": "A report of the error: {path}",
    "problem_disk_full": "the disk is full",
    "problem_read_only": "writing is not allowed",
    "problem_locked": "another program holds the file",
    "problem_unreachable": "the file cannot be opened",
    "problem_disk_error": "the disk reports an error",
    "problem_stalled": "the disk does not answer",
    "problem_damaged": "the file is damaged",
    "problem_newer": "the file was written by a newer version of the program",
    "problem_in_use": "the program is already open",
    "problem_bug": "an error in the program",
    "store_refused": "The match cannot be opened: {problem} ({path}).",
    "no_display": "There is no screen to open the window on.",
    "no_home": "Your home folder is not known: the variable HOME is not set ({words}).",
    "screen_fails": "The window cannot be opened, the screen does not answer. Qt says: {words}",
    "already_running": "Preferans is already open.",
    "already_running_do": (
        "Go to its window. If there is none, it is just closing: wait a few seconds, and start the"
        " program again."
    ),
    "already_running_record": (
        "Drag the record onto its window, or choose Match, Open a record in it."
    ),
    "demo_screenshot": "Picture of the window: {path}",
}
