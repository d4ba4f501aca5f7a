"""Side games from any moment of any match: the match and what is kept of it stay as they were."""

from __future__ import annotations

import json
import random
from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication

from preferans_desktop.host.controller import Controller
from preferans_desktop.host.header import new_header
from preferans_desktop.host.review.kinds import Kind
from preferans_desktop.record.report import report
from preferans_desktop.rules.serbian import match as matches
from preferans_desktop.rules.serbian.log import Hinted, Log, Undone, in_force, replay
from preferans_desktop.rules.serbian.settings import Rules
from preferans_desktop.ui.bridge import Bridge
from preferans_desktop.ui.models.papers import papers_of
from preferans_desktop.ui.people import default_participants
from preferans_desktop.ui.saving import Saving
from support.evening import events_of

ALL = 400
played = cache(lambda seed: [event for event, _ in events_of(seed, Rules(bule=20))])


class Recorder:
    """Stands for the store and its writer; remembers every call that could change what is kept."""

    def __init__(self) -> None:
        self.writer = self
        self.calls: list[tuple[object, ...]] = []
        self.on_problem = None

    def overdue(self) -> None: ...

    def retry(self) -> None: ...

    def begin(self, header, entries) -> None:
        self.calls.append(("begin", header.id, tuple(entries)))

    def append(self, entry, done) -> None:
        self.calls.append(("append", entry))
        done(None)

    def keep_thought(self, key, text) -> None:
        self.calls.append(("thought", key, text))

    def finish(self) -> None:
        self.calls.append(("finish",))


class Table:
    """A training match up to some moment, without a window."""

    def __init__(self, seed: int, length: int) -> None:
        events = played(seed % 20)[:length]
        events.insert(len(events) // 2, Hinted(0))
        self.log = Log(Rules(bule=20), 0, tuple(events))
        self.kept = Recorder()
        self.saving = Saving(self.kept)
        self.controller = Controller(Log(Rules(), 0), self.saving.commit, random.Random(seed))
        self.bridge = Bridge(self.controller, self.saving)
        header = new_header(self.log.rules, 0, default_participants(person=True), 1, training=True)
        self.bridge.begin(header, self.log)

    def facts(self) -> str:
        """All that is told of the match, as it would be written down."""
        bridge = self.bridge
        told = (report(self.controller.match), bridge.hinted, bridge.undone, bridge.can_undo)
        return json.dumps(told, default=str, sort_keys=True)

    def settle(self) -> None:
        while self.controller.busy:
            QCoreApplication.processEvents()

    def play(self, count: int, generator: random.Random) -> None:
        """So many things happen, whatever they are."""
        for _ in range(count):
            match = self.controller.match
            legal = matches.legal(match)
            if match.over:
                return
            if generator.random() < 0.05:
                self.bridge.note_hint()
            elif match.hand is None and (not legal or generator.random() < 0.6):
                self.bridge.deal() if generator.random() < 0.95 else self.bridge.write_off()
            else:
                self.controller.act(generator.choice(legal))
            self.settle()


@settings(max_examples=40)
@given(
    seed=st.integers(0, 10_000),
    length=st.integers(1, ALL),
    place=st.floats(0, 1),
    acts=st.integers(0, 90),
)
def test_a_side_game_changes_nothing(qapp, seed, length, place, acts):
    table = Table(seed, length)
    log, match, facts = table.controller.log, table.controller.match, table.facts()
    kept = list(table.kept.calls)
    begin = Log(log.rules, log.dealer, log.entries[: round(place * len(log.entries))])
    assert table.bridge.begin_side_game(begin)
    table.play(acts, random.Random(seed))
    table.saving.keep_thought((1, Kind.GRADE), "{}")
    table.saving.finish()
    assert not table.bridge.can_undo
    assert table.bridge.match_log is log
    assert table.bridge.match_header() is None
    assert table.bridge.end_side_game()
    assert table.controller.log is log
    assert table.controller.match == match
    assert table.facts() == facts
    assert table.kept.calls == kept


@settings(max_examples=40)
@given(seed=st.integers(0, 10_000), length=st.integers(1, ALL), acts=st.integers(0, 12))
def test_undo_is_one_entry_more_and_the_paper_of_before(qapp, seed, length, acts):
    table = Table(seed, length)
    table.play(acts, random.Random(seed))
    if not table.bridge.can_undo:
        return
    log, calls = table.controller.log, list(table.kept.calls)
    assert table.bridge.undo()
    table.settle()
    undone = table.controller.log.entries[-1]
    assert isinstance(undone, Undone)
    assert table.controller.log.entries == (*log.entries, undone)
    assert table.kept.calls == [*calls, ("append", undone)]
    events = in_force(log.entries)
    before = replay(Log(log.rules, log.dealer, events[: undone.kept]))
    decided = events[undone.kept]
    assert decided.seat == 0
    assert decided in matches.legal(before)
    assert table.controller.match == before
    assert report(table.controller.match) == report(before)
    assert papers_of(table.controller.match) == papers_of(before)
