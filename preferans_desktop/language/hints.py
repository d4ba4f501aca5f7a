"""What a hint says: the advice, what it brings, and what another act would cost."""

from __future__ import annotations

from preferans_desktop.language.acts import spoken
from preferans_desktop.language.catalogue import say
from preferans_desktop.language.players import Player
from preferans_desktop.rules.serbian.actions import (
    Action,
    Discard,
    OfferAll,
    OfferNoTrick,
    PlayCard,
    TakeOver,
)

SAME = 0.5
"""Expected results less than so many supe apart are told as the same."""


def act_words(action: Action, player: Player) -> str:
    """An act in the middle of a sentence: kec karo, sedmica pik i osmica karo, dalje."""
    if isinstance(action, PlayCard):
        return say("hint_card", card=action.card)
    if isinstance(action, Discard):
        return say("hint_cards", cards=action.cards or ())
    return spoken(action, player)


def chance_words(passes: float | None, falls: float | None, declarer: Player) -> list[str]:
    """How often the contract is made, and how often the one addressed falls as a defender.

    Args:
        passes: from 0 to 1, None where it is not reckoned.
        falls: the same of his own fall.
        declarer: who plays the contract.
    """
    lines = []
    if falls is not None and not declarer.you:
        lines.append(say("hint_falls", chance=round(100 * falls)))
    if passes is None:
        return lines
    if declarer.you:
        lines.append(say("hint_passes", chance=round(100 * passes)))
    else:
        lines.append(say("hint_other_passes", who=declarer, chance=round(100 * passes)))
    return lines


def gain_words(value: float | None, player: Player) -> list[str]:
    """The expected change of the result, of which less is better (serbian.md 11)."""
    if value is None:
        return []
    gain = -round(value)
    if gain == 0:
        return [say("hint_even", who=player)]
    return [say("hint_good" if gain > 0 else "hint_bad", who=player, value=abs(gain))]


def cost_words(value: float | None, best: float | None) -> list[str]:
    """What an act costs beside the advised one, by the expected changes of the result."""
    if value is None or best is None:
        return []
    cost = value - best
    if cost < SAME:
        return [say("hint_costs_nothing")]
    return [say("hint_costs", supe=max(1, round(cost)))]


def instead_words(key: str, chance: float | None, best: float | None) -> list[str]:
    """A chance beside that of the advised act, where they differ.

    Args:
        key: hint_passes_instead or hint_falls_instead.
        chance: from 0 to 1, None where it is not reckoned.
        best: the same of the advised act.
    """
    if chance is None or best is None or round(100 * chance) == round(100 * best):
        return []
    return [say(key, chance=round(100 * chance), total=round(100 * best))]


def not_weighed(action: Action) -> str:
    """About an act that the advice says nothing of."""
    if isinstance(action, OfferAll | OfferNoTrick):
        return say("hint_offer_when_sure")
    if isinstance(action, TakeOver):
        return say("hint_fall_not_worth")
    return say("hint_not_weighed")


def work_words(deals: int, *, counted: bool, cut: bool) -> list[str]:
    """How the advice came about.

    Args:
        deals: possible deals that the level looks at for a card.
        counted: the acts were weighed over such deals.
        cut: the thinking was cut short.
    """
    words = say("hint_work", count=deals) if counted else say("hint_by_rule")
    return [words, say("hint_cut")] if cut else [words]
