"""What players say and do, as words and sentences."""

from __future__ import annotations

from dataclasses import fields

from preferans_desktop.language.catalogue import VOICE, say, say_from
from preferans_desktop.language.players import Player
from preferans_desktop.language.templates import capitalised
from preferans_desktop.rules.serbian import actions
from preferans_desktop.rules.serbian.actions import Action, Discard, PlayCard

WORDS: dict[type[Action], str] = {
    actions.Pass: "pass",
    actions.Bid: "bid",
    actions.Hold: "hold",
    actions.DeclareHandGame: "hand_game",
    actions.DeclareBetl: "betl",
    actions.DeclareSans: "sans",
    actions.NameSuit: "name_suit",
    actions.Weaker: "weaker",
    actions.Discard: "discard",
    actions.Announce: "announce",
    actions.Follow: "follow",
    actions.StayOut: "stay_out",
    actions.Alone: "alone",
    actions.Call: "call",
    actions.Kontra: "kontra",
    actions.Allow: "allow",
    actions.Rekontra: "rekontra",
    actions.PlayCard: "play_card",
    actions.OfferAll: "offer_all",
    actions.OfferNoTrick: "offer_no_trick",
    actions.OfferTricks: "offer_tricks",
    actions.Accept: "accept",
    actions.Refuse: "refuse",
    actions.TakeOver: "take_over",
    actions.GiveBack: "give_back",
}
"""The part of the keys that stands for each act."""


def button_word(action: Action, player: Player) -> str:
    """What stands on the button by which a player does this: Dalje, Dva, Ponuda: nosim sve."""
    key = f"button_{WORDS[type(action)]}"
    if key in VOICE.catalogue.templates:
        return say_from(key, _facts(action, player))
    return capitalised(spoken(action, player))


def brief_word(action: Action, player: Player) -> str:
    """What is enough on a button after another offer: 2 štiha; empty where there is no less."""
    key = f"brief_{WORDS[type(action)]}"
    return say_from(key, _facts(action, player)) if key in VOICE.catalogue.templates else ""


def spoken(action: Action, player: Player) -> str:
    """What is said aloud: dva, moje, sama; nothing with a card or a discard."""
    if isinstance(action, PlayCard | Discard):
        return ""
    return say_from(f"spoken_{WORDS[type(action)]}", _facts(action, player))


def serbian_term(action: Action, player: Player) -> str:
    """What a Serbian table says for it, where the interface speaks another language; else empty."""
    if VOICE.serbian is VOICE.catalogue or isinstance(action, PlayCard | Discard):
        return ""
    return VOICE.serbian.say_from(f"spoken_{WORDS[type(action)]}", _facts(action, player))


def told(action: Action, player: Player) -> str:
    """A whole sentence: Mira baca damu herc."""
    key = f"told_{WORDS[type(action)]}"
    if isinstance(action, Discard) and action.cards is not None:
        key += "_seen"
    return say_from(key, _facts(action, player))


def fallback_note(action: Action, player: Player) -> str:
    """That the program acted for a computer player who was silent too long."""
    if isinstance(action, PlayCard):
        return say("note_fallback_card", who=player, card=action.card)
    if isinstance(action, Discard):
        return say("note_fallback_discard", who=player)
    return say("note_fallback_word", who=player, words=spoken(action, player))


def _facts(action: Action, player: Player) -> dict[str, object]:
    facts = {field.name: getattr(action, field.name) for field in fields(action)}
    return facts | {"who": player}
