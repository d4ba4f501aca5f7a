"""The panel of a hint, beside the table where the bidding stands: never over a card."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from preferans_desktop.language.catalogue import say
from preferans_desktop.ui import theme
from preferans_desktop.ui.hint.bar import BETWEEN, PAD, ROW, STACKED, BarButton, Columns, letters
from preferans_desktop.ui.hint.content import Bar, Content, Topic
from preferans_desktop.ui.panels.fitted_text import FittedText
from preferans_desktop.ui.panels.small_card import SmallCards

LEAST_BARS = 2
LEAST_NAME = 0.85
"""A name stands rather above its number than in smaller letters than this share beside it."""
LEAST_BODY = 0.92
"""Letters of the sentences: so much smaller ones make room for another act."""
_CAPTION = 0.85
LEAST_LETTERS = 10.0
LOW_TITLE, HIGH_TITLE, HIGH = 2.8, 4.0, 18.0
"""Most height of the title, where the panel is lower and higher than so many letters."""
MOST_MARGIN = 0.04
"""Of the width: large letters need it all."""
LINES = 13.5
"""So many letters high the panel is at least: title, sentences, two acts, details."""
TWO_CARDS = 7.0
"""Width of two small cards in heights of letters."""
CROSS = "✕"


class HintPanel(QFrame):
    """A title, sentences, and the acts as bars, as many as there is room for.

    Signals:
        asked: one of the acts was pressed; carries it.
        details_asked: details are wanted, or no more.
        closed: the hint is to be taken away.
    """

    asked = Signal(object)
    details_asked = Signal()
    closed = Signal()

    def __init__(self, small_cards: Callable[[], SmallCards], parent: QWidget) -> None:
        super().__init__(parent)
        self._small_cards = small_cards
        self._content = Content("", "")
        self._title = FittedText(bold=True, parent=self)
        self._body = FittedText(parent=self)
        self._caption = FittedText(parent=self)
        self._body.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._details = self._button()
        self._close = self._button()
        self._close.setText(CROSS)
        self._details.clicked.connect(self.details_asked)
        self._close.clicked.connect(self.closed)
        self._bars: list[BarButton] = []
        self._text = self._wanted = 14.0
        self._colours = theme.GREEN
        self.set_colours(theme.GREEN)

    @property
    def content(self) -> Content:
        """What stands here."""
        return self._content

    @property
    def bars(self) -> tuple[BarButton, ...]:
        """The acts that there is room for, the best first."""
        return tuple(bar for bar in self._bars if not bar.isHidden())

    @property
    def details(self) -> QPushButton:
        """The button that asks for details."""
        return self._details

    @property
    def cross(self) -> QPushButton:
        """The button that takes the hint away."""
        return self._close

    def show_content(self, content: Content) -> None:
        """Say this."""
        self._content = content
        self._title.set_words(content.title)
        self._body.set_words(content.text)
        self._caption.set_words(content.caption)
        self._details.setText(say("hint_details"))
        self._details.setVisible(content.can_tell)
        self._close.setAccessibleName(say("hint_close"))
        self.setAccessibleName(f"{content.title}\n{content.text}".strip())
        self._arrange()

    def set_text_height(self, pixels: float) -> None:
        """Height of ordinary letters."""
        self._wanted = pixels
        self._fit()

    def _fit(self) -> None:
        """The letters wanted, smaller where the panel is too low for its lines."""
        before, pixels = self._text, max(LEAST_LETTERS, min(self._wanted, self.height() / LINES))
        self._text = pixels
        if pixels != before:
            self._dress()
        self._title.set_most(1.05 * pixels)
        self._body.set_most(pixels)
        self._caption.set_most(_CAPTION * pixels)
        self._details.setFont(theme.font(0.85 * pixels))
        self._close.setFont(theme.font(pixels))
        self._arrange()

    def set_colours(self, colours: theme.Palette) -> None:
        """Draw in these colours from now on."""
        self._colours = colours
        self._dress()
        self._arrange()

    def _dress(self) -> None:
        colours = self._colours
        self.setStyleSheet(
            f"HintPanel {{ background: {colours.plate.name()}; "
            f" border-radius: {theme.corner(self._text)}px;"
            f" border: 2px solid {colours.brass.name()}; }}"
            f"QLabel {{ color: {colours.text.name()}; }}"
            f"QPushButton {{ color: {colours.text_soft.name()}; background: transparent;"
            f" border: 1px solid transparent; border-radius: 4px; padding: 0; }}"
            f"QPushButton:hover {{ border-color: {colours.text_soft.name()}; }}"
            f"QPushButton:focus {{ border-color: {colours.focus.name()}; }}"
        )
        self._title.setStyleSheet(f"color: {colours.brass.name()};")
        self._caption.setStyleSheet(f"color: {colours.text_soft.name()};")

    def _button(self) -> QPushButton:
        button = QPushButton(self)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        return button

    def _arrange(self) -> None:
        margin = round(min(0.7 * self._text, MOST_MARGIN * self.width()))
        width = self.width() - 2 * margin
        cross = round(1.6 * self._text)
        if width < cross or self.height() < 4 * cross:
            return
        self._close.setGeometry(self.width() - cross - 4, 4, cross, cross)
        title = self._title.height_at(1.05 * self._text, width - cross)
        lines = HIGH_TITLE if self.height() >= HIGH * self._text else LOW_TITLE
        title = min(title, round(lines * self._text))
        self._title.setGeometry(margin, margin // 2, width - cross // 2, title)
        foot = round(1.5 * self._text) if self._content.can_tell else margin // 2
        top = margin // 2 + title + margin // 3
        room = QRect(margin, top, width, self.height() - top - foot - 2)
        self._place_foot(room)
        left = self._place_bars(room)
        self._body.setGeometry(left)

    def _place_foot(self, room: QRect) -> None:
        size = self._details.sizeHint()
        x = room.right() + 1 - size.width()
        self._details.setGeometry(x, room.bottom() + 1, size.width(), round(1.4 * self._text))

    def _place_bars(self, room: QRect) -> QRect:
        """Put the bars at the bottom; returns what is left above them for the text."""
        content, columns = self._content, self._columns(room.width())
        row = round((STACKED if columns.stacked else ROW) * self._text)
        caption = self._caption.height_at(_CAPTION * self._text, room.width()) + 2
        caption = max(caption, round(1.25 * self._text)) if content.bars else 0
        wanted = self._body.height_at(LEAST_BODY * self._text, room.width()) + 2
        count = (room.height() - wanted - caption) // row
        count = min(len(content.bars), max(count, 1 if columns.stacked else LEAST_BARS))
        bars = self._chosen_bars(count)
        self._show_bars(bars, columns)
        top = room.bottom() + 1 - len(bars) * row
        for place, button in enumerate(self._bars[: len(bars)]):
            button.setGeometry(room.x(), top + place * row, room.width(), row)
        self._caption.setVisible(bool(bars))
        self._caption.setGeometry(room.x(), top - caption, room.width(), caption)
        return QRect(room.x(), room.y(), room.width(), max(1, top - caption - room.y()))

    def _chosen_bars(self, count: int) -> list[Bar]:
        """The best of the acts, and in any case the one that is asked about."""
        bars = self._content.bars
        first = list(bars[:count])
        asked = next((bar for bar in bars[count:] if bar.action == self._content.about), None)
        return [*first[:-1], asked] if asked is not None else first

    def _columns(self, width: int) -> Columns:
        """How the bars are written in a width."""
        bars, text = self._content.bars, self._text
        names = _widest([bar.words for bar in bars if not bar.cards], text)
        if any(bar.cards for bar in bars):
            names = max(names, TWO_CARDS * text)
        numbers = _widest([bar.number for bar in bars], text)
        whole = width - 2 * PAD * text
        beside = whole - numbers - BETWEEN * text
        stacked = beside < LEAST_NAME * names
        share = min(1.0, (whole if stacked else beside) / max(1.0, names))
        pixels = max(LEAST_LETTERS, share * text)
        return Columns(text, pixels, share * names, numbers, stacked=stacked)

    def _show_bars(self, bars: list[Bar], columns: Columns) -> None:
        while len(self._bars) < len(bars):
            button = BarButton(self._small_cards, self)
            button.clicked.connect(self._on_bar)
            self._bars.append(button)
        about = self._content.about
        for place, button in enumerate(self._bars):
            button.setVisible(place < len(bars))
            if place < len(bars):
                bar = bars[place]
                chosen = not isinstance(about, Topic) and bar.action == about
                button.show_bar(bar, best=bar == self._content.bars[0], chosen=chosen)
                button.set_look(columns, self._colours)

    def _on_bar(self) -> None:
        button = self.sender()
        if isinstance(button, BarButton) and button.bar is not None:
            self.asked.emit(button.bar.action)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()


def _widest(texts: Sequence[str], pixels: float) -> float:
    """Width of the widest of these as letters of a row."""
    metrics = QFontMetrics(letters(pixels, best=True))
    return max((metrics.horizontalAdvance(text) + 2.0 for text in texts), default=0.0)
