"""Match records: what is wrong with one that cannot be opened, by the codes of `record.faults`."""

from __future__ import annotations

PLACES = {
    "record_place_hand": "hand {count}",
    "record_place_action": "act {count}",
    "record_place_line": "line {count}",
    "record_place_column": "column {count}",
    "record_place_key": "“{name}”",
    "record_place_player": "player {count}",
    "record_place_cards": "cards of player {count}",
}

FILES = {
    "record_fault_missing": "it is not there.",
    "record_fault_folder": "it is a folder, not a file.",
    "record_fault_forbidden": "you may not read it.",
    "record_fault_unreadable": "it cannot be read.",
    "record_fault_too_big": "it is over {count} MB, no record is so big.",
    "record_fault_empty": "it is empty, it is no record of a match.",
    "record_fault_byte_order_mark": (
        "it begins with a byte-order mark (BOM). Save it as UTF-8 without one."
    ),
    "record_fault_no_utf8": (
        "it is no record of a match, or is damaged. Byte {count} is not UTF-8 text."
    ),
    "record_fault_no_json": (
        "it is no record of a match, or is damaged. From there on it is not valid JSON."
    ),
    "record_fault_nested": "it is no record of a match: too many things stand inside each other.",
    "record_fault_key_twice": "it is no valid record: the key “{name}” stands twice.",
    "record_fault_no_number": "it is no valid record: {words} is not a number.",
    "record_fault_long_number": "it is no valid record: it holds a number of too many digits.",
    "record_fault_no_record": "it is no record of a match.",
    "record_fault_no_format": "it is no record of a match.",
    "record_fault_other_format": "it is no record of a match.",
    "record_fault_newer": "a newer version of the program wrote that record.",
    "record_fault_hidden": "cards in that record are hidden, so it cannot be played on.",
}

FORM = {
    "record_fault_version": "there are no records of that version: {words}.",
    "record_fault_no_object": "keys with values should stand there.",
    "record_fault_unknown_key": "records have no key “{name}”.",
    "record_fault_no_key": "the key “{name}” is missing.",
    "record_fault_no_list": "a list should stand there.",
    "record_fault_length": "it has {count} entries and should have {total}.",
    "record_fault_no_text": "{words} is not a text.",
    "record_fault_no_flag": "{words} is neither true nor false.",
    "record_fault_no_seat": "{words} is not the seat of a player: 0, 1 or 2.",
    "record_fault_name_length": "a name has 1 to {total} characters, this one has {count}.",
    "record_fault_half_character": "there is only half of a character in the name.",
    "record_fault_preset": "there are no such rules.",
    "record_fault_bule": "the bule to start with must be an even number from 2 to 1000.",
    "record_fault_refe": "refe must be a number from 0 to 99, or “unlimited”.",
    "record_fault_refe_null": "refe must be a number from 0 to 99, or “unlimited”.",
    "record_fault_unknown_switch": "there is no house rule “{name}”.",
    "record_fault_switch_value": "the house rule “{name}” cannot have that value.",
    "record_fault_contradiction": "the house rule “{name}” does not go with the others.",
    "record_fault_unplayed": "the house rule “{name}”: {words} is not played yet.",
    "record_fault_no_card": "“{words}” is not a card.",
    "record_fault_card_twice": "the same card stands twice: {cards}.",
    "record_fault_card_count": "there are {count} cards and should be {total}.",
    "record_fault_dealt_twice": "dealt twice: {cards}.",
    "record_fault_no_shown": "the cards shown by one player should stand there.",
    "record_fault_mask": "hidden cards are not written as they should be.",
    "record_fault_no_speaker": "“{words}” does not begin with the seat of a player: 0, 1 or 2.",
    "record_fault_no_word": "“{words}” is not something a player can say.",
    "record_fault_unplayed_word": "“{words}” belongs to a house rule that is not played yet.",
    "record_fault_no_argument": "something is missing after “{words}”.",
    "record_fault_no_choice": "“{words}” is neither a suit nor a contract.",
    "record_fault_no_discard": "a discard is two different cards, not “{words}”.",
    "record_fault_no_offer": "“{words}” is not an offer.",
}

RULES = {
    "record_fault_after_end": "the match is over before it.",
    "record_fault_unfinished": "it is not finished, and another one comes after it.",
    "record_fault_otpis_after_end": "the match is over already, nothing is left to write off.",
    "record_fault_otpis_unfinished": "nothing is written off before hand {count} is finished.",
    "record_why_not_your_turn": "It is the turn of {who}.",
    "record_why_nobodys_turn": "It is nobody's turn then.",
    "record_why_not_now": "That is not possible then.",
    "record_why_must_follow_suit": "Suit must be followed: {suit}.",
    "record_why_must_trump": "A trump must be played: {suit}.",
    "record_why_not_in_hand": "That card is not in the hand.",
    "record_why_not_both_in_hand": "Those cards are not in the hand.",
    "record_why_seen_elsewhere": "That card is elsewhere.",
    "record_why_shown_void": "It was seen before that none of that suit is in the hand.",
    "record_why_offer_open": "An offer has to be answered first.",
    "record_why_no_hand": "The hand is over already.",
    "record_why_match_over": "The match is over already.",
    "record_allowed": "Allowed: {words}.",
    "record_allowed_cards": "Allowed: {cards}.",
}

SENTENCES = {
    "record_refused": "The file {name} cannot be opened: {problem}",
    "record_refused_at": "The record {name} cannot be opened. {Words}: {problem}",
}
TABLE = PLACES | FILES | FORM | RULES | SENTENCES
