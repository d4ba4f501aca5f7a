"""Makes the window what the settings say, each time they change."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QGuiApplication

from preferans_desktop.host.settings import ChosenFaces, Settings
from preferans_desktop.language.catalogue import say
from preferans_desktop.resources import AssetError
from preferans_desktop.ui.main_window import MainWindow
from preferans_desktop.ui.settings.desktop import colours_of, is_still
from preferans_desktop.ui.settings.holder import SettingsHolder
from preferans_desktop.ui.table.card_style import CardStyle, card_style_of
from preferans_desktop.ui.table.hand_order import HandOrder, hand_order_of

Part = tuple[Callable[[Settings], Any], Callable[[Any], None]]
"""Something that settings say, and what makes it so."""


class Applying(QObject):
    """Applies what changes, and nothing else: a word more must not stop a card that flies."""

    def __init__(
        self, holder: SettingsHolder, window: MainWindow, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._holder = holder
        self._window = window
        holder.changed.connect(self._apply)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._apply_colours)
        self._apply(None, holder.current)

    def follow_motion(self) -> None:
        """From now on let cards fly or not. Nothing moves before the window is usable.

        Where the player has not said, the desktop is asked, which loads all that styles know.
        """
        self._holder.changed.connect(self._apply_motion)
        QTimer.singleShot(0, self, self._apply_motion)  # what waits meanwhile is done first

    def _apply_colours(self) -> None:
        """The desktop has become light or dark, and the sheets with it."""
        self._window.set_colours(colours_of(self._holder.current))

    def _apply_motion(self) -> None:
        self._window.match_screen.table.set_still(still=is_still(self._holder.current))

    def _apply(self, before: Settings | None, after: Settings) -> None:
        for read, use in self._parts():
            if before is None or read(before) != read(after):
                use(read(after))

    def _parts(self) -> Iterator[Part]:
        table = self._window.match_screen.table
        # Words first: with another language the notes of before are taken away.
        yield lambda settings: settings.speech, self._window.set_speech
        yield colours_of, self._window.set_colours
        yield lambda settings: settings.text_size.value / 100, self._window.set_zoom
        yield card_style_of, self._set_card_style
        yield hand_order_of, self._sort_hands
        yield lambda settings: settings.faces, self._set_faces
        yield lambda settings: settings.speed, self._window.set_speed
        yield lambda settings: settings.trick_pause.value, table.set_trick_pause
        yield lambda settings: settings.answer_pause, self._window.pacing.set_answer_pause
        yield lambda settings: settings.loudness, self._window.sounds.set_loudness
        caution = self._window.advising.set_caution
        yield lambda settings: settings.warn_of_costly, lambda wanted: caution(wanted=wanted)
        yield lambda settings: settings.last_match, self._window.match_screen.form.fill
        two_clicks = self._window.person.set_two_clicks
        yield lambda settings: settings.two_clicks, lambda wanted: two_clicks(wanted=wanted)
        only_card = self._window.only_card.set_wanted
        yield lambda settings: settings.only_card_plays, lambda wanted: only_card(wanted=wanted)

    def _sort_hands(self, order: HandOrder) -> None:
        self._window.presenter.sort_hands(order)
        self._window.reviewing.sort_hands(order)

    def _set_faces(self, faces: ChosenFaces) -> None:
        try:
            self._window.match_screen.table.set_faces(faces)
        except AssetError as error:
            self._window.note(say("settings_no_face", path=str(error.path)))

    def _set_card_style(self, style: CardStyle) -> None:
        screen = self._window.match_screen
        try:
            screen.table.set_card_style(style)
            screen.bidding.set_card_style(style)
        except AssetError as error:
            self._window.note(say("settings_no_deck", path=str(error.path)))
