"""What players thought at an act, in sentences: how good it was, why, and what was better."""

from __future__ import annotations

from collections.abc import Sequence

from preferans_desktop.host.advice import Advice
from preferans_desktop.host.review.hands import PastAct, PastHand
from preferans_desktop.host.review.kinds import Kind
from preferans_desktop.host.review.reviews import Reviews
from preferans_desktop.host.review.thoughts import Judgement, Verdict, judge
from preferans_desktop.language.acts import spoken, told
from preferans_desktop.language.catalogue import say
from preferans_desktop.language.players import Player
from preferans_desktop.language.reasons import why
from preferans_desktop.language.templates import CatalogueError, capitalised
from preferans_desktop.rules.seats import SEATS
from preferans_desktop.rules.serbian.actions import Action, Discard, PlayCard
from preferans_desktop.ui.turn import Players


def judgement(act: PastAct, reviews: Reviews) -> Judgement | None:
    """How an act is called by what could be known; None while, or where, nothing is said of it."""
    advice = reviews.thought(act, Kind.GRADE)
    return None if advice is None else judge(act.moment.action, advice)


def act_lines(act: PastAct, player: Player, reviews: Reviews) -> list[str]:
    """Everything that is said of an act by what could be known."""
    action, grade = act.moment.action, reviews.thought(act, Kind.GRADE)
    own = reviews.thought(act, Kind.REASON)
    lines = _judged(judge(action, grade)) if grade is not None else []
    agreed = grade if grade is not None and grade.action == action else None
    lines += _reason(own or agreed, player)
    if grade is not None and grade.action is not None and grade.action != action:
        lines.append(say("review_better", words=_words(grade.action, player)))
        lines += _reason(grade, player)
    return lines


def _judged(judged: Judgement) -> list[str]:
    if judged.verdict in (Verdict.GOOD, Verdict.NOT_WEIGHED):
        return [say(f"review_{judged.verdict.value}")]
    return [say(f"review_{judged.verdict.value}", value=round(judged.loss))]


def _reason(advice: Advice | None, player: Player) -> list[str]:
    """The sentence of an advice, and its number where it has one."""
    if advice is None or advice.reason_code is None:
        return []
    try:
        lines = [capitalised(why(advice.reason_code, player, **advice.parameters))]
    except CatalogueError:  # kept by a program that knew other reasons
        return []
    chance = advice.candidates[0].passes if advice.candidates else None
    if chance is not None:
        lines.append(say("review_chance", chance=round(100 * chance)))
    return lines


def _words(action: Action, player: Player) -> str:
    """An act in few words: a card, two cards put away, or what is said."""
    if isinstance(action, PlayCard):
        return say("review_card", card=action.card)
    if isinstance(action, Discard) and action.cards is not None:
        return say("review_cards", cards=action.cards)
    return spoken(action, player)


def first_mistakes(past: PastHand, players: Players, reviews: Reviews) -> list[str]:
    """The first costly mistake of each player, by what could be known."""
    judged = [(act, judgement(act, reviews)) for act in past.acts]
    lines = []
    for seat in SEATS:
        costly = [
            (act, each)
            for act, each in judged
            if each is not None
            and each.verdict is Verdict.COSTLY
            and act.moment.action.seat == seat
        ]
        if costly:
            act, each = costly[0]
            words = told(act.moment.action, players[seat])
            lines.append(say("review_first_costly", words=words, value=round(each.loss)))
    return lines


def judgements(acts: Sequence[PastAct], reviews: Reviews) -> list[Judgement | None]:
    """How each act is called."""
    return [judgement(act, reviews) for act in acts]


def compared_lines(hands: Sequence[PastHand], shown: PastHand, reviews: Reviews) -> list[str]:
    """What the cards brought the person in the hand that is shown, and what playing did.

    Then the same for all hands, or for those of which it is known already.
    """
    here = reviews.compared(shown)
    known = [each for past in hands for each in (reviews.compared(past),) if each]
    lines = []
    if here is not None:
        lines.append(say("review_compared", change=here.cards, value=here.play))
    if len(known) > 1:
        cards, play = sum(each.cards for each in known), sum(each.play for each in known)
        told = {"count": len(known), "change": cards, "value": play}
        if len(known) == len(hands):
            lines.append(say("review_compared_all", **told))
        else:
            lines.append(say("review_compared_some", total=len(hands), **told))
    return lines
