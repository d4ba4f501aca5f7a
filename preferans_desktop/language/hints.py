"""What a hint says: the advice, what it brings, and what another act would cost."""

from __future__ import annotations

from math import ceil

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


def chance_words(
    passes: tuple[float | None, float | None],
    falls: tuple[float | None, float | None],
    declarer: Player,
) -> list[str]:
    """How often the contract is made, and how often the one addressed falls as a defender.

    Args:
        passes: from 0 to 1, None where it is not reckoned; and how far it may be off, None where
            that is not told.
        falls: the same of his own fall.
        declarer: who plays the contract.
    """
    lines = []
    if falls[0] is not None and not declarer.you:
        words = say("hint_falls", chance=round(100 * falls[0]))
        lines.append(_with_error(words, _hundredths(falls[1])))
    if passes[0] is not None:
        chance = round(100 * passes[0])
        if declarer.you:
            words = say("hint_passes", chance=chance)
        else:
            words = say("hint_other_passes", who=declarer, chance=chance)
        lines.append(_with_error(words, _hundredths(passes[1])))
    return lines


def _hundredths(within: float | None) -> float | None:
    return None if within is None else 100 * within


def _with_error(words: str, within: float | None) -> str:
    """A sentence that ends with a number, and how far that may be off."""
    if within is None:
        return say("hint_number", words=words)
    return say("hint_number_within", words=words, value=max(1, ceil(within)))


def gain_words(value: float | None, within: float | None, player: Player) -> list[str]:
    """The expected change of the result, of which less is better (serbian.md 11).

    Args:
        value: None where it is not reckoned.
        within: how far it may be off, None where that is not told.
        player: whose result it is.
    """
    if value is None:
        return []
    gain = -round(value)
    if gain == 0:
        return [_with_error(say("hint_even", who=player), within)]
    key = "hint_good" if gain > 0 else "hint_bad"
    return [_with_error(say(key, who=player, value=abs(gain)), within)]


def written_words(bule: float, supe: float) -> tuple[str, str]:
    """What is written for the one addressed on average: −1,2 · +8, and the same as it is heard.

    Args:
        bule: change of his bule, told in tenths.
        supe: those he writes - those written against him, told in whole ones.
    """
    tenths = round(10 * bule)
    sign = "−" if tenths < 0 else "+" if tenths else ""
    whole, rest = divmod(abs(tenths), 10)
    words = say("hint_tenths", words=f"{sign}{whole}", count=rest)
    seen, heard = (
        say(key, words=words, supe=round(supe)) for key in ("hint_bar_written", "hint_bar_heard")
    )
    return seen, heard


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


def samples_words(samples: int, agreeing: int) -> list[str]:
    """From how many answers the numbers are averages, and how many of them advise the same."""
    return [] if samples < 2 else [say("hint_samples", count=samples, total=agreeing)]
