"""What can be chosen about the words: things that tables call differently, and languages."""

from __future__ import annotations

from preferans_desktop.language.serbian.words import WORDS

THINGS = {
    "vocabulary_follow": "Playing against the declarer",
    "vocabulary_hold": "Holding another’s bid",
    "vocabulary_call": "Calling the other defender",
    "vocabulary_weaker": "Having no higher hand game",
    "vocabulary_hat": "At zero and below",
    "vocabulary_declarer": "Who plays the contract",
    "vocabulary_talon": "The two cards in the middle",
    "vocabulary_ace": "Ace",
    "vocabulary_king": "King",
    "vocabulary_queen": "Queen",
    "vocabulary_jack": "Jack",
    "vocabulary_suits": "Suits",
}
# Each in its own script, so that everybody finds his own.
LANGUAGES = {
    "menu_language": "Language",
    "language_sr": "Srpski (latinica)",
    "language_sr_cyrl": "Српски (ћирилица)",
    "language_en": "English",
}
TERMS = {
    "term_bule": (
        "Bule: the points in the middle of each paper, equal at first and played down to zero."
    ),
    "term_supe": ("Supe: points written against one opponent, at the left or right of the paper."),
    "term_refa": (
        "Refa: a triangle that all are given when all pass. Who has an open one plays for double."
    ),
    "term_kontra": ("Kontra: the defenders double what the hand is worth."),
    "term_rekontra": ("Rekontra: who declared doubles what the hand is worth once more."),
    "term_talon": ("Talon: the two cards in the middle, for who wins the bidding."),
    "term_betl": ("Betl: who declares it may not take a single trick."),
    "term_sans": ("Sans: a game without trumps."),
}

# The words to choose from are Serbian in every language.
TABLE = THINGS | WORDS | LANGUAGES | TERMS
