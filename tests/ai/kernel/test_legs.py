"""One source, two speeds: the same answers and nodes, and no stale compiled module."""

import os
from pathlib import Path
from types import FunctionType

import pytest

from preferans_ai.kernel import Goal, KernelError, Solver, chosen, leg, legs
from support.open_cards import random_positions

FOLDER = Path(legs.__file__).parent
COMPILED = sorted(path for path in FOLDER.iterdir() if path.suffix in {".so", ".pyd"})

needs_compiled = pytest.mark.skipif(
    not COMPILED and not os.environ.get("CI"), reason="the kernel is not compiled here"
)


@needs_compiled
@pytest.mark.parametrize(
    ("goal", "trumps"),
    [(Goal.TRICKS, True), (6, True), (Goal.TRICKS, False), (Goal.CAUGHT, False)],
    ids=["trump", "at least 6", "sans", "betl"],
)
def test_both_legs_answer_alike_from_as_many_nodes(goal: Goal | int, trumps: bool) -> None:
    compiled, python = Solver(leg=leg("compiled")), Solver(leg=leg("python"))
    for position in random_positions(7, 40, range(5, 11), trumps=trumps, betl=goal is Goal.CAUGHT):
        for ask in ("value", "card_values"):
            answers = [repr(getattr(one, ask)(position, goal)) for one in (compiled, python)]
            assert answers[0] == answers[1], position
            assert compiled.nodes == python.nodes, position


@needs_compiled
def test_every_search_is_compiled_from_its_present_source() -> None:
    for source in FOLDER.glob("*.pxd"):
        built = [path for path in COMPILED if path.name.partition(".")[0] == source.stem]
        assert built, f"{source.stem} is not compiled: install again"
        newest = max(path.stat().st_mtime for path in (source, source.with_suffix(".py")))
        assert built[0].stat().st_mtime >= newest, f"{built[0].name} is stale: install again"


@needs_compiled
def test_compiled_leg_is_taken_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PREFERANS_KERNEL", raising=False)
    assert chosen().name == "compiled"


@needs_compiled
@pytest.mark.parametrize("name", ["compiled", "python"])
def test_environment_forces_a_leg(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PREFERANS_KERNEL", name)
    solver = Solver()
    assert solver.leg.name == name
    is_python = isinstance(solver.leg.tricks.answer, FunctionType)
    assert is_python == (name == "python")


def test_environment_asks_for_a_leg_that_does_not_exist(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PREFERANS_KERNEL", "fortran")
    with pytest.raises(KernelError, match="PREFERANS_KERNEL is 'fortran'"):
        chosen()


def test_python_leg_runs_where_only_some_modules_are_compiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(legs, "_compiled", lambda: [True, False, False])
    legs.leg.cache_clear()
    try:
        assert chosen().name == "python"
        with pytest.raises(KernelError, match="not compiled"):
            leg("compiled")
        position = next(random_positions(1, 1, range(3, 4), trumps=True))
        assert Solver().value(position, 0) == 1
    finally:
        legs.leg.cache_clear()
