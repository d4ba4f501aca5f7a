"""What is said of a moment: on the felt, beside the table, and on the buttons below it."""

from __future__ import annotations

from collections.abc import Sequence

from preferans_desktop.host.review.hands import PastHand
from preferans_desktop.host.review.reviews import Reviews
from preferans_desktop.language.acts import told
from preferans_desktop.language.catalogue import say
from preferans_desktop.language.results import hand_lines
from preferans_desktop.ui.panels.action_bar import Command, Word
from preferans_desktop.ui.review.open_rows import open_loss_words
from preferans_desktop.ui.review.shown import Shown
from preferans_desktop.ui.review.thought_words import act_lines, compared_lines, first_mistakes
from preferans_desktop.ui.turn import Players


def message(shown: Shown, players: Players) -> str:
    """The line on the felt."""
    if shown.act is None:
        return ""
    action = shown.act.moment.action
    player = players[action.seat]
    return say("review_seen", who=player) if shown.as_seen else told(action, player)


def lines(shown: Shown, hands: Sequence[PastHand], players: Players, reviews: Reviews) -> list[str]:
    """What is said of an act, or of the whole hand at its ends.

    Args:
        shown: the moment.
        hands: all that are finished.
        players: by seat.
        reviews: what is known about them.
    """
    said = []
    hand, act = shown.hand, shown.act
    if act is not None:
        player = players[act.moment.action.seat]
        said.append(told(act.moment.action, player))
        said += act_lines(act, player, reviews)
        figures = reviews.open_cards(hand.acts[-1].entry)
        said.append(open_loss_words(figures, shown.place - 1, hand.finished.hand.contract))
    if shown.place in (0, len(hand.acts)):
        said += hand_lines(hand.match, players)
    if act is None:
        said += first_mistakes(hand, players, reviews)
        said += compared_lines(hands, hand, reviews)
        said.append(say("review_legend"))
    return [line for line in said if line]


def bar_words(shown: Shown, players: Players) -> list[Word]:
    """What can be done at this moment."""
    last = len(shown.hand.acts)
    words = [
        Word(say("review_back"), "←", Command.BACK, enabled=shown.place > 0),
        Word(say("review_forward"), "→", Command.FORWARD, enabled=shown.place < last),
    ]
    if shown.act is not None:
        player = players[shown.act.moment.action.seat]
        seen = say("review_show_all") if shown.as_seen else say("review_show_seen", who=player)
        words.append(Word(seen, "V", Command.SEEN))
    return [*words, Word(say("side_begin"), "O", Command.PLAY_ON)]
