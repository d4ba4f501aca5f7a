"""What the panel of a hint says; a function of the advice and of what is asked about it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum

from preferans_desktop.host.advice import Advice, Weighed
from preferans_desktop.language.catalogue import say
from preferans_desktop.language.hints import (
    act_words,
    chance_words,
    cost_words,
    gain_words,
    instead_words,
    not_weighed,
    samples_words,
    work_words,
    written_words,
)
from preferans_desktop.language.players import Player
from preferans_desktop.language.reasons import why
from preferans_desktop.language.templates import capitalised
from preferans_desktop.rules.cards import Card
from preferans_desktop.rules.serbian.actions import Action, Discard, TakeOver

LEAST_SHARE = 0.06
"""The shortest bar: the worst of the acts weighed."""


class Topic(Enum):
    """What can be asked about besides why not something else."""

    REASON = "reason"
    DETAILS = "details"


About = Topic | Action


@dataclass(frozen=True, slots=True)
class Bar:
    """One act that was weighed.

    Attributes:
        words: what it is called.
        number: what it brings.
        share: length of the bar, 0 to 1.
        heard: the number as a screen reader says it.
    """

    action: Action
    words: str
    number: str
    share: float
    heard: str

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of a discard, which are drawn: their names are long. None for other acts."""
        away = self.action.cards if isinstance(self.action, Discard) else None
        return tuple(sorted(away or ()))


@dataclass(frozen=True, slots=True)
class Content:
    """Everything that stands on the panel.

    Attributes:
        title: one line.
        text: sentences, a line each.
        caption: what the numbers of the bars are; empty without bars.
        bars: the acts weighed, the best first.
        about: what the text is about.
        can_tell: there are details to ask for.
    """

    title: str
    text: str
    caption: str = ""
    bars: tuple[Bar, ...] = ()
    about: About = Topic.REASON
    can_tell: bool = False


@dataclass(frozen=True, slots=True)
class Asked:
    """A decision of the person.

    Attributes:
        player: the person.
        declarer: who plays the contract; the person, while that is open.
        legal: what may be said or played.
    """

    player: Player
    declarer: Player
    legal: tuple[Action, ...]


def waiting() -> Content:
    """While the players think."""
    return Content(say("hint_thinking"), "")


def failed() -> Content:
    """When they could not."""
    return Content(say("hint_failed"), "")


def content_of(advice: Advice, asked: Asked, about: About) -> Content:
    """What stands on the panel.

    Args:
        advice: of the players.
        asked: what they were asked about.
        about: what is asked about it.
    """
    title, text = _words(advice, asked, about)
    caption, bars = _bars(advice, asked)
    if about is Topic.DETAILS:
        caption, bars = _with_written(caption, bars, advice)
    return Content(title, "\n".join(text), caption, bars, about, can_tell=True)


def _words(advice: Advice, asked: Asked, about: About) -> tuple[str, list[str]]:
    if about is Topic.DETAILS:
        counted = any(each.value is not None for each in advice.candidates)
        work = work_words(advice.deals, counted=counted, cut=advice.cut)
        return _title(advice, asked), work + samples_words(advice.samples, advice.agreeing)
    if not isinstance(about, Topic) and about != advice.action:
        words = act_words(about, asked.player)
        return say("hint_why_not", words=words), _why_not(advice, asked, about)
    return _title(advice, asked), _why(advice, asked)


def _title(advice: Advice, asked: Asked) -> str:
    if advice.action is None:
        return say("hint_silence")
    return say("hint_title", words=act_words(advice.action, asked.player))


def _why(advice: Advice, asked: Asked) -> list[str]:
    """The reason, and what the act brings."""
    lines = []
    if advice.reason_code is not None:
        lines.append(why(advice.reason_code, asked.player, **advice.parameters))
    elif any(isinstance(act, TakeOver) for act in asked.legal):
        lines.append(say("hint_fall_not_worth"))
    best = advice.candidates[0] if advice.candidates else None
    if best is not None:
        passes, falls = (best.passes, best.passes_within), (best.falls, best.falls_within)
        lines += chance_words(passes, falls, asked.declarer)
        lines += gain_words(best.value, best.value_within, asked.player)
    return lines


def _why_not(advice: Advice, asked: Asked, action: Action) -> list[str]:
    """What another act would cost, and the convention that speaks against it."""
    other = advice.weighed(action)
    best = advice.candidates[0] if advice.candidates else None
    if other is None or best is None:
        return [not_weighed(action)]
    lines = cost_words(other.value, best.value)
    lines += instead_words("hint_passes_instead", other.passes, best.passes)
    lines += instead_words("hint_falls_instead", other.falls, best.falls)
    if other.against_code is not None:
        reason = why(other.against_code, asked.player, **other.against_parameters)
        lines.append(say("hint_instead", words=reason))
    return lines or [not_weighed(action)]


def _bars(advice: Advice, asked: Asked) -> tuple[str, tuple[Bar, ...]]:
    """The acts by chance where the person plays the contract and it differs, else by result."""
    weighed = advice.candidates
    if len(weighed) < 2:
        return "", ()
    player = asked.player
    shares = [each.passes or 0.0 for each in weighed]
    numbers = [str(round(100 * share)) for share in shares]
    known = all(each.passes is not None for each in weighed)
    if asked.declarer.you and known and len(set(numbers)) > 1:
        return say("hint_bars_passes"), _made(weighed, numbers, shares, player)
    if any(each.value is None for each in weighed):
        return "", ()
    gains = [-(each.value or 0.0) for each in weighed]
    numbers = [say("hint_bar_gain", change=round(gain)) for gain in gains]
    return say("hint_bars_gain"), _made(weighed, numbers, _scaled(gains), player)


def _with_written(
    caption: str, bars: tuple[Bar, ...], advice: Advice
) -> tuple[str, tuple[Bar, ...]]:
    """The same bars with the bule and supe that each act writes, where all of them are reckoned."""
    words = [
        written_words(each.bule, each.supe)
        for each in advice.candidates
        if each.bule is not None and each.supe is not None
    ]
    if not bars or len(words) < len(bars):
        return caption, bars
    numbered = zip(bars, words, strict=True)
    written = tuple(replace(bar, number=seen, heard=heard) for bar, (seen, heard) in numbered)
    return say("hint_bars_written"), written


def _scaled(gains: Sequence[float]) -> list[float]:
    """Bars from the worst to the best; all full where nothing is between them."""
    least, most = min(gains), max(gains)
    if most - least < 1:
        return [1.0] * len(gains)
    return [LEAST_SHARE + (1 - LEAST_SHARE) * (gain - least) / (most - least) for gain in gains]


def _made(
    weighed: Sequence[Weighed], numbers: Sequence[str], shares: Sequence[float], player: Player
) -> tuple[Bar, ...]:
    return tuple(
        Bar(each.action, capitalised(act_words(each.action, player)), number, share, number)
        for each, number, share in zip(weighed, numbers, shares, strict=True)
    )
