"""A small card beside the papers: why a figure is written, and the rule behind it."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from preferans_desktop.language.catalogue import say
from preferans_desktop.language.figures import Explanation
from preferans_desktop.ui import theme
from preferans_desktop.ui.prose import Prose

LEAST_TEXT = 10.0
WIDTH = 25.0
"""In heights of letters."""


class WhyCard(QFrame):
    """Says why; lies over the table and is in nobody's way.

    Signals:
        closed: the button that closes it was pressed.
        rule_wanted: the number of the rule was pressed.
    """

    closed = Signal()
    rule_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("why")
        self._title = QLabel(self)
        self._title.setObjectName("title")
        self._heading = self._words("heading")
        self._lines = self._words("lines")
        self._line = QFrame(self)
        self._line.setObjectName("line")
        self.number = QPushButton(self)
        self.number.setObjectName("number")
        self.number.setCursor(Qt.CursorShape.PointingHandCursor)
        self.number.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.number.clicked.connect(self.rule_wanted)
        self._rule = self._words("rule")
        self.close_button = QPushButton("✕", self)
        self.close_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.close_button.clicked.connect(self.closed)
        self._rows = QVBoxLayout(self)
        self._lay_out()

    def text(self) -> str:
        """Everything that stands here, line by line."""
        parts = (self._heading, self._lines, self.number, self._rule)
        return "\n".join(part.text() for part in parts if part.text())

    def show_explanation(self, explanation: Explanation) -> None:
        """Say this from now on."""
        self._title.setText(say("figure_title"))
        self._heading.setText(explanation.heading)
        self._lines.setText("\n".join(explanation.lines))
        self.number.setText(say("figure_rule", place=explanation.section.chapter))
        self._rule.setText(explanation.rule)
        self.close_button.setAccessibleName(say("figure_close"))
        self.setAccessibleName(self.text())

    def set_look(self, pixels: float, colours: theme.Palette) -> None:
        """Height of ordinary letters, and colours."""
        side = round(0.9 * pixels)
        self._rows.setContentsMargins(side, round(0.6 * pixels), side, side)
        self._rows.setSpacing(round(0.45 * pixels))
        self.setStyleSheet(_style(round(pixels), colours))
        self._rows.invalidate()

    def place(
        self, beside: QRect, room: QRect, whole: QRect, pixels: float, colours: theme.Palette
    ) -> None:
        """Lie left of a cell, as near as the room allows.

        Args:
            beside: the cell; its left edge is where the card ends.
            room: where the card may be.
            whole: where it may be if there is not enough room for these letters.
            pixels: height of ordinary letters, which shrink where not all has room even there.
            colours: to draw in.
        """
        self.set_look(pixels, colours)
        wide = round(WIDTH * pixels)
        part, box = room, room
        for part, width in ((room, wide), (room, room.width()), (whole, whole.width())):
            box = QRect(part.topLeft(), QSize(min(width, part.width()), part.height()))
            if self._rows.totalHeightForWidth(box.width()) <= box.height():
                break
        while pixels > LEAST_TEXT and self._rows.totalHeightForWidth(box.width()) > box.height():
            pixels -= 1
            self.set_look(pixels, colours)
        box.setHeight(min(self._rows.totalHeightForWidth(box.width()), box.height()))
        box.moveRight(max(min(beside.left(), part.right()), part.left() + box.width() - 1))
        box.moveTop(beside.center().y() - box.height() // 2)
        box.moveTop(max(part.top(), min(box.top(), part.bottom() - box.height() + 1)))
        self.setGeometry(box)

    def _words(self, name: str) -> Prose:
        label = Prose(self)
        label.setObjectName(name)
        return label

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.close_button)
        self._rows.addLayout(head)
        for part in (self._heading, self._lines, self._line):
            self._rows.addWidget(part)
        self._rows.addWidget(self.number, 0, Qt.AlignmentFlag.AlignLeft)
        self._rows.addWidget(self._rule)


def _style(pixels: int, colours: theme.Palette) -> str:
    return f"""
        {theme.sheet_style("why", pixels, colours)}
        QLabel#title {{ font-size: {pixels}px; font-weight: normal; }}
        QLabel#heading {{ font-weight: 600; }}
        QFrame#line {{ background: {colours.sheet_edge.name()}; max-height: 1px; border: none; }}
        QLabel#rule {{ font-style: italic; }}
        QPushButton {{ background: {colours.sheet.name()}; padding: 0px {round(0.3 * pixels)}px;
            border: 2px solid {colours.sheet.name()}; }}
        QPushButton#number {{ font-weight: 600; text-decoration: underline; padding: 0px;
            margin-left: -3px; }}
        QPushButton:focus {{ border-width: 2px; margin: 1px; }}
    """
