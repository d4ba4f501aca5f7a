"""What is told to somebody who listens to the screen: names of things on it, and news.

Nothing is told here that is not shown; every card comes from a player's view or lies open.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum

from preferans_desktop.language.acts import told
from preferans_desktop.language.catalogue import say
from preferans_desktop.language.players import Player
from preferans_desktop.language.results import (
    hand_heading,
    hand_lines,
    match_heading,
    match_lines,
)
from preferans_desktop.language.templates import capitalised
from preferans_desktop.rules.cards import Card
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian.actions import Action, Discard
from preferans_desktop.rules.serbian.hand import Hand
from preferans_desktop.rules.serbian.match import Match
from preferans_desktop.rules.serbian.play import Trick
from preferans_desktop.rules.serbian.view import PlayerView


class Use(Enum):
    """What can be done with an open card at the moment, or what was done with it."""

    NONE = "card"
    PLAYABLE = "playable"
    NOT_PLAYABLE = "not_playable"
    DISCARDABLE = "discardable"
    CHOSEN = "chosen"
    PUT_AWAY = "put_away"


def card_heard(card: Card, use: Use = Use.NONE) -> str:
    """An own card: Kralj pik, može se igrati."""
    return capitalised(say(f"heard_{use.value}", card=card))


def card_heard_at(name: str, card: Card, use: Use = Use.NONE) -> str:
    """An open card and whose or where it is: Mira: kralj pik."""
    return say("heard_of", name=name, words=say(f"heard_{use.value}", card=card))


def closed_heard(name: str, count: int) -> str:
    """Cards that lie face down, and where: Talon: 2 zatvorene karte."""
    return say("heard_of", name=name, words=say("heard_closed", count=count))


def count_heard(name: str, count: int) -> str:
    """How many cards another player holds: Mira: 10 karata."""
    return say("heard_of", name=name, words=say("heard_count", count=count))


def trick_heard(trick: Trick, players: Sequence[Player]) -> str:
    """The trick taken last, the one who took it first."""
    cards = [say("heard_of", name=players[seat].name, words=_card(card))
             for seat, card in trick.cards]  # fmt: skip
    winner = say("heard_taker", who=players[trick.winner])
    return say("heard_last_trick", words=", ".join([*cards, winner]))


def bule_heard(player: Player, bule: int, *, struck: bool) -> str:
    """A figure of the middle column: bule, Mira, 60."""
    return _cell(say("heard_bule", name=player.name, bule=bule), struck=struck)


def hat_heard(player: Player, *, struck: bool) -> str:
    """The hat drawn at 0 or below."""
    return _cell(say("heard_hat", name=player.name), struck=struck)


def supe_heard(writer: Player, against: Player, supe: int, *, struck: bool) -> str:
    """A figure of a side column: supe, Mira protiv Stevana, 24."""
    return _cell(say("heard_supe", who=writer, whom=against, supe=supe), struck=struck)


def refa_heard(place: int, player: Player, *, played: bool) -> str:
    """A player's side of a refa, the first written one has place 1."""
    key = "heard_refa_played" if played else "heard_refa_open"
    return say(key, place=place, name=player.name)


def _cell(words: str, *, struck: bool) -> str:
    return say("heard_struck", words=words) if struck else words


def _card(card: Card) -> str:
    return say("heard_card", card=card)


# News.


def deal_news(dealer: Player, own: Player, cards: Iterable[Card]) -> list[str]:
    """Who deals, and the cards of the seat at the bottom in the order in which they lie."""
    words = ", ".join(map(_card, cards))
    if own.you:
        held = say("heard_your_cards", words=words)
    else:
        held = say("heard_cards_of", name=own.name, words=words)
    return [say("heard_deals", who=dealer), held]


def act_news(
    act: Action, before: PlayerView, after: PlayerView, players: Sequence[Player]
) -> list[str]:
    """What was said or played, the talon when it is turned, and who took the trick.

    Args:
        act: as it was done; what another put away is not told.
        before: the view of the one who listens, before the act.
        after: his view after it.
        players: by seat.
    """
    if isinstance(act, Discard) and act.seat != after.seat:
        act = Discard(act.seat, None)
    news = [told(act, players[act.seat])]
    old, new = before.hand, after.hand
    if old is not None and new is not None and new.talon_shown and not old.talon_shown:
        news.append(say("heard_talon", cards=new.deal.talon.known))
    taken = _tricks(new or after.last_hand)
    if old is not None and len(taken) > len(_tricks(old)):
        news.append(_trick_taken(taken, players))
    return news


def end_news(match: Match, players: Sequence[Player]) -> list[str]:
    """How the hand finished last ended and what was written; the results if the match is over."""
    news: list[str] = []
    if match.finished and not match.was_written_off:
        news += [hand_heading(match.finished[-1], players), *hand_lines(match, players)]
    if match.over:
        news += [match_heading(match), *match_lines(match, players)]
    return news


def _tricks(hand: Hand | None) -> tuple[Trick, ...]:
    return () if hand is None or hand.play is None else hand.play.tricks


def _trick_taken(tricks: Sequence[Trick], players: Sequence[Player]) -> str:
    winner: Seat = tricks[-1].winner
    count = sum(trick.winner == winner for trick in tricks)
    return say("heard_trick_taken", who=players[winner], tricks=count)
