"""The window: menu, screen, and what joins them."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import (
    QAction,
    QActionGroup,
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeySequence,
    QResizeEvent,
)
from PySide6.QtWidgets import QMainWindow, QMenu, QMenuBar

from preferans_desktop.language.catalogue import VOICE, say
from preferans_desktop.language.speech import Speech, Tongue
from preferans_desktop.ui import theme
from preferans_desktop.ui.accessible.access import Access
from preferans_desktop.ui.bridge import Bridge
from preferans_desktop.ui.fast_forward import FastForward
from preferans_desktop.ui.flow import Flow
from preferans_desktop.ui.keys import Keys
from preferans_desktop.ui.match_screen import MatchScreen
from preferans_desktop.ui.models.bidding_list import BiddingList
from preferans_desktop.ui.models.hand_list import HandList
from preferans_desktop.ui.models.score_sheet import ScoreSheet
from preferans_desktop.ui.models.trick_list import TrickList
from preferans_desktop.ui.only_card import OnlyCard
from preferans_desktop.ui.pacing import Pacing
from preferans_desktop.ui.panels.action_bar import Command
from preferans_desktop.ui.people import default_names
from preferans_desktop.ui.person import Person
from preferans_desktop.ui.presenter import Models, Parts, Presenter
from preferans_desktop.ui.reviewing import Reviewing
from preferans_desktop.ui.rules.at_hand import RulesAtHand
from preferans_desktop.ui.settings.holder import SettingsHolder
from preferans_desktop.ui.sounds.sounds import Sounds
from preferans_desktop.ui.table.motion import Speed
from preferans_desktop.ui.watching import Watching
from preferans_desktop.ui.why import Why
from preferans_desktop.ui.window_icon import window_icon

if TYPE_CHECKING:
    from preferans_desktop.ui.hint.caution import Caution
    from preferans_desktop.ui.hint.hints import Hints
    from preferans_desktop.ui.printing.paper_pages import PaperPages

DEFAULT_SIZE = (1280, 800)
LEAST_SIZE = (960, 600)
MENU_TEXT = 14
SETTINGS_KEY = "Ctrl+,"


class MainWindow(QMainWindow):
    """The program's one window.

    Attributes:
        models: what is shown.
        match_screen: table, papers and panels.
        presenter: tells when a step is on the screen.
        pacing: tells when it has been seen.
        flow: begins, deals, writes off.
        watching: what can be done while three computers play.
        fast_forward: through what the person takes no part in.
        only_card: plays itself where that is wanted.
        access: tells those who listen what is shown.
        sounds: lets it be heard.
        why: says why a figure is on the papers.
        reviewing: shows finished hands again.
        rules: opens the rules at the place where one is.

    Signals:
        closed: the window was closed.
        spoken_anew: everything is said in another language now.
        open_wanted, save_wanted: a record is to be opened, or the match saved as one.
        dropped: a file was dropped on the window; carries its path.
    """

    closed = Signal()
    spoken_anew = Signal()
    open_wanted = Signal()
    save_wanted = Signal()
    dropped = Signal(object)

    def __init__(self, bridge: Bridge, settings: SettingsHolder) -> None:
        super().__init__()
        self._settings = settings
        self._bridge = bridge
        self._hints: Hints | None = None
        self._caution: Caution | None = None
        self.setWindowIcon(window_icon())
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
        self.fast_forward = FastForward(bridge, self.pacing, self)
        self.watching = Watching(bridge, self.pacing, self)
        self._person = Person(bridge, self.models.hand, self.match_screen.bar, self.pacing, self)
        self.presenter = Presenter(
            Parts(
                bridge,
                self.match_screen,
                self.models,
                self._person,
                self.flow,
                self.pacing,
                self.fast_forward,
                self.watching,
            ),
            self,
        )
        self.only_card = OnlyCard(bridge, self)
        self.access = Access(bridge, self.match_screen, self.models, self.presenter, self)
        self.sounds = Sounds(self.presenter, self.match_screen.table, self)
        self.why = Why(bridge, self.match_screen, self.models.sheet, self)
        self.why.told.connect(self.access.tell)
        self.presenter.recapped.connect(self.access.tell)
        self.reviewing = Reviewing(bridge, self.match_screen, self)
        self.reviewing.refused.connect(self.presenter.say_instead)
        self.rules = RulesAtHand(
            bridge, self.match_screen, self.presenter, self.why, self.flow, self
        )
        self._titles: list[tuple[QAction, str]] = []
        self._speeds: dict[Speed, QAction] = {}
        self._tongues: dict[Tongue, QAction] = {}
        self._write_off = QAction(self)
        self._fill_menus()
        self._say_titles()
        self._connect(bridge)
        self.setAcceptDrops(True)
        self.setMinimumSize(*LEAST_SIZE)  # whatever the menu needs with larger letters
        self.resize(*DEFAULT_SIZE)
        self._set_menu_letters()  # before it is shown: else all is laid out twice

    @cached_property
    def pages(self) -> PaperPages:
        """Makes pages of the papers; made when it is first wanted."""
        from preferans_desktop.ui.printing.paper_pages import PaperPages  # noqa: PLC0415

        pages = PaperPages(self._bridge, self.models.sheet, self)
        pages.noted.connect(self.note)
        return pages

    def set_speed(self, speed: Speed) -> None:
        """How fast cards move and how long things are looked at."""
        self.match_screen.table.set_speed(speed)
        self.pacing.set_speed(speed)
        self.sounds.set_speed(speed)
        self._speeds[speed].setChecked(True)

    def set_speech(self, speech: Speech) -> None:
        """Say everything in another language, script or vocabulary, from this moment on."""
        if speech == VOICE.speech:
            return
        VOICE.use(speech)
        self._say_titles()
        self.match_screen.notices.clear_note()
        self.presenter.say_again()
        self.match_screen.say_settings_again()
        self.why.say_again()
        self.reviewing.say_again()
        if self._hints is not None:
            self._hints.say_again()
        self.rules.say_again()
        self.spoken_anew.emit()

    def set_zoom(self, zoom: float) -> None:
        """Height of letters against the usual one, 1 to 2."""
        self.match_screen.set_zoom(zoom)
        self._set_menu_letters()

    def set_colours(self, colours: theme.Palette) -> None:
        """Draw everything in these colours from now on."""
        self.match_screen.set_colours(colours)
        self._set_menu_letters()
        self.reviewing.set_colours(colours)

    def warn(self, sentence: str) -> None:
        """A warning that stands until it is taken back by an empty one."""
        self.match_screen.notices.set_warning(sentence)

    def note(self, sentence: str) -> None:
        """Something to know, shown for a while."""
        self.match_screen.notices.show_note(sentence)

    def note_problem(self, sentence: str) -> None:
        """What was wanted and cannot be, shown until it has been read."""
        self.match_screen.notices.show_note(sentence, stays=True)

    def _connect(self, bridge: Bridge) -> None:
        table = self.match_screen.table
        table.card_clicked.connect(self._person.choose_card)
        table.felt_clicked.connect(self.pacing.skip)
        table.pile_clicked.connect(self._on_last_trick)
        self._person.listen_to(self.keys)
        self.presenter.asked.connect(self.only_card.show_turn)
        self.only_card.told.connect(self.presenter.say_instead)
        self._person.commanded.connect(self.flow.do)
        self._person.commanded.connect(self.fast_forward.do)
        self._person.commanded.connect(self.watching.do)
        self.keys.open_cards.connect(self.watching.turn_cards)
        self.keys.faster.connect(self.fast_forward.toggle)
        self._person.commanded.connect(self._on_command)
        self._person.refused.connect(self.presenter.say_instead)
        self.keys.last_trick.connect(self._on_last_trick)
        self.keys.paper.connect(self._on_paper)
        self.keys.undo.connect(self.flow.undo)
        self.flow.answered.connect(self.presenter.say_instead)
        self.keys.hint.connect(self._on_hint)
        self.keys.cancel.connect(self._on_cancel)
        self.keys.review.connect(self.reviewing.open)
        self.flow.review_wanted.connect(self.reviewing.open)
        bridge.noted.connect(self.note)

    def _fill_menus(self) -> None:
        match_menu = self._menu(self.menuBar(), "menu_match")
        self._entry(match_menu, "action_new_match").triggered.connect(self.flow.open_form)
        match_menu.addAction(self._titled(self._write_off, "action_write_off"))
        self._write_off.triggered.connect(self.flow.ask_write_off)
        match_menu.aboutToShow.connect(self._on_menu)
        match_menu.addSeparator()
        for key, shortcut, wanted in (
            ("action_open_record", QKeySequence.StandardKey.Open, self.open_wanted),
            ("action_save_record", QKeySequence.StandardKey.Save, self.save_wanted),
        ):
            record = self._entry(match_menu, key)
            record.setShortcut(QKeySequence(shortcut))
            record.triggered.connect(wanted)
        saving = self._entry(match_menu, "action_save_paper")
        saving.triggered.connect(self._on_save_paper)
        printing = self._entry(match_menu, "action_print_paper")
        printing.setShortcut(QKeySequence(QKeySequence.StandardKey.Print))
        printing.triggered.connect(self._on_print_paper)
        match_menu.addSeparator()
        settings = self._entry(match_menu, "action_settings")
        settings.setShortcut(QKeySequence(SETTINGS_KEY))
        settings.triggered.connect(partial(self.match_screen.open_settings, self._settings))
        self._entry(match_menu, "action_quit").triggered.connect(self.close)
        view_menu = self._menu(self.menuBar(), "menu_view")
        self._entry(view_menu, "action_last_trick").triggered.connect(self._on_last_trick)
        self._entry(view_menu, "action_review").triggered.connect(self.reviewing.open)
        full = self._entry(view_menu, "action_full_screen")
        full.setShortcut(QKeySequence(Qt.Key.Key_F11))
        full.triggered.connect(self._on_full_screen)
        self._fill_speeds(self._menu(view_menu, "menu_speed"))
        self._fill_tongues(self._menu(view_menu, "menu_language"))
        help_menu = self._menu(self.menuBar(), "menu_help")
        rules = self._entry(help_menu, "action_rules")
        rules.setShortcut(QKeySequence(Qt.Key.Key_F1))
        rules.triggered.connect(self.rules.open)

    def _fill_speeds(self, menu: QMenu) -> None:
        group = QActionGroup(self)
        for speed in Speed:
            action = self._entry(menu, f"speed_{speed.name.lower()}")
            group.addAction(action).setCheckable(True)
            action.triggered.connect(partial(self._on_speed, speed))
            self._speeds[speed] = action

    def _fill_tongues(self, menu: QMenu) -> None:
        group = QActionGroup(self)
        for tongue in Tongue:
            action = self._entry(menu, f"language_{tongue.value.lower().replace('-', '_')}")
            group.addAction(action).setCheckable(True)
            action.triggered.connect(partial(self._on_tongue, tongue))
            self._tongues[tongue] = action

    def _menu(self, parent: QMenuBar | QMenu, key: str) -> QMenu:
        menu = QMenu(parent)
        parent.addAction(self._titled(menu.menuAction(), key))
        return menu

    def _entry(self, menu: QMenu, key: str) -> QAction:
        action = self._titled(QAction(self), key)
        menu.addAction(action)
        return action

    def _titled(self, action: QAction, key: str) -> QAction:
        """An action that always says this key."""
        self._titles.append((action, key))
        return action

    def _say_titles(self) -> None:
        self.setWindowTitle(say("window_title"))
        for action, key in self._titles:
            action.setText(say(key))
        self._tongues[VOICE.speech.tongue].setChecked(True)

    def _on_speed(self, speed: Speed) -> None:
        self._settings.choose(replace(self._settings.current, speed=speed))

    def _on_tongue(self, tongue: Tongue) -> None:
        self._settings.choose(replace(self._settings.current, tongue=tongue))

    def _on_menu(self) -> None:
        self._write_off.setEnabled(self.flow.can_write_off())

    def _on_last_trick(self) -> None:
        last = self.models.trick.last
        if last is None:
            self.presenter.say_instead(say("last_trick_none"))
        self.match_screen.table.show_last_trick(last)

    def _on_command(self, command: Command) -> None:
        if command is Command.HINT:
            self._on_hint()

    def _on_hint(self) -> None:
        self.hints().toggle()

    def hints(self) -> Hints:
        """The hints, made when the first one is wanted."""
        if self._hints is None:
            from preferans_desktop.ui.hint.hints import Hints  # noqa: PLC0415 - not at the start

            self._hints = Hints(self._bridge, self.match_screen, self.models.hand, self)
            self._hints.told.connect(self.access.tell)
            self._hints.refused.connect(self.presenter.say_instead)
        return self._hints

    def set_caution(self, *, wanted: bool) -> None:
        """Whether an act that costs much has to be wanted twice."""
        if wanted and self._caution is None:
            from preferans_desktop.ui.hint.caution import Caution  # noqa: PLC0415 - for who wants it

            self._caution = Caution(self._bridge, self)
            self.presenter.asked.connect(self._caution.show_turn)
            self._caution.told.connect(self.presenter.say_instead)
            self._person.lets = self._caution.lets
        if self._caution is not None:
            self._caution.set_wanted(wanted=wanted)

    def _on_paper(self) -> None:
        papers = self.match_screen.papers
        there = papers.cursor_cell is not None
        (self.match_screen if there else papers.own).setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_save_paper(self) -> None:
        self.pages.ask_save()

    def _on_print_paper(self) -> None:
        self.pages.print()

    def _on_cancel(self) -> None:
        """Esc takes away what is open, and nothing else."""
        if self.match_screen.close_settings() or self.rules.close() or self.why.close():
            return
        if self._hints is not None and self._hints.close():
            return
        self.match_screen.table.show_last_trick(None)
        self.match_screen.notices.clear_note()
        if not self.flow.cancel():
            self._person.cancel()
        self.match_screen.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _set_menu_letters(self) -> None:
        """The menu grows with the window as everything else does."""
        scale = max(1.0, self.width() / DEFAULT_SIZE[0])
        zoom = self.match_screen.zoom_in(self.size())
        letters = theme.font(MENU_TEXT * scale * zoom)
        style = _menu_style(letters.pixelSize(), self.match_screen.colours)
        if style != self.menuBar().styleSheet():
            self.menuBar().setStyleSheet(style)
        for menu in (self.menuBar(), *self.menuBar().findChildren(QMenu)):
            menu.setFont(letters)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._set_menu_letters()
        super().resizeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _local_file(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = _local_file(event)
        if path is not None:
            event.acceptProposedAction()
            self.dropped.emit(path)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closed.emit()
        super().closeEvent(event)


def _local_file(event: QDropEvent) -> Path | None:
    """The one file that is dragged, None for anything else."""
    urls = event.mimeData().urls()
    return Path(urls[0].toLocalFile()) if len(urls) == 1 and urls[0].isLocalFile() else None


def _menu_style(pixels: int, colours: theme.Palette) -> str:
    return f"""
        QMenuBar, QMenu {{ background: {colours.surround.name()};
            color: {colours.text_soft.name()}; }}
        QMenuBar::item {{ background: transparent; border-radius: {theme.corner(pixels)}px;
            padding: {round(0.15 * pixels)}px {round(0.6 * pixels)}px; }}
        QMenuBar::item:selected, QMenu::item:selected {{ background: {colours.brass.name()};
            color: {colours.brass_text.name()}; }}
        QMenu::item:disabled {{ color: {colours.plate_edge.name()}; }}
    """
