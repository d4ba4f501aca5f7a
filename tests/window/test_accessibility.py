"""What a screen reader finds in the real window in every phase of a hand, in every language."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent
from pytestqt.qtbot import QtBot

from preferans_desktop.language.acts import spoken, told
from preferans_desktop.language.catalogue import VOICE, language_of, say
from preferans_desktop.language.results import hand_heading, hand_lines
from preferans_desktop.language.situation import contract_badge, prompt, role
from preferans_desktop.language.speech import Tongue
from preferans_desktop.rules.cards import ALL_CARDS, Card
from preferans_desktop.rules.seats import SEATS, left_of, right_of
from preferans_desktop.rules.serbian.actions import (
    Discard,
    OfferAll,
    OfferNoTrick,
    PlayCard,
)
from preferans_desktop.rules.serbian.hand import Phase
from preferans_desktop.rules.serbian.log import Dealt, Log, WrittenOff
from preferans_desktop.rules.serbian.match import Match, legal
from preferans_desktop.ui.accessible import ear as ears
from preferans_desktop.ui.accessible.ear import Ear
from preferans_desktop.ui.panels.action_bar import Command
from preferans_desktop.ui.table.motion import Speed
from support.evening import log_to
from support.fingers import Fingers
from support.listening import Heard, seen_by_listeners, tree_of
from support.people import QuickPlayers, SilentPlayers, decide

ME = 0
LIST, ITEM = QAccessible.Role.List, QAccessible.Role.ListItem
Moment = Callable[[Match], bool]


def phase_of(match: Match) -> Phase | None:
    return match.hand.phase if match.hand is not None else None


def bidding(match: Match) -> bool:
    mine = phase_of(match) is Phase.BIDDING and match.to_act == ME
    return mine and len(match.hand.bidding.result or match.hand.actions) > 1


def talon(match: Match) -> bool:
    """The talon lies open before another player."""
    return phase_of(match) is Phase.DISCARD and match.to_act != ME


def discard(match: Match) -> bool:
    return phase_of(match) is Phase.DISCARD and match.to_act == ME


def announcement(match: Match) -> bool:
    return phase_of(match) is Phase.ANNOUNCEMENT and match.to_act == ME


def following(match: Match) -> bool:
    return phase_of(match) is Phase.FOLLOWING and match.to_act == ME


def play(match: Match) -> bool:
    state = match.hand.play if match.hand is not None else None
    mine = state is not None and match.to_act == ME and match.hand.offer is None
    return mine and len(state.trick) == 2 and len(state.tricks) > 2


def must_follow(match: Match) -> bool:
    """Some of my cards may not be played now."""
    cards = [act for act in legal(match) if isinstance(act, PlayCard)]
    return play(match) and 0 < len(cards) < len(match.hand.holdings[ME])


def played_by_another(match: Match) -> bool:
    """Somebody else has put something away."""
    hand = match.hand
    return play(match) and hand.discard is not None and hand.declarer != ME


def offer(match: Match) -> bool:
    """Another player shows his cards and I have to answer."""
    open_offer = match.hand.offer if match.hand is not None else None
    return (
        open_offer is not None
        and isinstance(open_offer.offer, OfferAll | OfferNoTrick)
        and open_offer.waiting[0] == ME
    )


def hand_end(match: Match) -> bool:
    return match.hand is None and bool(match.finished) and match.finished[-1].hand.play is not None


def paper(match: Match) -> bool:
    """Everything is on the papers: struck figures, supe on both sides, refe, a hat."""
    sheet = match.sheet
    return match.hand is None and bool(sheet.refe_written[0]) and min(sheet.bule) <= 0


PHASES: dict[str, Moment] = {
    each.__name__: each
    for each in (
        *(bidding, talon, discard, announcement, following, play),
        *(must_follow, played_by_another, offer, hand_end, paper),
    )
}
LOGS: dict[str, Log] = {}


def log_of(name: str) -> Log:
    if name not in LOGS:
        LOGS[name] = log_to(PHASES[name])
    return LOGS[name]


def put(fingers: Fingers, log: Log) -> None:
    fingers.begin(log)
    fingers.qtbot.waitUntil(lambda: bool(fingers.screen.table.written.message))
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def names(found: list[Heard]) -> list[str]:
    return [each.name for each in found]


def on_the_table(fingers: Fingers) -> list[Heard]:
    return tree_of(fingers.screen.table)


def open_cards(fingers: Fingers) -> dict[Card, int | None]:
    """Every card whose face this player is shown, from the view alone, and whose it is."""
    view = fingers.view
    hand = view.hand or view.last_hand
    assert hand is not None
    if view.hand is None:
        found = {card: seat for seat in SEATS for card in hand.deal.hands[seat].known}
        return found | dict.fromkeys(hand.deal.talon.known, None)
    found = {card: seat for seat in SEATS for card in hand.holdings[seat].known}
    if hand.play is not None:
        found |= {card: seat for seat, card in hand.play.trick}
    if hand.talon_shown:
        found |= {card: found.get(card) for card in hand.deal.talon.known}
    return found


def every_case(card: Card) -> set[str]:
    grammar = language_of(VOICE.speech).grammar
    return {grammar.card(card, case) for case in grammar.CASES}


def named_in(card: Card, texts: list[str]) -> bool:
    lower = [text.lower() for text in texts]
    return any(name.lower() in text for name in every_case(card) for text in lower)


def said_in_the_hand(fingers: Fingers) -> list[str]:
    log, players = fingers.game.controller.log, fingers.game.bridge.players
    begin = max(at for at, event in enumerate(log.entries) if isinstance(event, Dealt))
    acts = [event for event in log.entries[begin + 1 :] if not isinstance(event, WrittenOff)]
    return [
        f"{players[act.seat].name}: {spoken(act, players[act.seat])}"
        for act in acts
        if not isinstance(act, PlayCard | Discard)
    ]


@pytest.fixture(params=list(Tongue), ids=lambda tongue: tongue.value)
def tongue(request: pytest.FixtureRequest) -> Tongue:
    return request.param


@pytest.mark.parametrize("phase", list(PHASES))
def test_the_tree_has_every_card_and_word_and_nothing_hidden(desk, phase, tongue) -> None:
    fingers = desk.sit_down(SilentPlayers(), tongue=tongue)
    put(fingers, log_of(phase))
    heard = names(seen_by_listeners(fingers.window))
    everything = [
        text for each in tree_of(fingers.window) for text in (each.name, each.description)
    ]
    shown = open_cards(fingers)

    assert [card for card in shown if not named_in(card, heard)] == []
    hidden = set(ALL_CARDS) - shown.keys()
    assert [card for card in hidden if named_in(card, everything)] == []
    assert len(hidden) == {"hand_end": 0, "paper": 0}.get(phase, len(hidden))

    view, players = fingers.view, fingers.game.bridge.players
    hand = view.hand or view.last_hand
    assert prompt(view, players) in heard
    if view.hand is not None:
        assert set(said_in_the_hand(fingers)) <= set(heard)
    else:
        result = hand_heading(fingers.match.finished[-1], players)
        assert result in heard
        assert "\n".join(hand_lines(fingers.match, players)) in heard
    badge = contract_badge(hand, players)
    assert not badge[0] or ", ".join(filter(None, badge)) in heard
    for seat in SEATS:
        plate = next(each for each in heard if each.startswith(f"{players[seat].name}, "))
        assert role(hand, seat, players[seat]) in plate
        assert say("plate_bule", bule=view.sheet.bule[seat]) in plate
        assert (say("mark_to_act") in plate) == (view.hand is not None and seat == hand.to_act)
        assert (say("mark_dealer") in plate) == (seat == left_of(hand.forehand))
    for word in fingers.bar.words:
        assert any(each.startswith(word.label) for each in heard)


def test_the_cards_of_the_table_come_in_order(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    put(fingers, log_of("play"))
    table, *things = on_the_table(fingers)
    assert (table.role, table.name) == (LIST, "Sto")
    assert {each.role for each in things} == {ITEM}
    assert all(each.painted for each in things)
    own = [say("card", card=card) for card in fingers.hand.cards]
    trick = [
        told(PlayCard(seat, card), fingers.game.bridge.players[seat])
        for seat, card in fingers.match.hand.play.trick
    ]
    found = names(things)
    assert [name.split(",")[0] for name in found[: len(own)]] == own
    assert found[len(own) : len(own) + 2] == trick
    counts = [name for name in found if name.endswith((" karata", " karte", " karta"))]
    holdings = fingers.match.hand.holdings
    assert len(counts) == sum(bool(len(holdings[seat])) for seat in (1, 2)) + (
        fingers.match.hand.discard is not None or fingers.match.hand.hand_game
    )


def test_own_cards_say_what_can_be_done_with_them(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    put(fingers, log_of("must_follow"))
    fingers.key(Qt.Key.Key_Right)
    own = dict(zip(fingers.hand.cards, on_the_table(fingers)[1:], strict=False))
    for card, heard in own.items():
        can_be = card in fingers.hand.playable
        name = say("card", card=card)
        assert heard.name == name + (", može se igrati" if can_be else ", ne može se igrati")
        assert ("disabled" in heard.states) != can_be
        assert ("focusable" in heard.states) == can_be
        assert ("focused" in heard.states) == (card == fingers.hand.focused)
    assert fingers.hand.focused in own
    assert set(own) - fingers.hand.playable


def test_cards_picked_for_the_discard_are_selected(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    put(fingers, log_of("discard"))
    fingers.click_card(fingers.hand.cards[3])
    own = on_the_table(fingers)[1:13]
    assert [place for place, each in enumerate(own) if "selected" in each.states] == [3]
    assert all("selectable" in each.states for each in own)
    assert own[3].name.endswith(", ide u škart")
    assert own[4].name.endswith(", može u škart")


def test_the_paper_names_every_cell(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    put(fingers, log_of("paper"))
    sheet, players = fingers.window.models.sheet, fingers.game.bridge.players
    for seat, paper_view in enumerate(fingers.screen.papers.papers):
        whole, *cells = tree_of(paper_view)
        assert (whole.role, whole.name) == (LIST, f"Pismo, {players[seat].name}")
        found = names(cells)
        columns = [sheet.column(seat, place) for place in range(3)]
        assert len(found) == sum(map(len, columns)) + len(sheet.refe)
        assert f"bule, {players[seat].name}, 60, precrtano" in found
        now = say("heard_bule", name=players[seat].name, bule=fingers.match.sheet.bule[seat])
        assert now in found
        assert now in whole.description
        assert "precrtano" not in whole.description
    cells = names(tree_of(fingers.screen.papers))
    assert any(cell.startswith("kapa, ") for cell in cells)
    writer, against = next(
        (one, other)
        for one in SEATS
        for other in (right_of(one), left_of(one))
        if fingers.match.sheet.supe[one][other]
    )
    total = fingers.match.sheet.supe[writer][against]
    assert say("heard_supe", who=players[writer], whom=players[against], supe=total) in cells
    assert any(cell.startswith("1. refa, ") for cell in cells)


def test_things_are_where_they_are_seen(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    put(fingers, log_of("play"))
    table = fingers.screen.table
    whole = QAccessible.queryAccessibleInterface(table)
    for place, card in enumerate(fingers.hand.cards):
        rect = table.card_rect(card)
        corner = table.viewport().mapToGlobal(rect.topLeft())
        assert whole.child(place).rect().intersects(QRect(corner, rect.size()))
    for place in range(whole.childCount()):
        each = whole.child(place)
        assert whole.indexOfChild(each) == place
        assert each.parent().object() is table
        assert not each.rect().isEmpty(), each.text(QAccessible.Text.Name)
    top = whole.child(0).rect().topLeft()
    assert whole.childAt(top.x() + 3, top.y() + 3).object() is whole.child(0).object()
    assert whole.child(whole.childCount()) is None


def test_cells_and_words_are_where_they_are_seen(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    put(fingers, log_of("paper"))
    panels = [*fingers.screen.papers.papers]
    for panel in panels:
        whole = QAccessible.queryAccessibleInterface(panel)
        shown = [whole.child(place).rect() for place in range(whole.childCount())]
        assert all(whole.rect().contains(rect) for rect in shown)
        figures = [rect for rect in shown if not rect.isEmpty()]
        assert len(figures) == len(shown)
        lowest = max(figures, key=QRect.bottom)
        found = whole.childAt(lowest.center().x(), lowest.center().y())
        assert found.rect() == lowest
        assert whole.childAt(whole.rect().center().x(), whole.rect().top() + 2) is None
    put(fingers, log_of("play"))
    whole = QAccessible.queryAccessibleInterface(fingers.screen.bidding)
    words = [whole.child(place).rect() for place in range(whole.childCount())]
    assert all(whole.rect().contains(rect) for rect in words if not rect.isEmpty())
    tops = [rect.top() for rect in words if not rect.isEmpty()]
    assert tops == sorted(tops)
    assert len(set(tops)) > 1


def test_a_card_that_was_played_is_there_no_more(desk, qtbot: QtBot) -> None:
    fingers = desk.sit_down(SilentPlayers())
    put(fingers, log_of("play"))
    action = decide(fingers.view, 1)
    whole = QAccessible.queryAccessibleInterface(fingers.screen.table)
    gone = whole.child(fingers.hand.cards.index(action.card))
    fingers.press(action)
    qtbot.waitUntil(lambda: action.card not in fingers.hand.cards)
    assert not gone.isValid()
    assert gone.text(QAccessible.Text.Name) == ""


@pytest.fixture
def events(monkeypatch: pytest.MonkeyPatch) -> list[tuple[QAccessible.Event, int]]:
    """What is told to a screen reader, as if one listened."""
    told_events: list[tuple[QAccessible.Event, int]] = []

    class Listened(QAccessible):
        @staticmethod
        def isActive() -> bool:  # noqa: N802 - Qt's name
            return True

        @staticmethod
        def updateAccessibility(event: QAccessibleEvent) -> None:  # noqa: N802 - Qt's name
            told_events.append((event.type(), event.child()))

    monkeypatch.setattr(ears, "QAccessible", Listened)
    return told_events


def test_the_arrows_move_what_is_in_focus(desk, qtbot: QtBot, events) -> None:
    fingers = desk.sit_down(SilentPlayers())
    put(fingers, log_of("discard"))
    qtbot.waitUntil(lambda: not fingers.window.access._soon.isActive())
    events.clear()
    fingers.key(Qt.Key.Key_Right)
    qtbot.waitUntil(lambda: bool(events))
    assert events == [(QAccessible.Event.Focus, 0)]
    events.clear()
    fingers.key(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bool(events))
    assert (QAccessible.Event.NameChanged, 0) in events
    assert (QAccessible.Event.SelectionAdd, 0) in events


def test_lines_of_cards_that_are_gone_are_given_back(desk, qtbot: QtBot, events) -> None:
    fingers = desk.sit_down(SilentPlayers())
    put(fingers, log_of("play"))
    on_the_table(fingers)
    ear = fingers.screen.table.findChild(Ear)
    action = decide(fingers.view, 1)
    fingers.press(action)
    qtbot.waitUntil(lambda: action.card not in fingers.hand.cards)
    qtbot.waitUntil(lambda: set(ear._lines) <= {node.key for node in ear.nodes()})


def announcements(fingers: Fingers) -> list[str]:
    heard: list[str] = []
    fingers.window.access.announced.connect(heard.append)
    return heard


def test_what_is_said_and_played_is_announced(desk, qtbot: QtBot, tongue) -> None:
    fingers = desk.sit_down(QuickPlayers(), tongue=tongue)
    put(fingers, log_to(lambda match: match.hand is None and bool(match.finished)))
    heard = announcements(fingers)
    fingers.press_word(Command.DEAL)
    seen = len(fingers.game.controller.log.entries)
    hands = len(fingers.match.finished)
    for number in range(200):
        fingers.wait()
        if len(fingers.match.finished) > hands and fingers.match.finished[-1].hand.play:
            break
        before = fingers.game.controller.revision
        if fingers.view.legal:
            fingers.press(decide(fingers.view, number))
        else:
            fingers.press_word(Command.DEAL)
        qtbot.waitUntil(lambda: fingers.game.controller.revision > before)  # noqa: B023
    qtbot.waitUntil(lambda: not fingers.window.access._soon.isActive())
    text, players = " ".join(heard), fingers.game.bridge.players
    for event in fingers.game.controller.log.entries[seen:]:
        if isinstance(event, Dealt):
            continue
        if isinstance(event, Discard) and event.seat != ME:
            event = Discard(event.seat, None)  # noqa: PLW2901 - as it is shown
        assert told(event, players[event.seat]) in text
    last = fingers.match.finished[-1]
    winner = last.hand.play.tricks[0].winner
    assert say("heard_trick_taken", who=players[winner], tricks=1) in text
    assert hand_heading(last, players) in text
    assert prompt(fingers.view, players) in heard[-1]
    if last.hand.talon_shown:
        assert say("heard_talon", cards=last.hand.deal.talon.known) in text


def test_what_another_puts_away_is_not_announced(desk, qtbot: QtBot) -> None:
    fingers = desk.sit_down(QuickPlayers())
    heard = announcements(fingers)
    before = len(log_of("talon").entries)
    put(fingers, log_of("talon"))
    qtbot.waitUntil(lambda: any("odbacuje dve karte" in sentence for sentence in heard))
    away = fingers.game.controller.log.entries[before]
    assert isinstance(away, Discard)
    assert away.seat != ME
    sentence = next(each for each in heard if "odbacuje dve karte" in each)
    assert [card for card in away.cards if named_in(card, [sentence])] == []


def test_turn_refusal_and_last_trick_are_announced(desk, qtbot: QtBot) -> None:
    fingers = desk.sit_down(SilentPlayers())
    heard = announcements(fingers)
    put(fingers, log_of("must_follow"))
    qtbot.waitUntil(lambda: heard == ["Na potezu si: baci kartu."])
    wrong = next(card for card in fingers.hand.cards if card not in fingers.hand.playable)
    fingers.press_card(wrong, arrows=False)
    qtbot.waitUntil(lambda: len(heard) == 2)
    assert heard[1].startswith(("Moraš na boju", "Nemaš "))
    fingers.key(Qt.Key.Key_L)
    qtbot.waitUntil(lambda: len(heard) == 3)
    assert heard[2].startswith("Poslednji štih: ")
    for _, card in fingers.window.models.trick.last.cards:
        assert named_in(card, [heard[2]])
    assert heard[2] in names(on_the_table(fingers))
    fingers.key(Qt.Key.Key_Escape)
    assert heard[2] not in names(on_the_table(fingers))


def test_a_deal_tells_the_own_cards_when_they_lie_there(desk, qtbot: QtBot) -> None:
    fingers = desk.sit_down(SilentPlayers(), speed=Speed.SLOW)
    put(fingers, log_of("hand_end"))
    table = fingers.screen.table
    qtbot.waitUntil(lambda: "Podeli" in fingers.labels())
    qtbot.waitUntil(lambda: not (table._ahead.is_drawing or table._sharpen.isActive()))
    heard = announcements(fingers)
    fingers.press_word(Command.DEAL)
    qtbot.waitUntil(table.is_moving)
    assert [name for name in names(on_the_table(fingers)) if "kralj" in name] == []
    qtbot.waitUntil(lambda: bool(heard))
    fingers.window.pacing.skip()
    qtbot.waitUntil(lambda: not table.is_moving())
    cards = ", ".join(say("heard_card", card=card) for card in fingers.hand.cards)
    assert f"Tvoje karte: {cards}." in " ".join(heard)


def test_a_warning_is_announced(desk, qtbot: QtBot) -> None:
    fingers = desk.sit_down(SilentPlayers())
    heard = announcements(fingers)
    fingers.window.warn("Disk je pun.")
    qtbot.waitUntil(lambda: "Disk je pun." in " ".join(heard))
