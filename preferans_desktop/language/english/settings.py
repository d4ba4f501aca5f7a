"""Words of the settings."""

from __future__ import annotations

SHEET = {
    "action_settings": "Settings",
    "settings_title": "Settings",
    "settings_done": "Done",
    "settings_page_table": "Table",
    "settings_page_play": "Play",
    "settings_page_cards": "Cards",
    "settings_page_language": "Language",
    "settings_page_words": "Words of your table",
    "settings_words_in_serbian": (
        "These words are Serbian. In English they show while the mouse rests on a button."
    ),
}
TABLE_PAGE = {
    "settings_felt": "Look",
    "felt_green": "Green felt",
    "felt_blue": "Blue felt",
    "felt_burgundy": "Burgundy felt",
    "felt_dark": "Dark",
    "felt_contrast": "High contrast",
    "settings_text_size": "Size of letters",
    "text_size_usual": "100 %",
    "text_size_larger": "125 %",
    "text_size_large": "150 %",
    "text_size_very_large": "175 %",
    "text_size_largest": "200 %",
    "settings_speed": "Speed of the cards",
    "settings_trick_pause": "Pause after a trick",
    "trick_pause_none": "No pause",
    "trick_pause_short": "Short",
    "trick_pause_normal": "Medium",
    "trick_pause_long": "Long",
    "trick_pause_click": "Until I click",
    "settings_answer_pause": "Before a computer acts",
    "answer_pause_none": "No pause",
    "answer_pause_short": "Short pause",
    "answer_pause_long": "Long pause",
    "settings_motion": "Cards",
    "motion_flies": "Glide over the table",
    "motion_still": "Are in place at once",
    "settings_volume": "Sound",
    "volume_off": "Off",
    "volume_step": "{value} of {total}",
    "prompt_trick_lies": "Look at the trick, then click or press Space.",
}
PLAY_PAGE = {
    "settings_two_clicks": "A card is played",
    "two_clicks_one": "By one click",
    "two_clicks_two": "By two clicks",
    "settings_drag": "A card can always be dragged onto the table, too.",
    "prompt_chosen": "Chosen: {card}. Click once more to play it.",
    "settings_costly": "Before a costly act",
    "costly_at_once": "Do not ask",
    "costly_asked": "Ask me: sure?",
    "settings_only_card": "When only one card can be played",
    "only_card_mine": "You play it",
    "only_card_itself": "It plays itself",
    "prompt_only_card": "You have only this card: it plays itself.",
}
FACES_PAGE = {
    "settings_page_faces": "Faces",
    "face_of_you": "You",
    "face_of_right": "Player at the right",
    "face_of_left": "Player at the left",
    "face_initial": "Initial",
    "face_cap": "Cap and grey moustache",
    "face_moustache": "Black moustache",
    "face_glasses": "Glasses",
    "face_beard": "Beard",
    "face_bun": "Bun",
    "face_bob": "Short hair",
    "face_curls": "Curls",
    "face_hat": "Hat",
}
CARDS_PAGE = {
    "settings_deck": "Deck",
    "deck_french": "French",
    "deck_hungarian": "Hungarian (mađarice)",
    "settings_back": "Back",
    "back_lattice": "Lattice",
    "back_kilim": "Kilim",
    "settings_colours": "Colours of the suits",
    "colours_two": "Black and red",
    "colours_four": "One for each suit",
    "settings_suit_order": "Order in the hand",
    "suit_order_alternating": "Alternating, trump left",
    "suit_order_fixed": "Alternating, fixed",
    "suit_order_bidding": "As in the bidding",
    "settings_strongest": "Strongest card",
    "strongest_left": "Left",
    "strongest_right": "Right",
    "suits_as_on_cards": "as on the cards",
}
NOTES = {
    "settings_not_read": (
        "The settings cannot be read: {problem} ({path}). The usual ones are used."
    ),
    "settings_forbidden": "reading is not allowed",
    "settings_kept_aside": (
        "The settings cannot be read: {problem} ({path}). The usual ones are used, and the old "
        "file is now called {name}."
    ),
    "settings_not_known": (
        "This value is not known, so the usual one is used: {words} ({path}). With the first "
        "change the old file is kept under another name."
    ),
    "settings_not_stored": (
        "The settings cannot be saved: {problem} ({path}). They hold until the program is closed."
    ),
    "settings_no_face": (
        "A drawing of a face cannot be opened: {path}. The faces stay as they were."
    ),
    "settings_no_deck": (
        "A drawing of the cards cannot be opened: {path}. The cards stay as they were."
    ),
}
TABLE = SHEET | TABLE_PAGE | PLAY_PAGE | FACES_PAGE | CARDS_PAGE | NOTES
