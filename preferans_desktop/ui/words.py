"""Which buttons there are at one moment, and which key presses each of them.

While a card is to be chosen the digits belong to the cards, and words are pressed with Alt; else
the digits belong to the words. Words that nobody asked for always want Alt: a digit pressed a
moment before one's turn is meant for the turn. What a button shows is what works.
"""

from __future__ import annotations

from preferans_desktop.language.acts import brief_word, button_word, serbian_term
from preferans_desktop.language.catalogue import say
from preferans_desktop.language.players import Player
from preferans_desktop.rules.serbian.actions import (
    Discard,
    GiveBack,
    OfferAll,
    OfferNoTrick,
    OfferTricks,
    TakeOver,
)
from preferans_desktop.ui.panels.action_bar import Command, Word
from preferans_desktop.ui.turn import DISCARDED, Choosing, Turn

ENTER = "Enter"
ESCAPE = "Esc"
UNDO = "Z"
FASTER = "F"
OPEN_CARDS = "O"
REVIEW = "R"
HINT = "H"
_UNASKED = (OfferAll, OfferNoTrick, OfferTricks, TakeOver, GiveBack)


def digit_key(number: int, *, with_alt: bool) -> str:
    """A digit key as a button shows it."""
    return f"Alt+{number}" if with_alt else str(number)


def words_of(turn: Turn, player: Player, *, selected: int) -> list[Word]:
    """The buttons of a turn in the order of the rules.

    Args:
        turn: what may be said.
        player: the person at the screen.
        selected: how many cards are picked for the discard.
    """
    choosing = turn.choosing is not Choosing.NOTHING
    words = [
        Word(
            button_word(act, player),
            digit_key(number, with_alt=choosing or isinstance(act, _UNASKED)),
            act,
            main=act == turn.certain,
            term=serbian_term(act, player),
            brief=brief_word(act, player),
        )
        for number, act in enumerate(turn.words, 1)
    ]
    if turn.choosing is Choosing.DISCARD:
        label = button_word(Discard(0, None), player)
        ready = selected == DISCARDED
        key = ENTER if ready else ""  # until then Enter picks cards
        words.append(Word(label, key, Command.PUT_AWAY, main=True, enabled=ready))
    return words


def main_word(command: Command) -> Word:
    """The one thing to do between hands and after the match."""
    keys = {
        Command.DEAL: "action_deal",
        Command.SHOW_RESULTS: "action_continue",
        Command.NEW_MATCH: "action_new_match",
        Command.END_SIDE_GAME: "side_back",
    }
    return Word(say(keys[command]), ENTER, command, main=True)


def undo_word() -> Word:
    """Take the last decision back."""
    return Word(say("action_undo"), UNDO, Command.UNDO, quiet=True)


def review_word() -> Word:
    """To the finished hands, beside what is to be done."""
    return Word(say("action_review"), REVIEW, Command.REVIEW)


def hint_word() -> Word:
    """What a computer player would do here."""
    return Word(say("action_hint"), HINT, Command.HINT, quiet=True)


def write_off_words() -> list[Word]:
    """Yes and no to a write-off."""
    return [
        Word(say("write_off_yes"), digit_key(1, with_alt=False), Command.WRITE_OFF),
        Word(say("action_cancel"), ESCAPE, Command.CANCEL),
    ]
