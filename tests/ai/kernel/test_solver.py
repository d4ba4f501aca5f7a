"""What the solver promises beyond right answers: limits, cancellation, many worlds, symmetry."""

import itertools
from collections.abc import Iterator
from dataclasses import replace

import pytest

from preferans_ai.kernel import Goal, Position, PositionError, Solver, StoppedError
from support.open_cards import card_set, random_positions

BIG = Position(
    (
        card_set("SQ SA DT DQ HJ HQ HA C8 CJ CK"),
        card_set("S7 S8 ST D8 D9 H7 HT HK C7 C9"),
        card_set("SJ D7 DJ DK DA H8 H9 CT CQ CA"),
    ),
    declarer=1,
    leader=1,
    trump=0,
)
GOALS = [Goal.TRICKS, Goal.ALL, 3, Goal.CAUGHT]


def moved_suits(cards: int, order: tuple[int, ...]) -> int:
    return sum((cards >> 8 * suit & 0xFF) << 8 * place for suit, place in enumerate(order))


def test_suits_may_change_places(solver: Solver) -> None:
    for position in random_positions(3, 12, range(4, 7), trumps=True):
        answers = set()
        for order in itertools.permutations(range(4)):
            first, second, third = (moved_suits(cards, order) for cards in position.hands)
            moved = Position(
                (first, second, third),
                position.declarer,
                position.leader,
                order[position.trump],
                tuple(order[card >> 3] * 8 + (card & 7) for card in position.table),
            )
            answers.add(solver.value(moved, Goal.TRICKS))
        assert len(answers) == 1, position


@pytest.mark.parametrize("goal", [Goal.TRICKS, Goal.CAUGHT], ids=str)
def test_seats_may_move_round(solver: Solver, goal: Goal) -> None:
    for position in random_positions(4, 20, range(4, 7), trumps=goal is Goal.TRICKS):
        first, second, third = position.hands
        moved = Position(
            (third, first, second),
            (position.declarer + 1) % 3,
            (position.leader + 1) % 3,
            position.trump,
            position.table,
        )
        assert solver.card_values(moved, goal) == solver.card_values(position, goal)


def test_betl_with_a_trump_is_refused(solver: Solver) -> None:
    with pytest.raises(PositionError, match="betl has no trump"):
        solver.value(BIG, Goal.CAUGHT)


@pytest.mark.parametrize(("need", "answer"), [(-(10**20), 1), (0, 1), (11, 0), (10**20, 0)])
def test_too_few_and_too_many_tricks_are_no_question(
    solver: Solver, need: int, answer: int
) -> None:
    assert solver.value(BIG, need) == answer
    assert solver.nodes == 0


def test_touching_cards_are_worth_the_same(solver: Solver) -> None:
    position = Position(
        (card_set("SQ SK D7"), card_set("S9 SA HA"), card_set("S7 D8 H7")), 0, 0, trump=0
    )
    values = solver.card_values(position, Goal.TRICKS)
    assert values[5] == values[6]
    assert list(values) == [5, 6, 8]


def test_only_playable_cards_have_a_value(solver: Solver) -> None:
    hands = (card_set("SQ SK D7"), card_set("S9 SA HA"), card_set("S7 D8"))
    assert list(solver.card_values(Position(hands, 0, 2, 0, (26,)), Goal.TRICKS)) == [5, 6]
    assert list(solver.card_values(Position(hands, 0, 2, 0, (10,)), Goal.TRICKS)) == [8]
    assert list(solver.card_values(Position(hands, 0, 2, None, (26,)), Goal.TRICKS)) == [5, 6, 8]


@pytest.mark.parametrize("goal", GOALS, ids=str)
def test_many_worlds_are_answered_like_one_by_one(solver: Solver, goal: Goal | int) -> None:
    worlds = list(random_positions(9, 30, range(4, 6), trumps=goal is not Goal.CAUGHT))
    one_by_one = [solver.card_values(world, goal) for world in worlds]
    assert solver.world_values(worlds, goal) == one_by_one


def test_nodes_are_counted_for_each_call(solver: Solver) -> None:
    solver.value(BIG, Goal.TRICKS)
    first = solver.nodes
    assert first > 0
    solver.value(BIG, Goal.TRICKS)
    assert solver.nodes < first, "the table remembers"
    solver.forget()
    solver.value(BIG, Goal.TRICKS)
    assert solver.nodes == first


def test_limit_of_nodes_stops_a_search(solver: Solver) -> None:
    answer = solver.value(BIG, Goal.TRICKS)
    needed = solver.nodes
    solver.forget()
    solver.node_limit = needed // 2
    with pytest.raises(StoppedError, match=f"limit of {needed // 2} nodes"):
        solver.value(BIG, Goal.TRICKS)
    assert needed // 2 < solver.nodes < needed // 2 + 10
    solver.forget()
    solver.node_limit = needed
    assert solver.value(BIG, Goal.TRICKS) == answer


def test_stopped_search_leaves_no_wrong_answer_behind(solver: Solver) -> None:
    answers = Solver(leg=solver.leg).card_values(BIG, Goal.TRICKS)
    for solver.node_limit in range(5, 600, 45):
        with pytest.raises(StoppedError):
            solver.card_values(BIG, Goal.TRICKS)
    solver.node_limit = 0
    assert solver.card_values(BIG, Goal.TRICKS) == answers


@pytest.mark.parametrize("goal", [Goal.TRICKS, Goal.CAUGHT], ids=str)
def test_cancelled_search_stops(solver: Solver, goal: Goal) -> None:
    position = replace(BIG, trump=None)
    solver.cancelled = lambda: True
    with pytest.raises(StoppedError, match="cancelled"):
        solver.value(position, goal)
    solver.cancelled = lambda: False
    assert solver.value(position, goal) == Solver(leg=solver.leg).value(position, goal)


def test_flag_is_looked_at_during_a_search(solver: Solver) -> None:
    looks: Iterator[int] = itertools.count()
    solver.cancelled = lambda: next(looks) == 2
    with pytest.raises(StoppedError):
        solver.card_values(BIG, Goal.TRICKS)
    assert 2_000 < solver.nodes < 2_200


def test_failure_of_the_flag_is_not_swallowed(solver: Solver) -> None:
    def fail() -> bool:
        raise OSError("the pipe is gone")

    solver.cancelled = fail
    with pytest.raises(OSError, match="the pipe is gone"):
        solver.value(BIG, Goal.TRICKS)


def test_worlds_finished_before_the_limit_are_kept(solver: Solver) -> None:
    worlds = [BIG, *random_positions(9, 3, range(4, 6), trumps=True)]
    answers = solver.world_values([BIG], Goal.TRICKS)
    solver.node_limit = solver.nodes + 1
    solver.forget()
    assert solver.world_values(worlds, Goal.TRICKS) == answers
