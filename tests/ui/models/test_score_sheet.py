from collections.abc import Iterable

import pytest
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester

from preferans_desktop.rules.seats import SEATS, left_of, right_of
from preferans_desktop.rules.serbian.match import Match, write_off
from preferans_desktop.rules.serbian.settings import Rules
from preferans_desktop.ui.models.papers import Entry, Mark, papers_of, refe_of
from preferans_desktop.ui.models.score_sheet import BULE, LEFT, RIGHT, ScoreSheet
from support.contracts import in_play
from support.evening import events_of
from support.table import dealt, new_match, play_tricks, say

NAMES = ("Ti", "Stevan", "Mira")


def figures(column: Iterable[Entry]) -> list[str]:
    """Figures as written, the struck ones in brackets, a hat as K."""
    words = [str(entry.figure) if entry.mark is Mark.FIGURE else "K" for entry in column]
    return [
        f"({word})" if entry.struck else word for word, entry in zip(words, column, strict=True)
    ]


def all_pass(match: Match) -> Match:
    forehand = match.forehand
    words = ", ".join(f"{(forehand + step) % 3} dalje" for step in range(3))
    return say(dealt(match), words)


def test_before_the_first_hand() -> None:
    for paper in papers_of(new_match()):
        assert (paper.left, figures(paper.bule), paper.right) == ((), ["60"], ())


def test_a_played_hand_strikes_the_old_figures() -> None:
    match = play_tricks(in_play("karo"), [0] * 6 + [1, 1, 2, 2])
    declarer, right, left = papers_of(match)
    assert figures(declarer.bule) == ["(60)", "54"]
    assert figures(right.bule) == ["60"]
    assert figures(right.left) == ["12"]  # seat 0 sits left of seat 1
    assert figures(left.right) == ["12"]
    assert figures(right.right) == figures(left.left) == []


def test_refe_and_who_has_played_them() -> None:
    match = all_pass(all_pass(new_match()))
    assert refe_of(match) == (frozenset(), frozenset())
    match = in_play("karo", "F", declarer=1, match=match)
    match = play_tricks(match, [1] * 8 + [2] * 2)
    assert refe_of(match) == (frozenset({1}), frozenset())


def test_hat_drawn_and_struck() -> None:
    match = new_match(bule=6)
    match = play_tricks(in_play("karo", "F", match=match), [0] * 6 + [1] * 4)
    assert figures(papers_of(match)[0].bule) == ["(6)", "K", "0"]
    match = play_tricks(in_play("karo", "F", match=match), [1] * 5)
    assert figures(papers_of(match)[0].bule) == ["(6)", "(K)", "(0)", "6"]


def test_written_off_figures_come_last() -> None:
    match = all_pass(new_match())
    match = write_off(match)
    assert figures(papers_of(match)[0].bule) == ["(60)", "K", "0"]


@pytest.mark.parametrize("seed", range(4))
def test_the_papers_agree_with_the_sheet(seed: int) -> None:
    for _, match in events_of(seed, Rules(bule=20)):
        papers = papers_of(match)
        for seat in SEATS:
            written = [entry for entry in papers[seat].bule if entry.mark is Mark.FIGURE]
            assert written[-1].figure == match.sheet.bule[seat]
            for column, against in (
                (papers[seat].left, left_of(seat)),
                (papers[seat].right, right_of(seat)),
            ):
                last = column[-1].figure if column else 0
                assert last == match.sheet.supe[seat][against]
            hats = [entry for entry in papers[seat].bule if entry.mark is Mark.HAT]
            assert (bool(hats) and not hats[-1].struck) == (match.sheet.bule[seat] <= 0)
            still_open = sum(seat not in played for played in refe_of(match))
            assert still_open == match.sheet.refe_open[seat]


@pytest.mark.usefixtures("qapp")
class TestModel:
    @pytest.fixture
    def sheet(self) -> ScoreSheet:
        return ScoreSheet(NAMES)

    @pytest.mark.parametrize("seed", range(3))
    def test_a_whole_match(self, sheet: ScoreSheet, qtmodeltester: ModelTester, seed: int) -> None:
        resets: list[int] = []
        sheet.modelReset.connect(lambda: resets.append(1))
        qtmodeltester.check(sheet)
        for _, match in events_of(seed, Rules(bule=20)):
            sheet.show_match(match)
            papers = papers_of(match)
            assert sheet.column(1, BULE) == papers[1].bule
            assert sheet.rowCount() == max(
                len(column) for paper in papers for column in (paper.left, paper.bule, paper.right)
            )
            assert sheet.bule_left == sum(match.sheet.bule)
        assert resets == []

    def test_only_what_changed_is_told(self, sheet: ScoreSheet) -> None:
        match = play_tricks(in_play("karo"), [0] * 6 + [1, 1, 2, 2])
        sheet.show_match(match)
        changed: list[tuple[int, int]] = []
        sheet.dataChanged.connect(lambda first, last: changed.append((first.column(), last.row())))
        sheet.show_match(match)
        assert changed == []
        match = play_tricks(in_play("karo", match=match), [0] * 6 + [1, 1, 2, 2])
        sheet.show_match(match)
        columns = {column for column, _ in changed}
        own = sheet.column_of(0, BULE)
        assert own in columns
        assert sheet.column_of(1, BULE) not in columns

    def test_cells(self, sheet: ScoreSheet) -> None:
        sheet.show_match(play_tricks(in_play("karo"), [0] * 6 + [1, 1, 2, 2]))
        column = sheet.column_of(0, BULE)
        old, new = sheet.index(0, column), sheet.index(1, column)
        assert [sheet.data(old), sheet.data(new)] == ["60", "54"]
        assert sheet.data(old, sheet.StruckRole) is True
        assert sheet.data(new, sheet.StruckRole) is False
        assert sheet.data(sheet.index(1, sheet.column_of(1, BULE))) is None

    def test_heads(self, sheet: ScoreSheet) -> None:
        heads = [
            sheet.headerData(sheet.column_of(seat, place), Qt.Orientation.Horizontal)
            for seat in SEATS
            for place in (LEFT, BULE, RIGHT)
        ]
        assert heads == [
            "Mira", "Ti", "Stevan",
            "Ti", "Stevan", "Mira",
            "Stevan", "Mira", "Ti",
        ]  # fmt: skip
