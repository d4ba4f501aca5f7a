"""A computer player: a view in, an act with its reason out.

He is a function of the view, the level and the seed; nothing is remembered between two answers.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

from preferans_ai import rules_of_thumb
from preferans_ai.beginner import with_slip
from preferans_ai.calibration import calibrated
from preferans_ai.candidates import NOTHING_TO_SAY, Choice
from preferans_ai.conventions import reason_for
from preferans_ai.knowledge import Knowledge, knowledge_of
from preferans_ai.levels import Level, level_of
from preferans_ai.personas import USUAL, boldness_of
from preferans_ai.sampled.play import choose_to_play
from preferans_ai.sampled.words import choose_word
from preferans_ai.take_over import answer_take_over
from preferans_ai.thinking import EmergencyStop, Thinking
from preferans_desktop.rules.serbian.actions import PlayCard
from preferans_desktop.rules.serbian.hand import Hand, Phase
from preferans_desktop.rules.serbian.view import PlayerView


def _never() -> bool:
    return False


def choose(
    view: PlayerView,
    level: str,
    seed: int,
    stopped: Callable[[], bool] = _never,
    persona: str = USUAL,
) -> Choice:
    """What a computer player says or plays.

    Args:
        view: what he sees.
        level: one of `levels.LEVELS`.
        seed: decides between equal cards, and which deals he looks at.
        stopped: an emergency stop, asked now and then; an answer that it cut short says so.
        persona: one of `personas.PERSONAS`.

    Returns:
        The act with its reason; no act when he has nothing to say. Out of turn he only answers
        questions about a fall.

    Raises:
        ValueError: there is no such level, or no such persona.
    """
    what = level_of(level)
    stop = EmergencyStop(stopped)
    generator = _generator(view, seed)
    thinking = Thinking(what.work, what.inference, generator, stop, boldness_of(persona))
    choice = _choose(view, what, thinking)
    if view.hand is not None:
        choice = calibrated(choice, view.hand, view.seat, what.curves)
    return replace(choice, cut=True) if stop.cut else choice


def _generator(view: PlayerView, seed: int) -> random.Random:
    """What has been said and played so far tells this decision from every other of the hand."""
    hand = view.hand
    if hand is None:
        return random.Random(seed)
    cards = sorted(hand.holdings[view.seat].known)
    return random.Random(f"{seed} {len(hand.actions)} {cards}")


def _choose(view: PlayerView, level: Level, thinking: Thinking) -> Choice:
    answer = answer_take_over(view)
    if answer is not None:
        return answer
    hand = view.hand
    if hand is None or hand.to_act != view.seat:
        return NOTHING_TO_SAY
    if hand.phase == Phase.PLAY:
        return _play(view, hand, level, thinking)
    if level.weighs_words_here:
        return choose_word(view, hand, thinking)
    misjudged = thinking.generator.uniform(-level.misjudges, level.misjudges)
    return rules_of_thumb.choose_word(view, hand, misjudged + thinking.boldness)


def _play(view: PlayerView, hand: Hand, level: Level, thinking: Thinking) -> Choice:
    if level.worlds:
        return choose_to_play(view, hand, thinking)
    generator = thinking.generator
    choice = rules_of_thumb.choose_to_play(view, hand, generator, level.memory)
    remembered = knowledge_of(hand, view.seat, level.memory)
    choice = with_slip(choice, remembered, generator, level.slips)
    return _with_true_reason(choice, knowledge_of(hand, view.seat))


def _with_true_reason(choice: Choice, know: Knowledge) -> Choice:
    """The choice with its reason, or one that is true where he has forgotten too much for it."""
    if not isinstance(choice.action, PlayCard):
        return choice
    code, parameters = reason_for(know, choice.action.card, choice.reason_code)
    return replace(choice, reason_code=code, parameters=parameters)
