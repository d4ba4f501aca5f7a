"""A row of a page: how much of something, in steps."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSlider, QWidget

from preferans_desktop.host.settings import Settings
from preferans_desktop.language.catalogue import say
from preferans_desktop.ui import theme
from preferans_desktop.ui.settings.choice import Answers, Question
from preferans_desktop.ui.settings.frame import paint_frame

_WIDTH, _HEIGHT = 15.0, 2.15
"""Of the slider, in heights of letters."""
_KNOB = 0.5
"""Radius of what is moved, in heights of letters."""


class Level(Answers):
    """A slider with a step for each answer, and the answer in words beside it."""

    def __init__(self, question: Question, parent: QWidget) -> None:
        super().__init__(question, parent)
        self.slider = LevelSlider(len(question.answers) - 1, self)
        self._word = QLabel(self)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self.slider)
        self._row.addWidget(self._word)
        self._row.addStretch()
        self.slider.valueChanged.connect(self._on_moved)
        self.say_again()

    def show_settings(self, settings: Settings) -> None:
        super().show_settings(settings)
        values = [answer for answer, _ in self.question.answers]
        self.slider.blockSignals(True)  # noqa: FBT003 - Qt's signature
        self.slider.setValue(values.index(self.question.read(settings)))
        self.slider.blockSignals(False)  # noqa: FBT003
        self._say_value()

    def say_again(self) -> None:
        super().say_again()
        self._say_value()

    def set_look(self, pixels: float, colours: theme.Palette) -> None:
        super().set_look(pixels, colours)
        self.slider.set_look(pixels, colours)
        self._word.setFont(theme.font(pixels))
        words = [self._words(place) for place in range(len(self.question.answers))]
        widest = max(map(self._word.fontMetrics().horizontalAdvance, words))
        self._word.setFixedWidth(widest + 2)

    def wrap(self, room: int | None) -> None:
        super().wrap(room)
        self._row.setSpacing(round(0.6 * self._pixels))
        others = self._word.width() + self._row.spacing()
        self.slider.set_most(None if room is None else room - others)

    def _words(self, place: int) -> str:
        _, key = self.question.answers[place]
        if place == 0:
            return say(key)
        return say(key, value=place, total=len(self.question.answers) - 1)

    def _say_value(self) -> None:
        words = self._words(self.slider.value())
        self._word.setText(words)
        self.slider.setAccessibleName(f"{self.label.text()}: {words}")

    def _on_moved(self, place: int) -> None:
        self._say_value()
        self.chosen.emit(self.question.answers[place][0])


class LevelSlider(QSlider):
    """A line with a dot for each step, brass up to where it stands."""

    def __init__(self, most: int, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setRange(0, most)
        self.setPageStep(2)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._text, self._colours = 14.0, theme.GREEN
        self._most: int | None = None

    def set_look(self, pixels: float, colours: theme.Palette) -> None:
        """Height of letters, and colours."""
        self._text, self._colours = pixels, colours
        self.setFixedSize(self.sizeHint())
        self.update()

    def set_most(self, width: int | None) -> None:
        """Be no wider than this; None: as wide as is usual."""
        self._most = width
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        width = round(_WIDTH * self._text)
        return QSize(
            width if self._most is None else min(self._most, width), round(_HEIGHT * self._text)
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, knob = self._colours, _KNOB * self._text
        left, right, y = 1.6 * knob, self.width() - 1.6 * knob, self.height() / 2
        step = (right - left) / self.maximum()
        here = QPointF(left + self.value() * step, y)
        painter.setPen(QPen(colours.sheet_edge, 0.16 * self._text, c=Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(left, y), QPointF(right, y))
        painter.setPen(QPen(colours.brass, 0.3 * self._text, c=Qt.PenCapStyle.RoundCap))
        if self.value():
            painter.drawLine(QPointF(left, y), here)
        painter.setPen(Qt.PenStyle.NoPen)
        for place in range(self.maximum() + 1):
            painter.setBrush(colours.brass if place <= self.value() else colours.sheet_edge)
            dot = 0.16 * self._text
            painter.drawEllipse(QPointF(left + place * step, y), dot, dot)
        painter.setPen(QPen(colours.sheet_text, 1.5))
        painter.setBrush(colours.brass)
        painter.drawEllipse(here, knob, knob)
        paint_frame(painter, self, self._text, colours)
        painter.end()
