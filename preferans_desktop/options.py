"""What holds for one run of the window: the command line, and what it leaves to the settings."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from preferans_desktop.host.settings import Settings, Speed, TrickPause
from preferans_desktop.language.speech import Tongue


@dataclass(frozen=True, slots=True)
class Options:
    """What the command line can say about the window.

    Attributes:
        demo: play one hand by itself, leave pictures, print the score sheet and end.
        self_play: the program plays all seats, to the end of the match.
        record: a match record to open.
        trace: where to write what was shown; None for nowhere.
        data_dir: where matches are kept; None for the usual place.
        seed: makes the cards and the players repeatable; None for chance.
        speed: how fast cards move; None for the chosen speed.
        tongue: language and script; None for the chosen ones.
    """

    demo: bool = False
    self_play: bool = False
    record: Path | None = None
    trace: Path | None = None
    data_dir: Path | None = None
    seed: int | None = None
    speed: Speed | None = None
    tongue: Tongue | None = None


def in_force(settings: Settings, options: Options) -> Settings:
    """What holds for this run: the command line wins over what was chosen."""
    speed = options.speed or (Speed.FAST if options.demo else settings.speed)
    pause = settings.trick_pause
    if options.speed is Speed.OFF:
        pause = TrickPause.NONE
    elif pause is TrickPause.CLICK and (options.demo or options.self_play):
        pause = TrickPause.NORMAL  # nobody is there to click
    tongue = options.tongue or settings.tongue
    volume = 0 if options.demo else settings.volume
    return replace(settings, tongue=tongue, speed=speed, trick_pause=pause, volume=volume)
