"""The hint from the key to the panel: asks, marks what is advised, answers why not.

The numbers grow steadier while it is shown; what is marked never changes.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from preferans_desktop.host.advice import Advice
from preferans_desktop.host.timers import Cancel, cancel_nothing
from preferans_desktop.language.catalogue import say
from preferans_desktop.rules.cards import Card
from preferans_desktop.rules.serbian.actions import Action, Discard, PlayCard
from preferans_desktop.ui.bridge import Bridge
from preferans_desktop.ui.hint.content import (
    About,
    Asked,
    Content,
    Topic,
    content_of,
    failed,
    waiting,
)
from preferans_desktop.ui.hint.panel import HintPanel
from preferans_desktop.ui.match_screen import MatchScreen
from preferans_desktop.ui.models.hand_list import HandList
from preferans_desktop.ui.panels.action_bar import Command
from preferans_desktop.ui.people import OWN
from preferans_desktop.ui.turn import DISCARDED


class Hints(QObject):
    """The hint of one decision after another; every change of the match takes it away.

    Signals:
        told: something new stands on the panel; carries it in words.
        refused: there is nothing to give a hint about; carries the sentence that says so.
    """

    told = Signal(str)
    refused = Signal(str)

    def __init__(
        self, bridge: Bridge, screen: MatchScreen, hand: HandList, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._screen = screen
        self._hand = hand
        self._panel = HintPanel(lambda: screen.bidding.small_cards, screen)
        self._panel.hide()
        self._advice: Advice | None = None
        self._has_failed = False
        self._about: About = Topic.REASON
        self._counted_at = -1
        self._forget: Cancel = cancel_nothing
        self._stop_refining: Cancel = cancel_nothing
        screen.set_side_panel(self._panel)
        bridge.stepped.connect(self.close)
        hand.choice_changed.connect(self._on_choice_changed)
        screen.table.card_asked.connect(self._on_card_asked)
        screen.bar.asked.connect(self._on_word_asked)
        self._panel.asked.connect(self._ask_about)
        self._panel.details_asked.connect(self._on_details)
        self._panel.closed.connect(self.close)

    @property
    def panel(self) -> HintPanel:
        """Where the hint stands."""
        return self._panel

    def is_open(self) -> bool:
        """Whether a hint is shown, or thought about."""
        return not self._panel.isHidden()

    def toggle(self) -> None:
        """Show the hint of this decision, or take it away."""
        if self.is_open():
            self.close()
        elif not self._can_be_asked():
            self.refused.emit(say("hint_not_now"))
        else:
            self._about, self._has_failed = Topic.REASON, False
            self._forget = self._bridge.advise(self._on_advice, pressing=True)
            if not self.is_open():  # what is known already is told at once
                self._show(waiting())

    def close(self) -> bool:
        """Take the hint away; whether there was one."""
        was_open = self.is_open()
        self._forget()
        self._stop_refining()
        self._forget = self._stop_refining = cancel_nothing
        self._advice = None
        if was_open:
            focused = QApplication.focusWidget()
            had_focus = focused is not None and self._panel.isAncestorOf(focused)
            self._mark(None)
            self._panel.hide()
            if had_focus:
                self._screen.setFocus()
        return was_open

    def say_again(self) -> None:
        """Say the hint in the language chosen now."""
        if self.is_open():
            self._show(self._content())

    def _can_be_asked(self) -> bool:
        may_act = bool(self._bridge.view().legal) and self._bridge.person_plays
        return may_act and not self._screen.table.is_moving() and not self._screen.form.isVisible()

    def _on_advice(self, advice: Advice | None) -> None:
        self._advice, self._has_failed = advice, advice is None
        self._mark(advice)
        self._show(self._content())
        revision = self._bridge.controller.revision
        if advice is not None and self._counted_at != revision:
            self._counted_at = revision
            self._bridge.note_hint()
        if advice is not None:
            self._stop_refining = self._bridge.refine(advice, self._on_refined)

    def _on_refined(self, advice: Advice) -> None:
        """The same with steadier numbers: not news that would be read aloud again."""
        self._advice = advice
        self._panel.show_content(self._content())

    def _mark(self, advice: Advice | None) -> None:
        """Put rings around what is advised."""
        action = advice.action if advice is not None else None
        cards: frozenset[Card] = frozenset()
        words: frozenset[Action | Command] = frozenset()
        if isinstance(action, PlayCard):
            cards = frozenset({action.card})
        elif isinstance(action, Discard):
            cards = action.cards or frozenset()
        elif action is not None:
            words = frozenset({action})
        self._screen.table.set_advised(cards)
        self._screen.bar.set_advised(words)

    def _show(self, content: Content) -> None:
        self._panel.show_content(content)
        self._panel.show()
        self._panel.raise_()
        self.told.emit(f"{content.title}. {content.text}".replace("\n", " "))

    def _content(self) -> Content:
        if self._has_failed:
            return failed()
        return waiting() if self._advice is None else self._about_advice(self._advice)

    def _about_advice(self, advice: Advice) -> Content:
        view, players = self._bridge.view(), self._bridge.players
        declarer = view.hand.declarer if view.hand is not None else None
        asked = Asked(players[OWN], players[OWN if declarer is None else declarer], view.legal)
        return content_of(advice, asked, self._about)

    def _ask_about(self, action: Action) -> None:
        """Tell why not this; asked about what is advised, tell why that."""
        if self._advice is None or not self.is_open():
            return
        about = Topic.REASON if action == self._advice.action else action
        if about != self._about:
            self._about = about
            self._show(self._content())

    def _on_details(self) -> None:
        self._about = Topic.REASON if self._about is Topic.DETAILS else Topic.DETAILS
        self._show(self._content())

    def _on_card_asked(self, card: Card) -> None:
        if self._hand.playable is not None and card in self._hand.playable:
            self._ask_about(PlayCard(OWN, card))

    def _on_word_asked(self, meaning: Action | Command) -> None:
        if not isinstance(meaning, Command):
            self._ask_about(meaning)

    def _on_choice_changed(self) -> None:
        """The arrows stand on another card, or two cards are picked for the discard."""
        legal = self._bridge.view().legal
        action: Action | None = None
        if len(self._hand.selected) == DISCARDED:
            action = Discard(OWN, self._hand.selected)
        elif self._hand.focused is not None:
            action = PlayCard(OWN, self._hand.focused)
        if action in legal and action is not None:
            self._ask_about(action)
