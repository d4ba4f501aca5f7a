"""What the person at the screen is asked and may do at one moment; a function of the view."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from preferans_desktop.language.acts import spoken
from preferans_desktop.language.catalogue import say
from preferans_desktop.language.players import Player
from preferans_desktop.language.situation import prompt, take_over_question
from preferans_desktop.rules.cards import Card
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian.actions import (
    Action,
    Discard,
    GiveBack,
    OfferAll,
    OfferNoTrick,
    PlayCard,
    TakeOver,
)
from preferans_desktop.rules.serbian.certain import certain_offer
from preferans_desktop.rules.serbian.hand import Hand, Phase
from preferans_desktop.rules.serbian.view import PlayerView

Players = tuple[Player, Player, Player]
_SPEAKING = {Phase.BIDDING, Phase.FOLLOWING}
DISCARDED = 2
"""Cards put away (serbian.md 6)."""


class Choosing(Enum):
    """Whether a card is to be chosen, and what for."""

    NOTHING = "nothing"
    CARD = "card"
    DISCARD = "discard"


@dataclass(frozen=True, slots=True)
class Turn:
    """What one person is asked and may do.

    Attributes:
        message: plain words about whose turn it is and what is to be done.
        words: what may be said, in the order of the rules.
        playable: cards that may be played or put away, None when none is to be chosen.
        certain: the offer among the words that nothing hidden can prove wrong.
    """

    message: str
    words: tuple[Action, ...] = ()
    choosing: Choosing = Choosing.NOTHING
    playable: frozenset[Card] | None = None
    certain: Action | None = None


def turn_of(view: PlayerView, players: Players, *, plays: bool) -> Turn:
    """The turn of the seat whose view this is.

    Args:
        view: what the seat sees.
        players: by seat.
        plays: whether a person plays this seat; else there is only something to watch.
    """
    if not plays:
        return Turn(_message_watching(view, players))
    certain = _certain(view)
    message = _message(view, players) if certain is None else _message_certain(certain)
    words = tuple(act for act in view.legal if not isinstance(act, PlayCard | Discard))
    cards = [act for act in view.legal if isinstance(act, PlayCard)]
    if cards:
        playable = frozenset(act.card for act in cards)
        return Turn(message, words, Choosing.CARD, playable, certain)
    if view.hand is not None and any(isinstance(act, Discard) for act in view.legal):
        return Turn(message, words, Choosing.DISCARD, view.hand.holdings[view.seat].known)
    return Turn(message, words, certain=certain)


def is_over(view: PlayerView) -> bool:
    """Whether the match is over: the sum of the bule is 0 (serbian.md 11)."""
    return sum(view.sheet.bule) == 0


def discard_message(selected: int) -> str:
    """What is to be done with so many cards picked for the discard."""
    if selected < DISCARDED:
        return say("prompt_discard_one_more" if selected else "prompt_discard")
    return say("prompt_discard_ready")


def _message_watching(view: PlayerView, players: Players) -> str:
    if view.hand is None:
        return say("prompt_match_over") if is_over(view) else ""
    assert view.hand.to_act is not None  # noqa: S101 - a hand in progress waits for somebody
    return say("prompt_other", who=players[view.hand.to_act])


def _certain(view: PlayerView) -> Action | None:
    """The offer that nothing hidden can prove wrong, where this seat may still make its first."""
    hand = view.hand
    if hand is None or not any(isinstance(act, OfferAll | OfferNoTrick) for act in view.legal):
        return None
    offer = certain_offer(hand)
    return None if offer in hand.actions else offer  # who was refused is not asked again


def _message_certain(offer: Action) -> str:
    return say("prompt_rest_none" if isinstance(offer, OfferNoTrick) else "prompt_rest_all")


def _message(view: PlayerView, players: Players) -> str:
    """What is said about a take-over, else the prompt."""
    about_fall = take_over_question(view, players)
    if view.hand is None and not about_fall:
        about_fall = _take_over_possible(view, players)
    return about_fall or prompt(view, players)


def _take_over_possible(view: PlayerView, players: Players) -> str:
    """A sentence about a take-over that this seat may speak of; empty when there is none."""
    for act in view.legal:
        if isinstance(act, TakeOver):
            pair = next(pair for pair in view.take_overs.pairs if pair.taker == act.seat)
            return say("take_over_possible", whom=players[pair.fallen])
        if isinstance(act, GiveBack) and view.take_overs.standing is not None:
            return say("give_back_possible", whom=players[view.take_overs.standing.fallen])
    return ""


def speech_of(acts: Iterable[Action], players: Players, hand: Hand | None) -> dict[Seat, str]:
    """What hangs in the air after these acts: each player's last word since cards last moved.

    Args:
        acts: what was said and played.
        players: by seat.
        hand: in progress; who is to speak in it has nothing old beside him.
    """
    words: dict[Seat, str] = {}
    last: Seat | None = None
    for act in acts:
        last = act.seat
        if isinstance(act, PlayCard | Discard):
            words.clear()
        else:
            words[act.seat] = spoken(act, players[act.seat])
    if hand is not None and hand.phase in _SPEAKING and hand.to_act not in {None, last}:
        words.pop(hand.to_act, None)
    return words
