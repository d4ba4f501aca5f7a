"""Figures of self-play: by rules of thumb the players look like people who know the game."""

import sys

import pytest

import answer_times
import calibration
import figures
import self_play
import soak
from makeable import best_makeable
from papers import announced, dealt_table
from players import BOTS, Answer, LocalPlayer, player_of
from playing import played
from preferans_ai.candidates import Candidate, Choice
from preferans_desktop.rules.cards import parse_cards
from preferans_desktop.rules.dealing import deal_of
from preferans_desktop.rules.serbian.actions import Allow, Kontra, StayOut
from preferans_desktop.rules.serbian.contracts import Contract
from preferans_desktop.rules.serbian.settings import Rules
from runs import Options, carry_out
from table import empty_table
from watched_hands import WatchedHands, WithoutKontra

THUMB = "bot:rules_of_thumb"


def lines_of(path, count: int, *players: str, seed: int = 3, staged_betl: bool = False) -> list:
    run = WatchedHands(players or (THUMB,), seed, staged_betl)
    return carry_out(run.about(), range(count), run, Options(path / "hands.jsonl"))


def test_a_few_dozen_hands(tmp_path) -> None:
    lines = lines_of(tmp_path, 15)
    assert all(sum(line["won"]) == 0 for line in lines)
    found = figures.figures_of(lines)
    assert 0.5 <= found.declarers <= 1
    assert 0 < found.followed <= 1
    text = figures.report(lines, [THUMB])
    assert "hands 15" in text
    assert "below the best contract" in text
    assert "bidding" in answer_times.report(lines, "compiled")
    assert "Brier score" in calibration.report(lines)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_thousand_hands(tmp_path, seed) -> None:
    found = figures.figures_of(lines_of(tmp_path, 1000, seed=seed))
    assert 0.75 <= found.declarers <= 0.95
    assert found.followers >= 0.75
    assert found.all_pass < 0.30
    assert found.followed >= 0.50
    assert found.kontra >= 0.01


def test_figures_of_known_hands() -> None:
    def line(kind: str, roles: list, passed: list, **more: object) -> dict:
        usual = {"contract": 4, "hand game": False, "kontra": 1, "without kontra": False}
        return {"kind": kind, "roles": roles, "passed": passed, **usual, **more}

    yes = [True, True, True]
    lines = [
        line("all_pass", ["all passed"] * 3, yes, contract=None),
        line("unplayed", ["declarer, not followed", "stayed out", "stayed out"], yes),
        line("played", ["declarer", "sole follower", "stayed out"], [True, False, True]),
        line("played", ["declarer", "caller", "called"], [False, True, True], kontra=2),
        line("played", ["declarer", "betl defender", "betl defender"], yes, contract=6),
    ]
    lines[3]["hand game"] = True
    found = figures.figures_of(lines)
    assert found == figures.Figures(
        all_pass=1 - 4 / 5,
        declarers=2 / 3,
        followers=0.5,
        followed=2 / 3,
        kontra=0.25,
        hand_games=0.25,
    )


def test_best_makeable_contract() -> None:
    hands = [
        parse_cards("SA SK SQ SJ ST S9 DA DK HA CA"),
        parse_cards("D7 D8 D9 DT H7 H8 H9 HT C7 C8"),
        parse_cards("DJ DQ HJ HQ HK CJ CQ CK CT C9"),
    ]
    talon = parse_cards("S8 S7")
    table = announced(empty_table(Rules(), 0).dealt(deal_of(hands, talon)), 0, Contract.PIK)
    assert best_makeable(table.match.hand) == Contract.SANS
    other = announced(empty_table(Rules(), 0).dealt(deal_of(hands, talon)), 1, Contract.PIK)
    assert best_makeable(other.match.hand) == Contract.BETL
    nothing = [
        parse_cards("ST SK SA DT H9 HT HJ C8 CQ CK"),
        parse_cards("S8 S9 DQ H8 HQ HA C7 CT CJ CA"),
        parse_cards("S7 SQ D7 D8 D9 DJ DK DA H7 C9"),
    ]
    deal = deal_of(nothing, parse_cards("SJ HK"))
    weak = announced(empty_table(Rules(), 0).dealt(deal), 0, Contract.PIK)
    assert best_makeable(weak.match.hand) is None


class Says:
    """A player with one answer."""

    def __init__(self, choice: Choice) -> None:
        self.choice = choice

    def answer(self, *_: object) -> Answer:
        return Answer(self.choice.action, 0.0, self.choice)


def test_a_player_without_kontra_says_the_next_best_word(stage) -> None:
    staged = stage({}).announced(0, Contract.HERC)
    table = type("Staged", (), {"view": lambda _, seat: staged.view(seat)})()
    kontra = Candidate(Kontra(1))
    weighed = Choice(Kontra(1), "x", {}, (kontra, Candidate(StayOut(1))))
    assert WithoutKontra(Says(weighed)).answer(table, 1, 0).action == StayOut(1)
    single = Choice(Kontra(1), "x", {}, (kontra,))
    assert WithoutKontra(Says(single)).answer(table, 1, 0).action == StayOut(1)
    mild = Choice(Allow(1), "x", {}, (Candidate(Allow(1)),))
    assert WithoutKontra(Says(mild)).answer(table, 1, 0).action == Allow(1)


def test_kontra_is_played_a_second_time_without_it(tmp_path) -> None:
    lines = lines_of(tmp_path, 6, "bot:always_kontra", THUMB, THUMB)
    given = [line for line in lines if "by kontra" in line]
    assert given
    assert all(line["kontra"] > 1 or line["kind"] == "unplayed" for line in given)
    assert any(line["by kontra"] for line in given)
    assert f"kontra given {len(given)} times" in figures.kontra_line(lines)
    assert "bot:always_kontra" in figures.report(lines, ["bot:always_kontra", THUMB, THUMB])


def test_bins_of_chances() -> None:
    cases = [([910, 950], 1), ([1000], 1), ([120, 180], 0), ([190], 1)]
    found = calibration.bins_of(cases)
    assert sorted(found) == [1, 9]
    assert (found[9].cases, found[9].came.count) == (3, 2)
    assert found[9].told == pytest.approx((0.91 + 0.95 + 1) / 3)
    assert found[9].came.mean == 1
    assert found[1].came.mean == pytest.approx(1 / 3)
    assert found[1].came.low < 1 / 3 < found[1].came.high
    assert calibration.brier([([1000], 1), ([500], 0)]) == pytest.approx(0.125)


@pytest.mark.parametrize(
    ("came", "of", "told", "in_order"),
    [(3200, 4000, 80, True), (3040, 4000, 80, False), (30, 40, 80, True), (3, 40, 80, False)],
)
def test_when_a_bin_is_in_order(came, of, told, in_order) -> None:
    cases = [([10 * told], int(number < came)) for number in range(of)]
    assert calibration.bins_of(cases)[8].in_order == in_order


def test_staged_betls_are_told_about(tmp_path) -> None:
    class Sure:
        """Tells of every card that the betl is made with 70 %."""

        def answer(self, table, seat, seed) -> Answer:
            found = player_of(THUMB).answer(table, seat, seed)
            choice = Choice(found.action, "x", {}, (Candidate(found.action, 0.7, falls=0.3),))
            return Answer(found.action, 0.0, choice)

    run = WatchedHands((THUMB,), 3, staged_betl=True)
    from staged_deals import staged_table
    from watched_hands import told

    decisions = []
    ended = played(staged_table(3, 0, "betl"), [Sure()] * 3, "3 0", decisions.append)
    found = told(decisions, ended.last)
    made = int(ended.last.score.declarer_passed)
    assert found["betl, cards 10 to 8, defender"] == [
        [700] * len(found["betl, cards 10 to 8, defender"][0]),
        [made],
    ]
    assert set(found["own fall, cards 10 to 8, declarer"][0]) == {300}
    assert found["own fall, cards 10 to 8, declarer"][1] == [1 - made]
    assert run(0)["contract"] == Contract.BETL


def test_habits_of_the_bots(stage) -> None:
    said = {
        "always_follow": "pratim",
        "always_kontra": "pratim",
        "never_follow": "ne_pratim",
    }
    from preferans_desktop.record.text import format_words

    for seed in range(3):
        table = announced(dealt_table(1, seed), 0, Contract.TREF)
        view = table.view(1)
        for name, words in said.items():
            assert format_words(BOTS[name](view, seed).action) == words
    maniac = stage({1: "S7 S8 S9 D7 D8 D9 H7 H8 CT CJ"}).view()
    assert format_words(BOTS["betl_maniac"](maniac, 1).action) == "betl"


def test_who_overbids_goes_one_higher() -> None:
    higher = 0
    for number in range(12):
        table = dealt_table(11, number)
        levels = {}
        for name in ("overbid_by_one", "rules_of_thumb"):
            decisions = []
            players = [LocalPlayer(BOTS[name])] * 3
            played(table, players, "1", decisions.append)
            bids = [it.table.match.hand.bidding.level for it in decisions if it.table.match.hand]
            levels[name] = max(bids)
        assert levels["overbid_by_one"] >= levels["rules_of_thumb"]
        higher += levels["overbid_by_one"] > levels["rules_of_thumb"]
    assert higher


def test_command_lines(tmp_path, monkeypatch, capsys) -> None:
    out = ["--hands", "2", "--out", str(tmp_path / "hands.jsonl"), "--level", THUMB]
    for script in (self_play, calibration, answer_times):
        monkeypatch.setattr(sys, "argv", ["script", *out])
        script.main()
    monkeypatch.setattr(sys, "argv", ["soak", "--level", THUMB, "--minutes", "0.01"])
    soak.main()
    told = capsys.readouterr().out
    assert "hands 2" in told
    assert "peak memory" in told
    assert "peak MiB" in told
