"""Finished hands looked at again, over the whole window: the table, the course, the result.

It is made when it is opened and thrown away when it is closed; the match below goes on.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from preferans_desktop.host.review.hands import PastHand, log_before, past_hands
from preferans_desktop.host.review.reviews import Reviews
from preferans_desktop.host.settings import Faces
from preferans_desktop.language.catalogue import say
from preferans_desktop.language.results import hand_heading
from preferans_desktop.language.situation import contract_badge
from preferans_desktop.rules.seats import SEATS, from_seat
from preferans_desktop.rules.serbian.log import Log
from preferans_desktop.ui import theme
from preferans_desktop.ui.keys import is_review_key
from preferans_desktop.ui.match_screen import Cover
from preferans_desktop.ui.panels.action_bar import ActionBar, Command
from preferans_desktop.ui.panels.fitted_text import FittedText
from preferans_desktop.ui.prose import Prose
from preferans_desktop.ui.review import moment_words
from preferans_desktop.ui.review.course_grid import CourseGrid
from preferans_desktop.ui.review.course_lines import cells_of
from preferans_desktop.ui.review.head import Head
from preferans_desktop.ui.review.open_page import DiscardPage, OpenPage
from preferans_desktop.ui.review.shown import (
    Shown,
    entries_of,
    hand_shown,
    picture_shown,
    plate_shown,
)
from preferans_desktop.ui.review.tabs import Tabs
from preferans_desktop.ui.review.thought_words import judgements
from preferans_desktop.ui.scrolled import Scrolled
from preferans_desktop.ui.side_game import Start
from preferans_desktop.ui.table.card_style import CardStyle
from preferans_desktop.ui.table.hand_order import HandOrder
from preferans_desktop.ui.table.view import Labels, TableView
from preferans_desktop.ui.turn import Players

SIDE_SHARE, MOST_SIDE = 0.34, 0.5
"""Of the width, for what stands beside the table: the usual, and in large letters."""
GRID_SHARE, LEAST_GRID_SHARE = 0.62, 0.5
"""Share of the height at the right for the course, and where much is said of one act below it."""
SOON_MS = 60
"""Answers that come within so many milliseconds are shown together."""
_STEPS = {int(Qt.Key.Key_Left): -1, int(Qt.Key.Key_Right): 1}
_SEEN = {int(Qt.Key.Key_V), ord("В")}
_PLAY_ON = {int(Qt.Key.Key_O), ord("О")}


@dataclass(frozen=True, slots=True)
class Look:
    """How the table shows cards and people, and in which colours."""

    style: CardStyle
    faces: Faces
    order: HandOrder
    colours: theme.Palette


@dataclass(frozen=True, slots=True)
class Subject:
    """What is looked at.

    Attributes:
        log: of a match with at least one finished hand.
        players: by seat.
        reviews: what is known about its hands besides.
    """

    log: Log
    players: Players
    reviews: Reviews


class ReviewSheet(Cover):
    """At the left the table at one moment of a hand, at the right all its moments.

    Attributes:
        table: shows the moment.
        grid: the course.
        bar: what can be done.
        head: which hand it is, and the ways to others.
        tabs: choose what is shown at the right.
        open_page, discard_page: what open cards say.

    Signals:
        left: it is not wanted any more.
        side_game_wanted: a hand is to be played again; carries the `Start`.
    """

    left = Signal()
    side_game_wanted = Signal(object)

    def __init__(self, subject: Subject, look: Look, parent: QWidget) -> None:
        """Show the hand finished last.

        Args:
            subject: what is looked at.
            look: of cards and felt.
            parent: what it lies over.
        """
        super().__init__(parent, Qt.WindowType.SubWindow)  # Tab stays inside
        self.setObjectName("review")
        self._log = subject.log
        self._hands = past_hands(subject.log)
        self._players = subject.players
        self._reviews = subject.reviews
        self._colours = look.colours
        self._text = 14.0
        self._number = len(self._hands) - 1
        self._place = 0
        self._as_seen = False
        self._course = QRect()
        self._soon = QTimer(self, singleShot=True, interval=SOON_MS)
        self.head = Head(self)
        self._heading = FittedText(bold=True, parent=self)
        self.tabs = Tabs(self)
        self.grid = CourseGrid(look.style, self)
        self._words = Prose()
        self._words.setObjectName("words")
        self._words.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._said = Scrolled(self._words, self)
        self._said.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.open_page = OpenPage(look.style, self)
        self.discard_page = DiscardPage(look.style, self)
        self.table = self._table_in(look)
        self.bar = ActionBar(self, self)
        self._connect()
        self._show_page()
        self.set_colours(look.colours)
        self.say_again()

    @property
    def hand(self) -> PastHand:
        """The hand that is looked at."""
        return self._hands[self._number]

    @property
    def place(self) -> int:
        """How many acts of it have happened in what is shown."""
        return self._place

    def text(self) -> str:
        """What is said about the moment."""
        return self._words.text()

    def heading(self) -> str:
        """How the hand ended, in one sentence."""
        return self._heading.text()

    def say_again(self) -> None:
        """Say everything in the language chosen now."""
        self.setAccessibleName(say("action_review"))
        self.head.say_again()
        self.tabs.say_again()
        self.table.set_players(self._players)
        self.table.set_labels(Labels(say("talon"), say("discard")))
        place = self._place
        self.show_hand(self._number)
        self.go_to(place)

    def set_colours(self, colours: theme.Palette) -> None:
        """Draw in these colours from now on."""
        self._colours = colours
        self.table.set_colours(colours)
        self.bar.set_colours(colours)
        self._dress()

    def set_letters(self, pixels: float, zoom: float) -> None:
        if pixels != self._text:
            self._text = pixels
            self.table.set_zoom(zoom)
            self._dress()
            self._arrange()

    def show_hand(self, number: int) -> None:
        """Look at a finished hand from its deal on; the first is number 0."""
        self._number = max(0, min(number, len(self._hands) - 1))
        self._heading.set_words(hand_heading(self.hand.finished, self._players))
        self.head.show_number(self._number, len(self._hands))
        self._as_seen = False
        self._arrange()
        self._show_figures()
        self.go_to(0)

    def go_to(self, place: int) -> None:
        """Show the hand after so many acts; 0 is the deal."""
        self._place = max(0, min(place, len(self.hand.acts)))
        self._as_seen = self._as_seen and self._place > 0
        self._show_moment()

    def toggle_seen(self) -> None:
        """Show what the player saw before this act, or the open cards again."""
        self._as_seen = not self._as_seen and self._place > 0
        self._show_moment()

    def play_on(self) -> None:
        """Play the hand again from the decision that is shown, or from its deal on."""
        act = self.hand.acts[max(0, self._place - 1)]
        before = log_before(self._log, act)
        start = Start(before, self.hand.match.sheet, self._number, self._place)
        self.side_game_wanted.emit(start)

    @property
    def _shown(self) -> Shown:
        return Shown(self.hand, self._place, self._as_seen)

    def _show_what_is_known(self) -> None:
        self._show_figures()
        self._show_moment()

    def _show_figures(self) -> None:
        """Write the course of the hand, and what open cards say of it."""
        figures = self._reviews.open_cards(self.hand.acts[-1].entry)
        hand = self.hand.finished.hand
        names = [self._players[seat].name for seat in from_seat(hand.forehand)]
        cells = cells_of([act.moment for act in self.hand.acts], hand.forehand)
        judged = judgements(self.hand.acts, self._reviews)
        entries = entries_of(self.hand, self._players, figures, judged)
        self.grid.show_course(entries, cells, names)
        self.open_page.show_figures(self.hand, figures, self._players)
        self.discard_page.show_figures(self.hand, figures)

    def _show_moment(self) -> None:
        shown, players = self._shown, self._players
        hand = hand_shown(shown)
        self.table.show_picture(picture_shown(shown))
        self.table.set_plates([plate_shown(hand, seat, players) for seat in SEATS])
        self.table.set_contract(*contract_badge(hand, players))
        self.table.set_message(moment_words.message(shown, players))
        self.grid.show_place(self._place - 1 if self._place else None)
        lines = moment_words.lines(shown, self._hands, players, self._reviews)
        self._words.setText("\n".join(lines))
        self._place_course()
        self.bar.set_words(moment_words.bar_words(shown, players))
        if self.grid.isVisible():
            self.grid.setFocus(Qt.FocusReason.OtherFocusReason)

    def _table_in(self, look: Look) -> TableView:
        table = TableView(self, palette=look.colours)
        table.set_card_style(look.style)
        table.set_faces(look.faces)
        table.set_hand_order(look.order)
        return table

    def _connect(self) -> None:
        grids = (self.grid, self.open_page.contracts, self.open_page.defences)
        buttons = (self.head.earlier, self.head.later, self.head.done, *self.tabs.options)
        for widget in (*grids, self.discard_page.pairs, self._said, *buttons):
            widget.installEventFilter(self)
        self.head.earlier.clicked.connect(lambda: self.show_hand(self._number - 1))
        self.head.later.clicked.connect(lambda: self.show_hand(self._number + 1))
        self.head.done.clicked.connect(self.left)
        self.tabs.turned.connect(self._show_page)
        self._soon.timeout.connect(self._show_what_is_known)
        self._reviews.listen(self._soon.start)
        self.grid.picked.connect(lambda number: self.go_to(number + 1))
        self.bar.chosen.connect(self._on_chosen)
        self.table.areas_changed.connect(self._place_bar)

    def _on_chosen(self, command: Command) -> None:
        match command:
            case Command.BACK:
                self.go_to(self._place - 1)
            case Command.FORWARD:
                self.go_to(self._place + 1)
            case Command.PLAY_ON:
                self.play_on()
            case _:
                self.toggle_seen()

    def _show_page(self) -> None:
        page = self.tabs.page
        for widget in (self.grid, self._said):
            widget.setVisible(page == 0)
        self.open_page.setVisible(page == 1)
        self.discard_page.setVisible(page == 2)

    # Geometry.

    def _dress(self) -> None:
        pixels, colours = self._text, self._colours
        self._heading.set_most(1.1 * pixels)
        self.head.set_text_height(pixels)
        self.grid.set_look(pixels, colours)
        self.open_page.set_look(pixels, colours)
        self.discard_page.set_look(pixels, colours)
        self.tabs.set_look(0.9 * pixels, colours)
        self.bar.set_text_height(1.1 * pixels)
        self.setStyleSheet(_style(round(pixels), colours))

    def _arrange(self) -> None:
        pixels = self._text
        side = max(round(SIDE_SHARE * self.width()), round(22 * pixels))
        side = min(side, round(34 * pixels), round(MOST_SIDE * self.width()))
        margin = round(0.7 * pixels)
        self.table.setGeometry(0, 0, self.width() - side, self.height())
        inner = QRect(self.width() - side, 0, side, self.height())
        inner.adjust(margin, margin, -margin, -margin)
        row = round(2.1 * pixels)
        self.head.setGeometry(inner.x(), inner.y(), inner.width(), row)
        self.head.arrange()
        top = inner.y() + row + margin // 2
        heading = self._heading.height_at(1.1 * pixels, inner.width()) + 2
        self._heading.setGeometry(inner.x(), top, inner.width(), heading)
        top += heading + margin // 2
        self.tabs.move(inner.x(), top)
        self.tabs.fit(inner.width(), row)
        top += self.tabs.height() + margin // 2
        rest = inner.bottom() + 1 - top
        for page in (self.open_page, self.discard_page):
            page.setGeometry(inner.x(), top, inner.width(), rest)
        self._course = QRect(inner.x(), top, inner.width(), rest)
        self._place_course()
        self._place_bar()

    def _place_course(self) -> None:
        """The course, and below it what is said, which may want more room."""
        whole, gap = self._course, round(0.35 * self._text)
        wanted = whole.height() - gap - self._words.heightForWidth(whole.width())
        share = min(GRID_SHARE * whole.height(), max(wanted, LEAST_GRID_SHARE * whole.height()))
        top = whole.y() + round(share)
        self.grid.setGeometry(whole.x(), whole.y(), whole.width(), round(share))
        self._said.setGeometry(whole.x(), top + gap, whole.width(), whole.bottom() + 1 - top - gap)

    def _place_bar(self) -> None:
        self.bar.setGeometry(self.table.action_area().translated(self.table.pos()))
        self.bar.raise_()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    # Keys.

    def eventFilter(  # noqa: N802 - Qt's name
        self, watched: QObject, event: QEvent
    ) -> bool:
        pressed = event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent)
        return pressed and isinstance(event, QKeyEvent) and self._on_key(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._on_key(event)
        # What is pressed here is not meant for the table below.
        event.accept()

    def _on_key(self, event: QKeyEvent) -> bool:
        """Do what a key means; whether it means something."""
        key = event.key()
        if key in _STEPS:
            self.go_to(self._place + _STEPS[key])
        elif key in _SEEN:
            self.toggle_seen()
        elif key in _PLAY_ON:
            self.play_on()
        elif key == Qt.Key.Key_Escape or is_review_key(key):
            self.left.emit()
        else:
            meaning = {
                int(Qt.Key.Key_Home): lambda: self.go_to(0),
                int(Qt.Key.Key_End): lambda: self.go_to(len(self.hand.acts)),
                int(Qt.Key.Key_PageUp): lambda: self.show_hand(self._number - 1),
                int(Qt.Key.Key_PageDown): lambda: self.show_hand(self._number + 1),
            }.get(key)
            if meaning is None:
                return False
            meaning()
        return True


def _style(pixels: int, colours: theme.Palette) -> str:
    return f"""
        #review {{ background: {colours.surround.name()}; }}
        #review > QLabel, Head > QLabel, OpenPage > QLabel, DiscardPage > QLabel {{
            color: {colours.text.name()}; background: transparent; }}
        QLabel#words {{ font-family: {theme.families()}; font-size: {pixels}px;
            color: {colours.text.name()}; }}
        QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
        QScrollArea:focus {{ border: 2px solid {colours.focus.name()}; }}
        {theme.bars_style(pixels, colours.plate_edge)}
        Head > QPushButton {{ font-family: {theme.families()}; font-size: {pixels}px;
            font-weight: 600; background: {colours.cream.name()}; color: {colours.ink.name()};
            border: 2px solid {colours.cream.darker(125).name()};
            border-radius: {round(0.5 * pixels)}px; padding: 0 {round(0.6 * pixels)}px; }}
        Head > QPushButton:focus {{ border: 3px solid {colours.focus.name()}; }}
        Head > QPushButton:disabled {{ background: {colours.cream.darker(160).name()}; }}
    """
