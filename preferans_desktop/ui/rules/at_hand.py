"""The rules at hand: F1 opens them where one is, and what was refused leads to its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtWidgets import QPushButton

from preferans_desktop.language.catalogue import say
from preferans_desktop.rules.serbian.match import RuleViolation
from preferans_desktop.ui.bridge import Bridge
from preferans_desktop.ui.flow import Flow
from preferans_desktop.ui.match_screen import MatchScreen
from preferans_desktop.ui.prompting import Prompting
from preferans_desktop.ui.why import Why

if TYPE_CHECKING:
    from preferans_desktop.language.rule_sections import Section
    from preferans_desktop.ui.rules.sheet import RulesSheet

EDGE = 0.9
"""Around the sheet, in heights of letters."""
TEXT = 1.08


class RulesAtHand(QObject):
    """Opens the sheet at the right section; the sheet is made when it is first wanted."""

    def __init__(
        self,
        bridge: Bridge,
        screen: MatchScreen,
        prompting: Prompting,
        why: Why,
        flow: Flow,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._screen = screen
        self._why = why
        self._flow = flow
        self._sheet: RulesSheet | None = None
        self._refused: RuleViolation | None = None
        self.link = QPushButton(screen)
        self.link.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.link.hide()
        self.link.clicked.connect(self.open)
        why.rule_wanted.connect(self.open)
        bridge.refused.connect(self._on_refused)
        prompting.prompted.connect(self._on_prompted)
        screen.look_changed.connect(self._on_look_changed)

    @property
    def sheet(self) -> RulesSheet | None:
        """The sheet while it is shown."""
        return self._sheet if self._sheet is not None and self._sheet.isVisible() else None

    def open(self) -> None:
        """Show the rule of the card that is open, of what was refused, or of this moment."""
        from preferans_desktop.ui.rules.sheet import RulesSheet  # noqa: PLC0415 - not at the start

        if self._sheet is None:
            self._sheet = RulesSheet(self._screen)
            self._sheet.hide()
        section = self._section()
        self._why.close()
        self._place()
        self._sheet.open(section, self._bridge.controller.match.rules.switches())

    def close(self) -> bool:
        """Close the sheet; whether it was open."""
        return self._sheet is not None and self._sheet.leave()

    def say_again(self) -> None:
        """Say everything in the language chosen now."""
        if not self.link.isHidden():
            self.link.setText(say("rules_link"))
        if self.sheet is not None:
            here = self.sheet.section
            self.sheet.say_again()
            self.sheet.show_section(here)

    def _section(self) -> Section:
        from preferans_desktop.language.rule_places import (  # noqa: PLC0415 - not at the start
            section_at,
            section_of,
        )
        from preferans_desktop.language.rule_sections import Section  # noqa: PLC0415

        if self._why.section is not None:
            return self._why.section
        if self._flow.form_is_open():
            return Section.SETTINGS
        here = section_at(self._bridge.view())
        return here if self._refused is None else section_of(self._refused.reason, here)

    def _on_refused(self, violation: RuleViolation) -> None:
        self._refused = violation
        self.link.setText(say("rules_link"))
        self._place_link()
        self.link.show()
        self.link.raise_()

    def _on_prompted(self) -> None:
        """Something else is said now."""
        self._refused = None
        self.link.hide()

    def _on_look_changed(self) -> None:
        self._place()
        if not self.link.isHidden():
            self._place_link()

    def _place(self) -> None:
        if self._sheet is None:
            return
        screen = self._screen
        edge = round(EDGE * screen.text_height)
        room = screen.rect().adjusted(edge, edge, -edge, -edge)
        self._sheet.setGeometry(room)
        self._sheet.set_look(TEXT * screen.text_height, screen.colours)
        self._sheet.raise_()

    def _place_link(self) -> None:
        """Right of the line that says what was refused."""
        screen, table = self._screen, self._screen.table
        pixels, colours = screen.text_height, screen.colours
        self.link.setStyleSheet(
            f"QPushButton {{ font-size: {round(pixels)}px; color: {colours.brass_text.name()};"
            f" background: {colours.brass.name()}; border-radius: {round(0.4 * pixels)}px;"
            f" padding: {round(0.2 * pixels)}px {round(0.6 * pixels)}px;"
            f" border: 2px solid {colours.brass.name()}; }}"
            f"QPushButton:focus {{ border-color: {colours.brass_text.name()}; }}"
        )
        words = table.area_of_words("message").translated(table.viewport().mapTo(screen, QPoint()))
        box = QRect(words.topRight(), self.link.sizeHint())
        box.translate(round(0.5 * pixels), (words.height() - box.height()) // 2)
        self.link.setGeometry(box)
