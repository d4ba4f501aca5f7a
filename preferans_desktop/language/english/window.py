"""Words of the window: menu, buttons, titles, the form of a new match, dialogues."""

from __future__ import annotations

ACTIONS = {
    "action_new_match": "New match",
    "action_deal": "Deal",
    "action_continue": "Continue",
    "action_write_off": "Write off",
    "action_last_trick": "Last trick",
    "action_hint": "Hint",
    "action_paper": "Paper",
    "action_pause": "Pause",
    "action_step": "Step",
    "action_open_cards": "Open the cards",
    "action_cover_cards": "Cover the cards",
    "key_space": "Space",
    "action_faster": "Faster",
    "action_slower": "Slower",
    "action_undo": "Take back",
    "action_rules": "Rules",
    "action_full_screen": "Full screen",
    "action_about": "About",
    "action_open_record": "Open a record…",
    "action_save_record": "Save as a record…",
    "action_quit": "Quit",
    "action_start_match": "Start the match",
    "action_cancel": "Cancel",
    "menu_match": "Match",
    "menu_view": "View",
    "menu_help": "Help",
    "menu_speed": "Speed",
    "speed_slow": "Slow",
    "speed_normal": "Normal",
    "speed_fast": "Fast",
    "speed_off": "No motion",
}

TITLES = {
    "window_title": "Preferans",
    "header_match": "match {bule}",
    "header_hand": "hand {count}",
    "bidding_title": "Bidding",
    "bidding_empty": "Nobody has spoken yet.",
    "talon": "Talon",
    "discard": "Discard",
    "trick": "Trick",
    "last_trick_none": "No trick has been taken yet.",
}

NEW_MATCH = {
    "new_match_title": "New match",
    "new_match_your_name": "Your name",
    "new_match_right_name": "Player at the right",
    "new_match_left_name": "Player at the left",
    "new_match_gender": "Spoken of as",
    "new_match_persona": "Temper",
    "persona_oprezan": "careful",
    "persona_odmeren": "even",
    "persona_odvazan": "bold",
    "gender_m": "he",
    "gender_f": "she",
    "new_match_change": "Change…",
    "new_match_summed_level": "Opponents: {name}",
    "new_match_bule": "Bule to start with",
    "new_match_refe": "Refe per player",
    "refe_unlimited": "unlimited",
    "new_match_preset": "Rules",
    "new_match_level": "Strength",
    "level_pocetnik": "Beginner",
    "level_kafanski": "Café",
    "level_majstor": "Master",
    "new_match_kind": "Match",
    "kind_counted": "It counts",
    "kind_training": "Training: moves can be taken back",
    "kind_watched": "I watch: three computers play",
    "default_name_you": "You",
    "default_name_watched": "Vera",
    "default_name_right": "Stevan",
    "default_name_left": "Mira",
    "new_match_name_missing": "Every player needs a name.",
    "new_match_name_too_long": "A name can have at most {count} {count#character|characters}.",
    "new_match_name_taken": "Two players cannot have the same name: {name}.",
    "new_match_bule_odd": "The bule to start with must be an even number from 2 to 1000.",
    "new_match_leaves_old": "The match in progress stays among the saved matches.",
    "preset_srpski": "Serbian",
    "preset_kafanski": "café",
    "preset_motorski": "motor",
    "preset_viki": "wiki",
    "preset_turnirski": "tournament",
    "preset_vojvodjanski": "Vojvodina",
    "preset_klub": "club",
    "preset_changed": "own rules",
    "switch_unplayed": "This house rule is not played yet: {words}.",
}

DIALOGUES = {
    "write_off_title": "Write-off",
    "write_off_question": "There are {total} left to play for. Propose a write-off?",
    "write_off_yes": "Propose",
    "write_off_refused_refa": (
        "{Who} {who!does|do} not agree: {who!has|have} a refa still to be played."
    ),
    "write_off_refused_behind": (
        "{Who} {who!does|do} not agree: {who!is|are} behind, and there is still enough to play for."
    ),
    "take_over_title": "Taking a fall over",
    "take_over_possible": "You can take over the fall of {whom}.",
    "give_back_possible": "You can give back the fall you took over from {whom}.",
    "about_text": "Serbian preferans for one person and two computer players.",
}
RECORDS = {
    "record_open_title": "Open a record",
    "record_save_title": "Save as a record",
    "record_files": "Match records",
    "record_opened": "The record {name} is open.",
    "record_opened_beside": (
        "The record {name} is open. The match in progress stays saved: Match, Saved matches."
    ),
    "record_saved": "The match is written: {path}",
    "record_saved_training": (
        "The match is written: {path}. The record does not tell that it is a training match: when"
        " it is opened, moves can no longer be taken back."
    ),
    "record_not_saved": "The record was not saved: {problem} ({path}).",
    "record_nothing_to_save": "There is no match to write yet.",
    "file_folder": "Folder:",
    "file_name": "Name:",
    "file_kind": "Kind:",
    "file_open": "Open",
    "file_save": "Save",
}
MATCHES = {
    "action_matches": "Saved matches…",
    "matches_title": "Saved matches",
    "matches_none": "There are no saved matches yet.",
    "matches_look": "Look at it",
    "matches_when": "{words} at {name}",
    "matches_in_progress": "in progress",
    "matches_over": "finished",
    "matches_written_off": "written off",
    "matches_here": "at the table",
    "matches_damaged": "damaged",
    "matches_training": "training",
    "matches_watched": "three computers play",
    "matches_not_dealt": "not dealt yet",
    "matches_hand": "hand {count}",
    "matches_bule": "bule: {words}",
    "matches_bule_of": "{name} {bule}",
    "matches_is_damaged": "That match is damaged and cannot be opened. Other matches can.",
    "matches_not_now": (
        "The match at the table is not being saved right now. Until it is, no other can be opened."
    ),
}
PAGES = {
    "action_print_paper": "Print the paper…",
    "action_save_paper": "Save the paper as PDF…",
    "page_save_title": "Save the paper",
    "page_date": "{place}/{count}/{total}",
    "page_saved": "The paper was saved: {path}",
    "page_not_saved": "The paper was not saved: {problem} ({path}).",
    "page_shown": "The paper was opened in the PDF viewer, which prints it: {path}",
    "page_no_viewer": "No program that opens PDF was found. The paper is here: {path}",
    "page_nothing": "There is no match yet whose paper could be printed.",
}
TABLE = ACTIONS | TITLES | NEW_MATCH | DIALOGUES | RECORDS | MATCHES | PAGES
