"""The window: makes its parts and joins them."""

from __future__ import annotations

from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow

from preferans_desktop.host.settings import Speed
from preferans_desktop.language.catalogue import VOICE, say
from preferans_desktop.language.speech import Speech
from preferans_desktop.ui import theme
from preferans_desktop.ui.accessible.access import Access
from preferans_desktop.ui.advising import Advising
from preferans_desktop.ui.bridge import Bridge
from preferans_desktop.ui.fast_forward import FastForward
from preferans_desktop.ui.flow import Flow
from preferans_desktop.ui.keys import Keys
from preferans_desktop.ui.match_screen import MatchScreen
from preferans_desktop.ui.menu_bar import MenuBar
from preferans_desktop.ui.models.bidding_list import BiddingList
from preferans_desktop.ui.models.hand_list import HandList
from preferans_desktop.ui.models.score_sheet import ScoreSheet
from preferans_desktop.ui.models.trick_list import TrickList
from preferans_desktop.ui.only_card import OnlyCard
from preferans_desktop.ui.pacing import Pacing
from preferans_desktop.ui.parts import Models, Parts
from preferans_desktop.ui.people import default_names
from preferans_desktop.ui.person import Person
from preferans_desktop.ui.presenter import Presenter
from preferans_desktop.ui.prompting import Prompting
from preferans_desktop.ui.reviewing import Reviewing
from preferans_desktop.ui.rules.at_hand import RulesAtHand
from preferans_desktop.ui.settings.holder import SettingsHolder
from preferans_desktop.ui.sounds.sounds import Sounds
from preferans_desktop.ui.watching import Watching
from preferans_desktop.ui.why import Why
from preferans_desktop.ui.window_icon import window_icon

if TYPE_CHECKING:
    from preferans_desktop.ui.printing.paper_pages import PaperPages

DEFAULT_SIZE = (1280, 800)
LEAST_SIZE = (960, 600)
MENU_TEXT = 14


class MainWindow(QMainWindow):
    """The program's one window.

    Attributes:
        models: what is shown.
        match_screen: table, papers and panels.
        person: plays the seat at the bottom.
        presenter: tells when a step is on the screen.
        prompting: tells what the person may do.
        pacing: tells when it has been seen.
        flow: begins, deals, writes off.
        watching: what can be done while three computers play.
        fast_forward: through what the person takes no part in.
        only_card: plays itself where that is wanted.
        access: tells those who listen what is shown.
        sounds: lets it be heard.
        why: says why a figure is on the papers.
        advising: gives hints.
        reviewing: shows finished hands again.
        rules: opens the rules at the place where one is.
        menus: the bar of menus.

    Signals:
        closed: the window was closed.
        spoken_anew: everything is said in another language now.
        matches_wanted: the saved matches are to be listed.
        open_wanted, save_wanted: a record is to be opened, or the match saved as one.
        dropped: a file was dropped on the window; carries its path.
    """

    closed = Signal()
    spoken_anew = Signal()
    matches_wanted = Signal()
    open_wanted = Signal()
    save_wanted = Signal()
    dropped = Signal(object)

    def __init__(self, bridge: Bridge, settings: SettingsHolder) -> None:
        super().__init__()
        self._bridge = bridge
        self._settings = settings
        self.setWindowIcon(window_icon())
        self._make_table(bridge)
        self._make_companions(bridge)
        self.menus = MenuBar(settings, self)
        self.setMenuBar(self.menus)
        self.setWindowTitle(say("window_title"))
        self._connect_menus()
        self._connect_keys()
        self._connect_parts(bridge)
        self.setAcceptDrops(True)
        self.setMinimumSize(*LEAST_SIZE)  # whatever the menu needs with larger letters
        self.resize(*DEFAULT_SIZE)
        self._set_menu_letters()  # before it is shown: else all is laid out twice

    def _make_table(self, bridge: Bridge) -> None:
        """What shows the match and takes acts."""
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
        self.person = Person(bridge, self.models.hand, self.match_screen.bar, self.pacing, self)
        parts = Parts(
            bridge,
            self.match_screen,
            self.models,
            self.person,
            self.flow,
            self.pacing,
            self.fast_forward,
            self.watching,
        )
        self.prompting = Prompting(parts, self)
        self.presenter = Presenter(parts, self.prompting, self)

    def _make_companions(self, bridge: Bridge) -> None:
        """What goes along with it: lets it be heard, explains, advises, looks back."""
        screen = self.match_screen
        self.only_card = OnlyCard(bridge, self)
        self.access = Access(bridge, screen, self.models, self.presenter, self.prompting, self)
        self.sounds = Sounds(self.presenter, screen.table, self)
        self.why = Why(bridge, screen, self.models.sheet, self)
        self.advising = Advising(
            bridge, screen, self.models.hand, self.person, self.prompting, self
        )
        self.reviewing = Reviewing(bridge, screen, self)
        self.rules = RulesAtHand(bridge, screen, self.prompting, self.why, self.flow, self)

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
        self.menus.show_speed(speed)

    def set_speech(self, speech: Speech) -> None:
        """Say everything in another language, script or vocabulary, from this moment on."""
        if speech == VOICE.speech:
            return
        VOICE.use(speech)
        self.setWindowTitle(say("window_title"))
        self.menus.say_again()
        self.match_screen.notices.clear()
        self.presenter.say_again()
        self.match_screen.say_settings_again()
        self.why.say_again()
        self.reviewing.say_again()
        self.advising.say_again()
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
        self.match_screen.notices.show_problem(sentence, say("figure_close"))

    def _connect_menus(self) -> None:
        self.menus.match_menu_opens.connect(self._on_match_menu)
        self.menus.connect_entries(
            {
                "action_new_match": self.flow.open_form,
                "action_matches": self.matches_wanted,
                "action_write_off": self.flow.ask_write_off,
                "action_open_record": self.open_wanted,
                "action_save_record": self.save_wanted,
                "action_save_paper": self._on_save_paper,
                "action_print_paper": self._on_print_paper,
                "action_settings": partial(self.match_screen.open_settings, self._settings),
                "action_quit": self.close,
                "action_last_trick": self._on_last_trick,
                "action_review": self.reviewing.open,
                "action_full_screen": self._on_full_screen,
                "action_rules": self.rules.open,
            }
        )

    def _connect_keys(self) -> None:
        keys = self.keys
        self.person.listen_to(keys)
        keys.open_cards.connect(self.watching.turn_cards)
        keys.faster.connect(self.fast_forward.toggle)
        keys.last_trick.connect(self._on_last_trick)
        keys.paper.connect(self._on_paper)
        keys.undo.connect(self.flow.undo)
        keys.hint.connect(self.advising.toggle)
        keys.cancel.connect(self._on_cancel)
        keys.review.connect(self.reviewing.open)

    def _connect_parts(self, bridge: Bridge) -> None:
        table = self.match_screen.table
        self.person.play_at(table)
        table.felt_clicked.connect(self.pacing.skip)
        table.pile_clicked.connect(self._on_last_trick)
        for do in (self.flow.do, self.fast_forward.do, self.watching.do, self.advising.do):
            self.person.commanded.connect(do)
        self.prompting.asked.connect(self.only_card.show_turn)
        self.flow.review_wanted.connect(self.reviewing.open)
        for told in (self.why.told, self.presenter.recapped, self.advising.told):
            told.connect(self.access.tell)
        for instead in (
            *(self.only_card.told, self.person.refused, self.flow.answered),
            *(self.reviewing.refused, self.advising.refused),
        ):
            instead.connect(self.prompting.write)
        bridge.noted.connect(self.note)

    def _on_match_menu(self) -> None:
        self.menus.enable("action_write_off", possible=self.flow.can_write_off())

    def _on_last_trick(self) -> None:
        last = self.models.trick.last
        if last is None:
            self.prompting.write(say("last_trick_none"))
        self.match_screen.table.show_last_trick(last)

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
        if self.match_screen.table.take_back():
            return
        if self.match_screen.close_settings() or self.rules.close() or self.why.close():
            return
        if self.advising.close():
            return
        self.match_screen.table.show_last_trick(None)
        self.match_screen.notices.clear()
        if not self.flow.cancel():
            self.person.cancel()
        self.match_screen.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _set_menu_letters(self) -> None:
        """The menu grows with the window as everything else does."""
        scale = max(1.0, self.width() / DEFAULT_SIZE[0])
        zoom = self.match_screen.zoom_in(self.size())
        self.menus.set_look(MENU_TEXT * scale * zoom, self.match_screen.colours)

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
