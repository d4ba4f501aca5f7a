"""The bar of menus: its entries and their keys, said in the language chosen now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from preferans_desktop.host.settings import Speed
from preferans_desktop.language.catalogue import VOICE, say
from preferans_desktop.language.speech import Tongue
from preferans_desktop.ui import theme
from preferans_desktop.ui.settings.holder import SettingsHolder

KEYS: Mapping[str, QKeySequence.StandardKey | Qt.Key | str] = {
    "action_open_record": QKeySequence.StandardKey.Open,
    "action_save_record": QKeySequence.StandardKey.Save,
    "action_print_paper": QKeySequence.StandardKey.Print,
    "action_settings": "Ctrl+,",
    "action_full_screen": Qt.Key.Key_F11,
    "action_rules": Qt.Key.Key_F1,
}
"""What opens an entry from the keyboard. Other keys belong to the table (ui/keys.py)."""


class MenuBar(QMenuBar):
    """Entries are known by the keys of what they say.

    Attributes:
        speeds, tongues: the entries of what can be chosen here at once.

    Signals:
        match_menu_opens: the menu of the match is about to be shown.
    """

    match_menu_opens = Signal()

    def __init__(self, settings: SettingsHolder, parent: QWidget) -> None:
        """Fill the menus; they do nothing before `connect_entries`.

        Args:
            settings: what can be chosen here at once is chosen there.
            parent: the window.
        """
        super().__init__(parent)
        self._settings = settings
        self._entries: dict[str, QAction] = {}
        self.speeds: dict[Speed, QAction] = {}
        self.tongues: dict[Tongue, QAction] = {}
        self._fill_match_menu()
        self._fill_view_menu()
        self._add_entry(self._menu(self, "menu_help"), "action_rules")
        self.say_again()

    def connect_entries(self, work: Mapping[str, Callable[[], object] | SignalInstance]) -> None:
        """What entries do, by their keys."""
        for key, do in work.items():
            self._entries[key].triggered.connect(do)

    def enable(self, key: str, *, possible: bool) -> None:
        """Whether an entry can be chosen."""
        self._entries[key].setEnabled(possible)

    def show_speed(self, speed: Speed) -> None:
        """Tick how fast cards move."""
        self.speeds[speed].setChecked(True)

    def say_again(self) -> None:
        """Say everything in the language chosen now."""
        for key, entry in self._entries.items():
            entry.setText(say(key))
        self.tongues[VOICE.speech.tongue].setChecked(True)

    def set_look(self, pixels: float, colours: theme.Palette) -> None:
        """Height of letters, and colours."""
        letters = theme.font(pixels)
        style = _style(letters.pixelSize(), colours)
        if style != self.styleSheet():
            self.setStyleSheet(style)
        for menu in (self, *self.findChildren(QMenu)):
            menu.setFont(letters)

    def _fill_match_menu(self) -> None:
        menu = self._menu(self, "menu_match")
        menu.aboutToShow.connect(self.match_menu_opens)
        self._add_entry(menu, "action_new_match")
        self._add_entry(menu, "action_matches")
        self._add_entry(menu, "action_write_off")
        menu.addSeparator()
        self._add_entry(menu, "action_open_record")
        self._add_entry(menu, "action_save_record")
        self._add_entry(menu, "action_save_paper")
        self._add_entry(menu, "action_print_paper")
        menu.addSeparator()
        self._add_entry(menu, "action_settings")
        self._add_entry(menu, "action_quit")

    def _fill_view_menu(self) -> None:
        menu = self._menu(self, "menu_view")
        self._add_entry(menu, "action_last_trick")
        self._add_entry(menu, "action_review")
        self._add_entry(menu, "action_full_screen")
        self._fill_speeds(self._menu(menu, "menu_speed"))
        self._fill_tongues(self._menu(menu, "menu_language"))

    def _fill_speeds(self, menu: QMenu) -> None:
        group = QActionGroup(self)
        for speed in Speed:
            entry = self._add_entry(menu, f"speed_{speed.name.lower()}")
            group.addAction(entry).setCheckable(True)
            entry.triggered.connect(partial(self._choose_speed, speed))
            self.speeds[speed] = entry

    def _fill_tongues(self, menu: QMenu) -> None:
        group = QActionGroup(self)
        for tongue in Tongue:
            entry = self._add_entry(menu, f"language_{tongue.value.lower().replace('-', '_')}")
            group.addAction(entry).setCheckable(True)
            entry.triggered.connect(partial(self._choose_tongue, tongue))
            self.tongues[tongue] = entry

    def _choose_speed(self, speed: Speed) -> None:
        self._settings.choose(replace(self._settings.current, speed=speed))

    def _choose_tongue(self, tongue: Tongue) -> None:
        self._settings.choose(replace(self._settings.current, tongue=tongue))

    def _menu(self, parent: QMenuBar | QMenu, key: str) -> QMenu:
        menu = QMenu(parent)
        self._entries[key] = menu.menuAction()
        parent.addAction(menu.menuAction())
        return menu

    def _add_entry(self, menu: QMenu, key: str) -> QAction:
        entry = self._entries[key] = QAction(self)
        if key in KEYS:
            entry.setShortcut(QKeySequence(KEYS[key]))
        menu.addAction(entry)
        return entry


def _style(pixels: int, colours: theme.Palette) -> str:
    edge, pad = colours.plate_edge.name(), round(0.3 * pixels)
    return f"""
        QMenuBar, QMenu {{ background: {colours.surround.name()};
            color: {colours.text_soft.name()}; }}
        QMenu {{ border: 1px solid {edge}; padding: {pad}px 0px; }}
        QMenu::item {{ padding: {pad}px {8 * pad}px {pad}px {6 * pad}px; }}
        QMenu::indicator {{ left: {2 * pad}px; width: {3 * pad}px; height: {3 * pad}px; }}
        QMenu::separator {{ background: {edge}; height: 1px; margin: {pad}px {2 * pad}px; }}
        QMenuBar::item {{ background: transparent; border-radius: {theme.corner(pixels)}px;
            padding: {round(0.15 * pixels)}px {round(0.6 * pixels)}px; }}
        QMenuBar::item:selected, QMenu::item:selected {{ background: {colours.brass.name()};
            color: {colours.brass_text.name()}; }}
        QMenu::item:disabled {{ color: {edge}; }}
    """
