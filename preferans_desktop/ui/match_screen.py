"""The one screen of the program: the table, and beside it the papers and the bidding."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QFrame, QWidget

from preferans_desktop.ui import theme
from preferans_desktop.ui.fitting import fit_letters
from preferans_desktop.ui.keys import Keys
from preferans_desktop.ui.models.bidding_list import BiddingList
from preferans_desktop.ui.models.score_sheet import ScoreSheet
from preferans_desktop.ui.new_match import NewMatchForm
from preferans_desktop.ui.panels.action_bar import ActionBar
from preferans_desktop.ui.panels.bidding_panel import BiddingPanel
from preferans_desktop.ui.panels.hand_result import HandResult
from preferans_desktop.ui.panels.match_result import MatchResult
from preferans_desktop.ui.panels.notice_bar import NoticeBar
from preferans_desktop.ui.panels.paper import PAPER_KEYS, PapersPanel
from preferans_desktop.ui.settings.holder import SettingsHolder
from preferans_desktop.ui.table.view import TableView

if TYPE_CHECKING:
    from preferans_desktop.ui.settings.sheet import SettingsSheet

LEAST_WIDTH, LEAST_HEIGHT = 960, 570
LEAST_TEXT = 13.0
FORM_TEXT, SETTINGS_TEXT = 1.1, 1.08
SHEET_EDGE = 0.9
"""Around the sheets, in heights of usual letters."""
SIDE_SHARE = 0.275
"""Share of the width for papers and bidding; a wide screen gives them less."""
SIDE_OF_HEIGHT = 0.46
PAPERS_SHARE = 0.63
LEAST_PAPERS = 11.6
"""Height of all papers, in heights of letters, where each shows its newest figures only."""
LARGE = 1.4
LEAST_ZOOM, ZOOM_GROWTH = 1.2, 2.6
SIDE_GROWTH = 0.11
"""How much of the growth of letters the side gets at the cost of the table."""


class Cover(QFrame):
    """A sheet that lies over the whole screen, below the notices."""

    def set_letters(self, pixels: float, zoom: float) -> None:
        """Height of ordinary letters, and what it is against the usual one, 1 to 2."""
        raise NotImplementedError


class SidePanel(Protocol):
    """What can stand in the place of the bidding for a while."""

    def set_colours(self, colours: theme.Palette) -> None:
        """Draw in these colours from now on."""

    def set_text_height(self, pixels: float) -> None:
        """Height of ordinary letters."""

    def setGeometry(self, area: QRect, /) -> None:  # noqa: N802 - Qt's name
        """Stand there."""


class MatchScreen(QWidget):
    """Places its parts; which of them show what is decided elsewhere.

    Signals:
        look_changed: it has another size, or other colours.
    """

    look_changed = Signal()

    def __init__(self, sheet: ScoreSheet, bidding: BiddingList, keys: Keys) -> None:
        super().__init__()
        self.notices = NoticeBar(self)
        self.table = TableView(self)
        self.papers = PapersPanel(sheet, self)
        self.bidding = BiddingPanel(bidding, self)
        self.hand_result = HandResult(self)
        self.bar = ActionBar(keys, self)
        self.match_result = MatchResult(self)
        self.form = NewMatchForm(self)
        self.form.grown.connect(self._on_form_grown)
        for overlay in (self.hand_result, self.bar, self.match_result, self.form):
            overlay.hide()
        self._colours = theme.GREEN
        self._text = 0.0  # until it is placed
        self._zoom = 1.0
        self._settings: SettingsSheet | None = None
        self._cover: Cover | None = None
        self._beside = QRect()
        self._shows_result = False
        self._side_panel: SidePanel | None = None
        self.setAutoFillBackground(True)
        self.setMinimumSize(LEAST_WIDTH, LEAST_HEIGHT)
        self.table.areas_changed.connect(self._place_bar)
        self.bar.words_changed.connect(self._fit_bar)
        self.notices.height_changed.connect(self._place)
        self.papers.cursor_moved.connect(self._place_papers)
        keys.watch(self)
        for paper in self.papers.papers:
            keys.watch(paper, but=PAPER_KEYS)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocus()

    def show_bidding(self, *, bidding: bool) -> None:
        """Below the papers: what was said, or else how the hand ended."""
        self.bidding.setVisible(bidding)
        self.hand_result.setVisible(not bidding)
        if self._shows_result == bidding:
            self._shows_result = not bidding
            self._place()

    def set_side_panel(self, panel: SidePanel) -> None:
        """Give a panel the place of the bidding, over it while it is shown."""
        self._side_panel = panel
        panel.set_colours(self._colours)
        panel.set_text_height(self._text)
        self._place()

    def show_over_table(self, panel: QWidget | None) -> None:
        """Show the form or the result of the match over the table, or neither."""
        for overlay in (self.form, self.match_result):
            overlay.setVisible(overlay is panel)
        self._place_overlays()
        if panel is not self.form:
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_colours(self, colours: theme.Palette) -> None:
        """Draw everything in these colours from now on."""
        self._colours = colours
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, colours.surround)
        self.setPalette(palette)
        parts = (
            *(self.table, self.papers, self.bidding, self.hand_result),
            *(self.bar, self.notices, self.match_result, self.form),
        )
        for part in parts:
            part.set_colours(colours)
        if self._side_panel is not None:
            self._side_panel.set_colours(colours)
        if self._settings is not None:
            self._settings.set_colours(colours)
        self._place_overlays()  # a sheet dressed anew is measured anew
        self.look_changed.emit()

    @property
    def colours(self) -> theme.Palette:
        """What everything is drawn in."""
        return self._colours

    @property
    def text_height(self) -> float:
        """Height of ordinary letters."""
        return self._text

    def cover(self, sheet: Cover | None) -> None:
        """Lay a sheet over everything but the settings, or take it away."""
        self._cover = sheet
        self._place_cover()

    def set_zoom(self, zoom: float) -> None:
        """Height of letters against the usual one, 1 to 2; a small window does not have it all."""
        self._zoom = zoom
        self._place()

    def zoom_in(self, size: QSize) -> float:
        """Height of letters against the usual one in a window of this size.

        All that was chosen from 1280 × 800 on; in the smallest one there is room for a little.
        """
        return min(self._zoom, LEAST_ZOOM + ZOOM_GROWTH * (_scale(size) - 1))

    @property
    def has_large_letters(self) -> bool:
        """Whether letters are so large that what stands beside the table is short of room."""
        return self.zoom_in(self.size()) > LARGE

    @property
    def settings(self) -> SettingsSheet | None:
        """The sheet of settings, once it was opened."""
        return self._settings

    def open_settings(self, holder: SettingsHolder) -> None:
        """Show the sheet of settings over everything."""
        if self._settings is None:
            # Loaded when it is wanted: the window opens without it.
            from preferans_desktop.ui.settings.sheet import SettingsSheet  # noqa: PLC0415

            self._settings = SettingsSheet(holder, self)
            self._settings.hide()
            self._settings.set_colours(self._colours)
            self._settings.grown.connect(self._place_settings)
        self._settings.open()
        self._place_settings()

    def close_settings(self) -> bool:
        """Close the sheet of settings; whether it was open."""
        return self._settings is not None and self._settings.leave()

    def say_settings_again(self) -> None:
        """Say the settings in the language chosen now."""
        if self._settings is not None:
            self._settings.say_again()

    def _place(self) -> None:
        zoom = self.zoom_in(self.size())
        text = LEAST_TEXT * _scale(self.size()) * zoom
        if text != self._text:
            self._set_text_heights(text)
        self.table.set_zoom(zoom)
        top = self._place_notices()
        height = self.height() - top
        wider = 1 + SIDE_GROWTH * (zoom - 1)
        side = round(wider * min(SIDE_SHARE * self.width(), SIDE_OF_HEIGHT * height))
        self.table.setGeometry(0, top, self.width() - side, height)
        self._place_side(
            QRect(self.width() - side, top, side, height), round(0.7 * self._text / zoom)
        )
        self._place_bar()
        self._place_overlays()
        self.look_changed.emit()

    def _set_text_heights(self, text: float) -> None:
        for panel in (self.papers, self.bidding, self.hand_result):
            panel.set_text_height(text)
        self.bar.set_text_height(1.2 * text)
        if self._side_panel is not None:
            self._side_panel.set_text_height(text)
        self._text = text
        self.notices.blockSignals(True)  # noqa: FBT003 - Qt's signature
        self.notices.set_text_height(text)
        self.notices.blockSignals(False)  # noqa: FBT003

    def _place_notices(self) -> int:
        """Put the notices on top; returns their height."""
        if not self.notices.isVisibleTo(self):
            return 0
        height = self.notices.heightForWidth(self.width())
        self.notices.setGeometry(0, 0, self.width(), height)
        return height

    def _place_side(self, area: QRect, margin: int) -> None:
        inner = area.adjusted(margin, margin // 2, -margin, -margin)
        papers = round(PAPERS_SHARE * inner.height())
        if self.has_large_letters and self._shows_result:
            papers = min(papers, round(LEAST_PAPERS * self._text))
        self._beside = QRect(inner.x(), inner.y(), inner.width(), papers)
        self._place_papers()
        top = inner.y() + papers + margin
        rest = QRect(inner.x(), top, inner.width(), inner.bottom() - top + 1)
        self.bidding.setGeometry(rest)
        self.hand_result.setGeometry(rest)
        if self._side_panel is not None:
            self._side_panel.setGeometry(inner if self.has_large_letters else rest)

    def _place_papers(self) -> None:
        """Beside the table; in large letters over it, while one goes through them."""
        over = self.has_large_letters and self.papers.cursor_cell is not None
        margin = round(0.7 * self._text) if over else 0
        self.papers.setContentsMargins(margin, margin, margin, margin)
        self.papers.setGeometry(self._below_notices() if over else self._beside)
        if over:
            self.papers.raise_()

    def _place_bar(self) -> None:
        self._fit_bar()
        self.bar.raise_()
        self._place_cover()
        if self._settings is not None:
            self._settings.raise_()

    def _fit_bar(self) -> None:
        """Above the own hand; large letters may want more rows, at the cost of the message."""
        area = self.table.action_area()
        self.bar.set_order(self.table.width() // 2 - area.x(), apart=not self.has_large_letters)
        higher = [area.height() + more for more in self.table.room_above_actions()]
        raised = self.bar.height_in(area.width(), [area.height(), *higher]) - area.height()
        self.bar.setGeometry(area.adjusted(0, -raised, 0, 0).translated(self.table.pos()))
        self.table.set_actions_raised(raised)

    def _place_overlays(self) -> None:
        table = self.table.geometry()
        board = self.table.board().translated(table.topLeft())
        if self.match_result.isVisibleTo(self):
            fit_letters(self.match_result, self._text, board.size())
            _put_into(self.match_result, board.size(), board)
        if self.form.isVisibleTo(self):
            whole = self.sheet_room()
            self.form.fit(FORM_TEXT * self._text, whole.size())
            size = self.form.size()
            rooms = (room for room in (board, table) if room.size().expandedTo(size) == room.size())
            _put_into(self.form, size, next(rooms, whole))
        self._place_cover()
        self._place_settings()

    def _place_cover(self) -> None:
        if self._cover is not None:
            self._cover.setGeometry(self._below_notices())
            self._cover.set_letters(self._text, self.zoom_in(self.size()))
            self._cover.raise_()

    def _place_settings(self) -> None:
        if self._settings is None or not self._settings.isVisible():
            return
        room = self.sheet_room()
        self._settings.fit(SETTINGS_TEXT * self._text, room.size())
        self._settings.move(room.topLeft())
        self._settings.raise_()

    def sheet_room(self) -> QRect:
        """Where a sheet may lie: everywhere below the notices but at the very edge."""
        edge = round(SHEET_EDGE * self._text / self.zoom_in(self.size()))
        return self._below_notices().adjusted(edge, edge, -edge, -edge)

    def _below_notices(self) -> QRect:
        top = self.table.y()
        return QRect(0, top, self.width(), self.height() - top)

    def _on_form_grown(self) -> None:
        if self.form.isVisible():
            self._place_overlays()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()


def _put_into(overlay: QWidget, size: QSize, room: QRect) -> None:
    """Lay a sheet into the middle of a room, above what is there."""
    box = QRect(room.topLeft(), size.boundedTo(room.size()))
    box.moveCenter(room.center())
    overlay.setGeometry(box)
    overlay.raise_()


def _scale(size: QSize) -> float:
    """Of a window against the smallest one."""
    return max(1.0, min(size.width() / LEAST_WIDTH, size.height() / LEAST_HEIGHT))
