import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from preferans_desktop.language.players import Gender, Player
from preferans_desktop.rules.serbian.settings import Rules
from preferans_desktop.ui.models.bidding_list import BiddingList
from preferans_desktop.ui.models.score_sheet import ScoreSheet
from preferans_desktop.ui.panels.bidding_lines import lines_of
from preferans_desktop.ui.panels.bidding_panel import BiddingPanel
from preferans_desktop.ui.panels.fitted_text import LEAST_TEXT, FittedText
from preferans_desktop.ui.panels.hand_result import HandResult
from preferans_desktop.ui.panels.notice_bar import NoticeBar
from preferans_desktop.ui.panels.paper import PapersPanel
from preferans_desktop.ui.table.card_style import CardStyle, Deck
from support.contracts import in_play
from support.evening import events_of
from support.table import acts, cards, new_match, play_tricks

NAMES = ("Ti", "Stevan", "Mira")
PLAYERS = (
    Player("Ti", Gender.M, you=True),
    Player("Stevan", Gender.M),
    Player("Mira", Gender.F),
)
SMALL, USUAL = (250, 340), (330, 480)


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


@pytest.mark.usefixtures("qapp")
class TestPapers:
    @pytest.fixture
    def sheet(self) -> ScoreSheet:
        return ScoreSheet(NAMES)

    @pytest.fixture
    def panel(self, qtbot: QtBot, sheet: ScoreSheet) -> PapersPanel:
        panel = PapersPanel(sheet)
        qtbot.addWidget(panel)
        panel.resize(*USUAL)
        panel.show()
        return panel

    def test_what_is_left_to_play_for(self, panel: PapersPanel, sheet: ScoreSheet) -> None:
        sheet.show_match(new_match())
        assert panel.remaining_text() == "igra se još za 180"

    def test_the_own_paper_is_the_biggest_and_nothing_overlaps(self, panel: PapersPanel) -> None:
        own, right, left = (paper.geometry() for paper in panel.papers)
        assert own.width() > right.width() == left.width()
        assert left.right() < right.left()
        assert own.top() > left.bottom()
        assert all(panel.rect().contains(place) for place in (own, right, left))

    def test_papers_are_drawn_anew_when_something_is_written(
        self, panel: PapersPanel, sheet: ScoreSheet
    ) -> None:
        sheet.show_match(new_match())
        before = [picture(paper) for paper in panel.papers]
        sheet.show_match(play_tricks(in_play("karo"), [0] * 6 + [1, 1, 2, 2]))
        after = [picture(paper) for paper in panel.papers]
        assert all(old != new for old, new in zip(before, after, strict=True))

    @pytest.mark.parametrize("size", [SMALL, USUAL], ids=str)
    def test_a_long_evening_can_be_drawn(
        self, panel: PapersPanel, sheet: ScoreSheet, size: tuple[int, int]
    ) -> None:
        panel.resize(*size)
        _, match = events_of(3, Rules(refe=None))[-1]
        sheet.show_match(match)
        assert not picture(panel).isNull()
        assert len(sheet.column(0, 1)) > 8


class TestBidding:
    def test_each_round_has_its_line(self) -> None:
        words = [(1, "dva"), (2, "tri"), (0, "dalje"), (1, "moje"), (2, "dalje"), (1, "karo")]
        assert lines_of(words, 1) == [
            (0, 1, "dva"),
            (0, 2, "tri"),
            (0, 0, "dalje"),
            (1, 1, "moje"),
            (1, 2, "dalje"),
            (2, 1, "karo"),
        ]

    def test_it_follows_the_model(self, qtbot: QtBot) -> None:
        model = BiddingList(PLAYERS)
        panel = BiddingPanel(model)
        qtbot.addWidget(panel)
        panel.resize(250, 200)
        panel.set_names(NAMES)
        empty = picture(panel)
        model.show_acts(acts("1 2, 2 dalje, 0 3"))
        words = picture(panel)
        assert words != empty
        panel.set_talon(cards("CJ H8"))
        assert picture(panel) != words
        model.show_acts(())
        panel.set_talon(())
        assert picture(panel) == empty

    @pytest.mark.parametrize("style", [CardStyle(Deck.HUNGARIAN), CardStyle(four_colours=True)])
    def test_the_talon_wears_the_deck(self, qtbot: QtBot, style: CardStyle) -> None:
        panel = BiddingPanel(BiddingList(PLAYERS))
        qtbot.addWidget(panel)
        panel.resize(250, 200)
        empty = picture(panel)
        panel.set_talon(cards("DT CK"))
        usual = picture(panel)
        panel.set_card_style(style)
        assert picture(panel) not in (usual, empty)
        panel.set_card_style(CardStyle())
        assert picture(panel) == usual
        panel.set_card_style(style)
        panel.set_talon(())
        assert picture(panel) == empty

    def test_the_widest_talon_has_room(self, qtbot: QtBot) -> None:
        panel = BiddingPanel(BiddingList(PLAYERS))
        qtbot.addWidget(panel)
        panel.resize(220, 200)
        panel.set_card_style(CardStyle(Deck.HUNGARIAN))
        margin = panel.rect()
        margin.setLeft(round(panel.talon_box().right()))
        empty = panel.grab(margin).toImage()
        panel.set_talon(cards("S8 C8"))
        assert panel.grab(margin).toImage() == empty


class TestNotices:
    @pytest.fixture
    def notices(self, qtbot: QtBot) -> NoticeBar:
        notices = NoticeBar()
        qtbot.addWidget(notices)
        return notices

    def test_a_warning_stands_while_notes_come_and_go(self, notices: NoticeBar) -> None:
        notices.set_warning("disk je pun")
        notices.show_note("Mira se nije javila")
        notices.clear()
        assert (notices.warning, notices.note) == ("disk je pun", "")
        assert notices.isVisible()
        notices.set_warning("")
        assert not notices.isVisible()

    def test_a_problem_stands_until_it_is_taken_away(
        self, qtbot: QtBot, notices: NoticeBar
    ) -> None:
        notices.show_note("Mira se nije javila")
        notices.show_problem("to nije zapis", "Zatvori")
        assert (notices.problem, notices.note) == ("to nije zapis", "")
        notices.show_note("nešto")
        notices._timer.timeout.emit()
        assert (notices.problem, notices.note) == ("to nije zapis", "")
        assert notices.problem_done.text() == "Zatvori"
        qtbot.mouseClick(notices.problem_done, Qt.MouseButton.LeftButton)
        assert notices.problem == ""
        assert not notices.isVisible()

    def test_it_says_when_it_needs_other_room(self, qtbot: QtBot, notices: NoticeBar) -> None:
        with qtbot.waitSignal(notices.height_changed):
            notices.show_note("nešto")


class TestFittedText:
    LONG = "Ruka vredi 56: sans 7 × 2, rekontra × 4. " * 5

    def test_letters_shrink_to_the_box(self, qtbot: QtBot) -> None:
        label = FittedText()
        qtbot.addWidget(label)
        label.resize(250, 140)
        label.set_most(20)
        label.set_words("Kratko.")
        assert label.font().pixelSize() == 20
        label.set_words(self.LONG)
        size = label.font().pixelSize()
        assert LEAST_TEXT <= size < 20
        assert label.height_at(size, 250) <= 140

    def test_the_result_of_a_hand(self, qtbot: QtBot) -> None:
        result = HandResult()
        qtbot.addWidget(result)
        result.set_text_height(13)
        result.resize(245, 200)
        result.show_result("Mira je prošla.", [f"Mira: bule −{n}, sada 50." for n in range(9)])
        assert result.text().startswith("Mira je prošla.\nMira: bule −0")
