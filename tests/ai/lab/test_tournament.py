"""Duplicate tournaments: equal players draw every deal, runs go on, engines can play."""

import json
import shlex
import sys

import pytest

from intervals import mean_of, ratio_difference, ratio_of, t_quantile
from papers import dealt_table
from players import EnginePlayer, PlayerError, player_of
from playing import played
from preferans_desktop.rules.serbian.log import replay
from preferans_desktop.rules.serbian.scoring import HandKind
from runs import Options, RunError
from table import result_thirds, won_thirds
from tournament import Tournament, difference, play, report

THUMB = "bot:rules_of_thumb"


def without_times(lines: list[dict]) -> list[dict]:
    return [{key: line[key] for key in ("number", "won", "roles")} for line in lines]


def test_a_player_draws_every_deal_against_himself(tmp_path) -> None:
    lines = play(Tournament(THUMB, THUMB, 5), 3, Options(tmp_path / "equal.jsonl"))
    assert [line["number"] for line in lines] == [0, 1, 2]
    assert [difference(line) for line in lines] == [0, 0, 0]
    assert all(line["roles"]["A"] == line["roles"]["B"] for line in lines)


def test_who_never_follows_does_not_draw(tmp_path) -> None:
    tournament = Tournament("bot:never_follow", THUMB, 5)
    lines = play(tournament, 4, Options(tmp_path / "never.jsonl"))
    assert any(difference(line) for line in lines)
    assert "4 deals in six seatings" in report(tournament, lines)
    assert all("sole follower" not in line["roles"]["A"] for line in lines)


def test_a_run_goes_on_where_it_stopped(tmp_path) -> None:
    tournament = Tournament("bot:always_kontra", THUMB, 3)
    whole = play(tournament, 2, Options(tmp_path / "whole.jsonl"))
    part = tmp_path / "part.jsonl"
    play(tournament, 1, Options(part))
    part.write_text(part.read_text() + '{"number": 1, "won"')  # killed while it wrote
    assert without_times(play(tournament, 2, Options(part))) == without_times(whole)
    numbers = [json.loads(line).get("number") for line in part.read_text().splitlines()]
    assert numbers == [None, 0, 1]
    with pytest.raises(RunError):
        play(Tournament(THUMB, THUMB, 3), 2, Options(part))


def test_several_processes_find_the_same(tmp_path) -> None:
    tournament = Tournament("bot:overbid_by_one", THUMB, 3)
    alone = play(tournament, 2, Options(tmp_path / "alone.jsonl"))
    shared = play(tournament, 2, Options(tmp_path / "shared.jsonl", workers=2))
    assert without_times(shared) == without_times(alone)


def test_no_piece_is_begun_when_the_time_is_over(tmp_path) -> None:
    options = Options(tmp_path / "none.jsonl", minutes=0)
    assert play(Tournament(THUMB, THUMB, 3), 3, options) == []


def test_an_engine_plays_like_the_level_in_this_process() -> None:
    table = dealt_table(2, 1)
    level = player_of("level:pocetnik")
    engine = EnginePlayer(f"{shlex.quote(sys.executable)} -m preferans_desktop engine", "pocetnik")
    try:
        found = played(table, [engine] * 3, "2 1")
    finally:
        engine.close()
    assert found.log == played(table, [level] * 3, "2 1").log
    with pytest.raises((PlayerError, ValueError)):
        engine.answer(table, table.match.to_act, 1)


@pytest.mark.parametrize("name", ["bot:nobody", "level:nobody", "engine:", "pocetnik"])
def test_players_that_do_not_exist(name) -> None:
    with pytest.raises(PlayerError):
        player_of(name)


def test_papers_are_true_matches_in_all_their_stages() -> None:
    tables = [dealt_table(7, number) for number in range(60)]
    assert all(replay(table.log) == table.match for table in tables)
    assert all(not table.match.over for table in tables)
    sums = [sum(table.match.sheet.bule) for table in tables]
    assert min(sums) < 60
    assert 180 in sums
    assert any(any(table.match.sheet.refe_open) for table in tables)
    kinds = {hand.outcome.kind for table in tables for hand in table.match.finished}
    assert kinds == set(HandKind)
    assert tables[9] == dealt_table(7, 9)


def test_points_are_zero_sum() -> None:
    before = dealt_table(7, 3)
    after = played(before, [player_of(THUMB)] * 3, "7 3")
    assert sum(result_thirds(after.match.sheet)) == 0
    assert sum(won_thirds(before, after)) == 0
    assert any(won_thirds(before, after))


def test_points_of_a_paper() -> None:
    sheet = dealt_table(7, 0).match.sheet.__class__(
        (40, 10, -2), ((0, 20, 0), (0, 0, 0), (5, 0, 0))
    )
    # 400 + 5 - 20 - 160, 100 + 20 - 160, -20 - 5 - 160
    assert result_thirds(sheet) == (675, -120, -555)


def test_intervals() -> None:
    assert t_quantile(9) == pytest.approx(2.262, abs=0.002)
    assert t_quantile(399) == pytest.approx(1.966, abs=0.001)
    estimate = mean_of([1.0, 2.0, 3.0, 4.0, 5.0])
    assert estimate.mean == 3
    assert estimate.half == pytest.approx(2.776 * (2.5 / 5) ** 0.5, abs=0.01)
    assert estimate.clear_of_zero
    assert not mean_of([-5.0, 5.0, -4.0, 4.5]).clear_of_zero
    equal = ratio_of([(1, 2), (2, 4), (3, 6), (1, 2)])
    assert (equal.mean, equal.half) == (0.5, 0)
    pairs = [(1, 2), (2, 3), (0, 6), (1, 2)]
    same = ratio_difference(pairs, pairs)
    assert (same.mean, same.half) == (0, 0)
