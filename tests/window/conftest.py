"""The real window over a real store, with computer players that answer at once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from preferans_desktop.app import Game
from preferans_desktop.host.patience import Patience
from preferans_desktop.language.catalogue import VOICE
from preferans_desktop.language.speech import USUAL_SPEECH, Tongue
from preferans_desktop.options import Options
from preferans_desktop.ui.table import view
from preferans_desktop.ui.table.card_images import CardImages
from preferans_desktop.ui.table.card_style import CardStyle
from preferans_desktop.ui.table.motion import Speed
from support.fingers import Fingers
from support.people import QuickPlayers


class Desk:
    """Opens and closes the program, always on the same data folder.

    Attributes:
        besides: who answers besides the turns in the program opened last.
    """

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self._qtbot = qtbot
        self.folder = folder
        self._open: list[Game] = []
        self.besides = QuickPlayers()

    def sit_down(
        self,
        players: QuickPlayers | None = None,
        *,
        seed: int = 1,
        patience: Patience | None = None,
        speed: Speed | None = Speed.OFF,
        unsaved: bool = False,
        tongue: Tongue | None = None,
    ) -> Fingers:
        """Start the program; players of the same kind answer besides the turns."""
        options = Options(seed=seed, speed=speed, tongue=tongue)
        players = players or QuickPlayers()
        self.besides = type(players)()
        game = Game(options, self.folder, players, patience, besides=self.besides)
        self._open.append(game)
        game.start(None if unsaved else game.open_store())
        self._qtbot.waitExposed(game.window)
        return Fingers(game, self._qtbot)

    def leave(self, fingers: Fingers) -> None:
        self._open.remove(fingers.game)
        _end(fingers.game)

    def leave_all(self) -> None:
        for game in self._open:
            _end(game)


def _end(game: Game) -> None:
    """Close the window and take it apart: what stays would be styled anew with every later one."""
    game.window.close()
    game.close()
    for part in (game.window, game):
        part.deleteLater()
        QCoreApplication.sendPostedEvents(part, QEvent.Type.DeferredDelete)


@pytest.fixture(scope="session")
def drawn_cards(qapp: QApplication) -> CardImages:
    """Cards rendered for one window serve the next: each window renders a hundred otherwise."""
    return CardImages()


@pytest.fixture
def desk(
    qtbot: QtBot, tmp_path: Path, drawn_cards: CardImages, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Desk]:
    drawn_cards.keep_only(CardStyle().drawings())
    monkeypatch.setattr(view, "CardImages", lambda: drawn_cards)
    opened = Desk(qtbot, tmp_path / "data")
    yield opened
    opened.leave_all()
    VOICE.use(USUAL_SPEECH)
