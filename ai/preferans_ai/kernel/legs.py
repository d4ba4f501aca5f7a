"""The two legs of searches, playouts and weighing: one source, compiled or as it stands.

Both give the same answers from the same number of nodes. The environment variable PREFERANS_KERNEL
chooses one, `compiled` or `python`; without it the compiled one is taken where there is one.
"""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from preferans_ai.kernel import (
    _betl,
    _betl_playout,
    _playout,
    _search,
    _trick_leads,
    _trick_playout,
    _tricks,
    _weighing,
)
from preferans_ai.kernel._betl import BetlSearch
from preferans_ai.kernel._betl_playout import BetlPlayout
from preferans_ai.kernel._trick_playout import TrickPlayout
from preferans_ai.kernel._tricks import TrickSearch
from preferans_ai.kernel._weighing import (
    Announcer,
    Bidder,
    Dealing,
    Discards,
    Speaker,
    Strengths,
)

COMPILED, PYTHON = "compiled", "python"
VARIABLE = "PREFERANS_KERNEL"
_MODULES = (
    _search,
    _tricks,
    _betl,
    _playout,
    _trick_leads,
    _trick_playout,
    _betl_playout,
    _weighing,
)


class KernelError(Exception):
    """The leg that was asked for cannot be had."""


@dataclass(frozen=True, slots=True)
class Leg:
    """What one leg consists of, and its name, `COMPILED` or `PYTHON`."""

    name: str
    tricks: type[TrickSearch]
    betl: type[BetlSearch]
    trick_playout: type[TrickPlayout]
    betl_playout: type[BetlPlayout]
    dealing: type[Dealing]
    strengths: type[Strengths]
    bidder: type[Bidder]
    discards: type[Discards]
    announcer: type[Announcer]
    speaker: type[Speaker]

    @property
    def is_compiled(self) -> bool:
        """Whether it is the fast one."""
        return self.name == COMPILED


def chosen() -> Leg:
    """The leg the environment asks for, else the faster one there is.

    Raises:
        KernelError: there is no such leg.
    """
    return leg(os.environ.get(VARIABLE))


@cache
def leg(name: str | None) -> Leg:
    """A leg by its name; without one the faster one there is.

    Raises:
        KernelError: there is no such leg.
    """
    if name is None:
        return leg(COMPILED if all(_compiled()) else PYTHON)
    if name not in {COMPILED, PYTHON}:
        raise KernelError(f"{VARIABLE} is {name!r}, neither {COMPILED!r} nor {PYTHON!r}")
    if name == COMPILED and not all(_compiled()):
        raise KernelError("the kernel is not compiled; install with a C compiler to have it")
    if name == PYTHON and any(_compiled()):
        _, tricks, betl, _, _, trick_playout, betl_playout, weighing = _from_source()
        return Leg(
            name,
            tricks.TrickSearch,
            betl.BetlSearch,
            trick_playout.TrickPlayout,
            betl_playout.BetlPlayout,
            weighing.Dealing,
            weighing.Strengths,
            weighing.Bidder,
            weighing.Discards,
            weighing.Announcer,
            weighing.Speaker,
        )
    return Leg(
        name,
        TrickSearch,
        BetlSearch,
        TrickPlayout,
        BetlPlayout,
        Dealing,
        Strengths,
        Bidder,
        Discards,
        Announcer,
        Speaker,
    )


def _compiled() -> list[bool]:
    """Which of the modules are; where only some could be built they do not fit together."""
    return [not str(module.__file__).endswith(".py") for module in _MODULES]


def _from_source() -> list[ModuleType]:
    """The modules run from their sources although compiled ones stand beside them."""
    imported = {module.__name__: module for module in _MODULES}
    modules = []
    try:
        for name in imported:
            source = Path(__file__).with_name(f"{name.rpartition('.')[2]}.py")
            spec = spec_from_file_location(name, source)
            if spec is None or spec.loader is None or not source.exists():
                raise KernelError(f"{source} is missing")
            module = module_from_spec(spec)
            sys.modules[name] = module  # the next one imports this one
            spec.loader.exec_module(module)
            modules.append(module)
    finally:
        sys.modules.update(imported)
    return modules
