"""Joins the window to those who hear it: what is shown can be asked for, what is new is told."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from preferans_desktop.host.controller import Step
from preferans_desktop.language.catalogue import say
from preferans_desktop.language.heard import act_news, deal_news, end_news, trick_heard
from preferans_desktop.rules.serbian.log import Dealt, Undone, WrittenOff
from preferans_desktop.rules.serbian.view import PlayerView
from preferans_desktop.ui.accessible.ears import BiddingEar, PaperEar, TableEar
from preferans_desktop.ui.accessible.interfaces import install
from preferans_desktop.ui.bridge import Bridge
from preferans_desktop.ui.captions import own_cards
from preferans_desktop.ui.match_screen import MatchScreen
from preferans_desktop.ui.parts import Models
from preferans_desktop.ui.people import OWN
from preferans_desktop.ui.presenter import Presenter
from preferans_desktop.ui.prompting import Prompting


class Access(QObject):
    """Gives the parts of the window their ears and announces news.

    News of one moment are announced together, what is to be done now at their end.

    Signals:
        announced: something was announced; carries the sentences.
    """

    announced = Signal(str)

    def __init__(
        self,
        bridge: Bridge,
        screen: MatchScreen,
        models: Models,
        presenter: Presenter,
        prompting: Prompting,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._screen = screen
        self._before: PlayerView | None = None
        self._news: list[str] = []
        self._prompt = self._told_prompt = ""
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._announce)
        install()
        ears = [
            TableEar(screen.table, bridge),
            BiddingEar(screen.bidding),
            *(PaperEar(paper, bridge) for paper in screen.papers.papers),
        ]
        for ear in ears:
            self._soon.timeout.connect(ear.changed)
        for changed in (
            models.hand.choice_changed,
            models.sheet.changed,
            screen.papers.cursor_moved,
            screen.table.settled,
        ):
            changed.connect(self._soon.start)
        presenter.shown.connect(self._on_shown)
        prompting.prompted.connect(self._on_prompted)
        screen.table.last_trick_shown.connect(self._on_last_trick)
        screen.notices.told.connect(self.tell)

    def _on_shown(self, step: Step) -> None:
        before, self._before = self._before, self._bridge.view()
        self._told_prompt = ""
        if step.event is not None:
            self._news += self._news_of(step, before)
        self._soon.start()

    def _news_of(self, step: Step, before: PlayerView | None) -> list[str]:
        players, after = self._bridge.players, self._bridge.view()
        event = step.event
        if event is None or before is None:
            return []
        if isinstance(event, Undone):
            return [say("paper_undone", count=self._bridge.undone)]
        if isinstance(event, Dealt):
            cards = own_cards(self._screen.table.picture)
            return deal_news(players[after.dealer], players[OWN], cards)
        if isinstance(event, WrittenOff):
            return end_news(step.after, players)
        news = act_news(event, before, after, players)
        ended = step.before.hand is not None and step.after.hand is None
        return news + (end_news(step.after, players) if ended else [])

    def _on_prompted(self, words: str) -> None:
        self._prompt = words
        self._soon.start()

    def _on_last_trick(self) -> None:
        trick = self._screen.table.last_trick
        if trick is not None:
            self.tell(trick_heard(trick, self._bridge.players))

    def tell(self, sentence: str) -> None:
        """Announce a sentence with the next news."""
        self._news.append(sentence)
        self._soon.start()

    def _announce(self) -> None:
        sentences, self._news = self._news, []
        if self._prompt and self._prompt != self._told_prompt:
            sentences.append(self._prompt)
        self._told_prompt = self._prompt
        if sentences:
            words = " ".join(sentences)
            event = QAccessibleAnnouncementEvent(self._screen.table, words)
            QAccessible.updateAccessibility(event)
            self.announced.emit(words)
