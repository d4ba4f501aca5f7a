"""A person at the real window: sees what is shown, and enters acts with the mouse or with keys."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from preferans_desktop.app import Game
from preferans_desktop.host.header import new_header
from preferans_desktop.rules.cards import Card
from preferans_desktop.rules.serbian.actions import Action, Discard, PlayCard
from preferans_desktop.rules.serbian.log import Log
from preferans_desktop.rules.serbian.match import Match
from preferans_desktop.rules.serbian.view import PlayerView
from preferans_desktop.ui.panels.action_bar import Command
from preferans_desktop.ui.people import default_participants

ME = 0
LEFT_BUTTON = Qt.MouseButton.LeftButton
PATIENCE_MS = 20_000
TENTH = 9


class Fingers:
    """Plays seat 0 of a game in its window."""

    def __init__(self, game: Game, qtbot: QtBot) -> None:
        self.game = game
        self.qtbot = qtbot
        self.window = game.window
        self.screen = game.window.match_screen
        self.bar = self.screen.bar
        self.hand = game.window.models.hand

    def begin(self, log: Log, *, training: bool = False) -> None:
        """Go on with a match as it stands after this log, a person in seat 0."""
        people = default_participants(person=True)
        header = new_header(log.rules, log.dealer, people, 1, training=training)
        self.game.bridge.begin(header, log)
        self.window.flow.close_form()

    def put(self, log: Log, *, training: bool = False) -> None:
        """The same, up to the person's turn."""
        self.begin(log, training=training)
        self.wait()

    # Looking.

    @property
    def match(self) -> Match:
        return self.game.controller.match

    @property
    def view(self) -> PlayerView:
        return self.game.controller.view(ME)

    def is_asked(self) -> bool:
        """Whether the window waits for me, and says so."""
        if self.game.controller.busy or self.screen.table.is_moving():
            return False
        if self.match.hand is None:
            return bool(self.bar.words)
        asked = self.match.take_overs.asked
        mine = self.match.to_act == ME or (asked is not None and asked.fallen == ME)
        return mine and (bool(self.bar.words) or self.hand.playable is not None)

    def wait(self) -> None:
        """Until the window waits for me."""
        self.qtbot.waitUntil(self.is_asked, timeout=PATIENCE_MS)

    def labels(self) -> list[str]:
        return [word.label for word in self.bar.words]

    # The mouse.

    def click_card(self, card: Card) -> None:
        rect = self.screen.table.card_rect(card)
        assert rect is not None
        spot = rect.topLeft() + QPoint(rect.width() // 6, rect.height() // 2)
        self.qtbot.mouseClick(self.screen.table.viewport(), LEFT_BUTTON, pos=spot)

    def click_word(self, meaning: Action | Command) -> None:
        button = self.bar.button(meaning)
        assert button is not None, f"no button says {meaning}"
        self.qtbot.mouseClick(button, LEFT_BUTTON)

    def click(self, action: Action) -> None:
        if isinstance(action, PlayCard):
            self.click_card(action.card)
        elif isinstance(action, Discard):
            assert action.cards is not None
            for card in action.cards:
                self.click_card(card)
            self.click_word(Command.PUT_AWAY)
        else:
            self.click_word(action)

    # The keys.

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier | None = None) -> None:
        target: QWidget = QApplication.focusWidget() or self.window.focusWidget() or self.screen
        self.qtbot.keyClick(target, key, modifier or Qt.KeyboardModifier.NoModifier)

    def press_shown(self, shown: str) -> None:
        """Press a key as it is written on a button."""
        named = {"Enter": Qt.Key.Key_Return, "Esc": Qt.Key.Key_Escape, "razmak": Qt.Key.Key_Space}
        if shown in named:
            self.key(named[shown])
        elif shown.startswith("Alt+"):
            self.key(_digit(int(shown.removeprefix("Alt+"))), Qt.KeyboardModifier.AltModifier)
        else:
            self.key(_digit(int(shown)))

    def press_word(self, meaning: Action | Command) -> None:
        button = self.bar.button(meaning)
        assert button is not None, f"no button says {meaning}"
        self.press_shown(button.word.key)

    def go_to_card(self, card: Card) -> None:
        """With the arrows, the shorter way not looked for."""
        for _ in self.hand.cards:
            if self.hand.focused == card:
                return
            self.key(Qt.Key.Key_Right)
        assert self.hand.focused == card

    def press_card(self, card: Card, *, arrows: bool) -> None:
        place = self.hand.cards.index(card)
        if arrows or place > TENTH:
            self.go_to_card(card)
            self.key(Qt.Key.Key_Return)
        else:
            self.key(_digit((place + 1) % 10))

    def press(self, action: Action, *, arrows: bool = False) -> None:
        if isinstance(action, PlayCard):
            self.press_card(action.card, arrows=arrows)
        elif isinstance(action, Discard):
            assert action.cards is not None
            for card in sorted(action.cards):
                self.press_card(card, arrows=arrows)
            self.key(Qt.Key.Key_Return)
        else:
            self.press_word(action)


def _digit(number: int) -> Qt.Key:
    return Qt.Key(int(Qt.Key.Key_0) + number)
