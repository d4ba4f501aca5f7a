"""The window: menu, screen, and what joins them."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QCloseEvent, QIcon, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QMenu

from preferans_desktop.language.catalogue import say
from preferans_desktop.resources import icon_svg
from preferans_desktop.ui import theme
from preferans_desktop.ui.bridge import Bridge
from preferans_desktop.ui.flow import Flow
from preferans_desktop.ui.keys import Keys
from preferans_desktop.ui.match_screen import MatchScreen
from preferans_desktop.ui.models.bidding_list import BiddingList
from preferans_desktop.ui.models.hand_list import HandList
from preferans_desktop.ui.models.score_sheet import ScoreSheet
from preferans_desktop.ui.models.trick_list import TrickList
from preferans_desktop.ui.pacing import Pacing
from preferans_desktop.ui.people import default_names
from preferans_desktop.ui.person import Person
from preferans_desktop.ui.presenter import Models, Parts, Presenter
from preferans_desktop.ui.table.motion import Speed

DEFAULT_SIZE = (1280, 800)
MENU_TEXT = 14
TRICK_PAUSE_MS = {Speed.SLOW: 1_700, Speed.NORMAL: 1_000, Speed.FAST: 500, Speed.OFF: 0}
MENU_STYLE = f"""
    QMenuBar, QMenu {{ background: {theme.GREEN.surround.name()};
        color: {theme.GREEN.text_soft.name()}; }}
    QMenuBar::item:selected, QMenu::item:selected {{ background: {theme.GREEN.brass.name()};
        color: {theme.GREEN.brass_text.name()}; }}
    QMenu::item:disabled {{ color: {theme.GREEN.plate_edge.name()}; }}
"""


class MainWindow(QMainWindow):
    """The program's one window.

    Attributes:
        models: what is shown.
        match_screen: table, papers and panels.
        presenter: tells when a step is on the screen.
        pacing: tells when it has been seen.
        flow: begins, deals, writes off.

    Signals:
        closed: the window was closed.
    """

    closed = Signal()

    def __init__(self, bridge: Bridge) -> None:
        super().__init__()
        self.setWindowTitle(say("window_title"))
        self.setWindowIcon(QIcon(str(icon_svg())))
        players = bridge.players
        self.models = Models(
            HandList(self),
            TrickList(players, self),
            BiddingList(players, self),
            ScoreSheet(default_names(), self),
        )
        self.keys = Keys(self)
        self.match_screen = MatchScreen(self.models.sheet, self.models.bidding, self.keys)
        self.setCentralWidget(self.match_screen)
        self.pacing = Pacing(self.match_screen.table, self)
        self.flow = Flow(bridge, self.match_screen, self)
        self._person = Person(bridge, self.models.hand, self.match_screen.bar, self.pacing, self)
        self.presenter = Presenter(
            Parts(bridge, self.match_screen, self.models, self._person, self.flow, self.pacing),
            self,
        )
        self._speeds: dict[Speed, QAction] = {}
        self._write_off = QAction(say("action_write_off"), self)
        self._fill_menus()
        self.menuBar().setStyleSheet(MENU_STYLE)
        self._connect(bridge)
        self.resize(*DEFAULT_SIZE)

    def set_speed(self, speed: Speed) -> None:
        """How fast cards move and how long things are looked at."""
        self.match_screen.table.set_speed(speed)
        self.match_screen.table.trick_pause_ms = TRICK_PAUSE_MS[speed]
        self.pacing.set_speed(speed)
        self._speeds[speed].setChecked(True)

    def warn(self, sentence: str) -> None:
        """A warning that stands until it is taken back by an empty one."""
        self.match_screen.notices.set_warning(sentence)

    def note(self, sentence: str) -> None:
        """Something to know, shown for a while."""
        self.match_screen.notices.show_note(sentence)

    def _connect(self, bridge: Bridge) -> None:
        table = self.match_screen.table
        table.card_clicked.connect(self._person.choose_card)
        table.felt_clicked.connect(self.pacing.skip)
        table.pile_clicked.connect(self._on_last_trick)
        self._person.listen_to(self.keys)
        self._person.commanded.connect(self.flow.do)
        self._person.refused.connect(self.presenter.say_instead)
        self.keys.last_trick.connect(self._on_last_trick)
        self.keys.paper.connect(self._on_paper)
        self.keys.cancel.connect(self._on_cancel)
        bridge.noted.connect(self.note)

    def _fill_menus(self) -> None:
        match_menu = self.menuBar().addMenu(say("menu_match"))
        match_menu.addAction(say("action_new_match"), self.flow.open_form)
        match_menu.addAction(self._write_off)
        self._write_off.triggered.connect(self.flow.ask_write_off)
        match_menu.aboutToShow.connect(self._on_menu)
        match_menu.addSeparator()
        match_menu.addAction(say("action_quit"), self.close)
        view_menu = self.menuBar().addMenu(say("menu_view"))
        view_menu.addAction(say("action_last_trick"), self._on_last_trick)
        full = QAction(say("action_full_screen"), self)
        full.setShortcut(QKeySequence(Qt.Key.Key_F11))
        full.triggered.connect(self._on_full_screen)
        view_menu.addAction(full)
        self._fill_speeds(view_menu.addMenu(say("menu_speed")))

    def _fill_speeds(self, menu: QMenu) -> None:
        group = QActionGroup(self)
        for speed in Speed:
            action = QAction(say(f"speed_{speed.name.lower()}"), group)
            action.setCheckable(True)
            action.triggered.connect(partial(self.set_speed, speed))
            self._speeds[speed] = action
            menu.addAction(action)

    def _on_menu(self) -> None:
        self._write_off.setEnabled(self.flow.can_write_off())

    def _on_last_trick(self) -> None:
        last = self.models.trick.last
        if last is None:
            self.presenter.say_instead(say("last_trick_none"))
        self.match_screen.table.show_last_trick(last)

    def _on_paper(self) -> None:
        own = self.match_screen.papers.own
        (self.match_screen if own.hasFocus() else own).setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_cancel(self) -> None:
        """Esc takes away what is open, and nothing else."""
        self.match_screen.table.show_last_trick(None)
        self.match_screen.notices.clear_note()
        if not self.flow.cancel():
            self._person.cancel()
        self.match_screen.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _set_menu_letters(self) -> None:
        """The menu grows with the window as everything else does."""
        letters = theme.font(MENU_TEXT * max(1.0, self.width() / DEFAULT_SIZE[0]))
        for menu in (self.menuBar(), *self.menuBar().findChildren(QMenu)):
            menu.setFont(letters)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._set_menu_letters()
        super().resizeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closed.emit()
        super().closeEvent(event)
