"""What the tests of the host share: a window's thread without a window, matches, a process."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import SimpleQueue

import pytest

from preferans_desktop.host.controller import Controller
from preferans_desktop.host.header import MatchHeader, Participant, Participants, new_header
from preferans_desktop.host.storage.store import Store
from preferans_desktop.language.players import Gender
from preferans_desktop.rules.dealing import shuffled_deal
from preferans_desktop.rules.serbian import match as matches
from preferans_desktop.rules.serbian.log import Dealt, Event, Log, apply_event
from preferans_desktop.rules.serbian.match import Match
from preferans_desktop.rules.serbian.settings import Rules

PATIENCE_S = 60
"""A test that waits longer than this has failed."""


class Mailbox:
    """Stands for the window's event loop: what is posted runs when the test says so."""

    def __init__(self) -> None:
        self._letters: SimpleQueue[Callable[[], None]] = SimpleQueue()

    def post(self, letter: Callable[[], None]) -> None:
        self._letters.put(letter)

    def take(self) -> Callable[[], None]:
        return self._letters.get(timeout=PATIENCE_S)

    def run_one(self) -> None:
        self.take()()

    def run_until(self, is_reached: Callable[[], bool]) -> None:
        while not is_reached():
            self.run_one()

    def is_empty(self) -> bool:
        return self._letters.empty()


def random_event(match: Match, generator: random.Random) -> Event | None:
    """Something that may happen now, None when the match is over."""
    if match.over:
        return None
    choices: list[Event] = list(matches.legal(match))
    if match.hand is None:
        choices.append(Dealt(shuffled_deal(generator, match.forehand)))
    return generator.choice(choices)


def random_log(seed: int, length: int, bule: int = 10) -> Log:
    """A log of that many entries, or of a whole match if that is shorter."""
    generator = random.Random(seed)
    match = matches.start(Rules(bule=bule), 2)
    events: list[Event] = []
    while len(events) < length and (event := random_event(match, generator)) is not None:
        events.append(event)
        match = apply_event(match, event)
    return Log(match.rules, 2, tuple(events))


def save_at_once(_entry: object, done: Callable[[None], None]) -> None:
    """A store that keeps nothing and is never slow."""
    done(None)


@pytest.fixture
def players() -> Participants:
    return (
        Participant("Željko", Gender.M),
        Participant("Mira", Gender.F, "majstor", "odvazan"),
        Participant("Sava", Gender.M, "pocetnik"),
    )


@pytest.fixture
def header(players: Participants) -> MatchHeader:
    return new_header(Rules(bule=10), 2, players, seed=77)


@pytest.fixture
def mailbox() -> Mailbox:
    return Mailbox()


@pytest.fixture
def open_store(folder: Path, mailbox: Mailbox) -> Iterator[Callable[[], Store]]:
    """Opens stores on the data folder; those left open are closed in the end."""
    opened: list[Store] = []

    def open_one() -> Store:
        opened.append(Store(folder, mailbox.post))
        return opened[-1]

    yield open_one
    for store in opened:
        store.close(PATIENCE_S)


@pytest.fixture
def new_controller() -> Callable[..., Controller]:
    """Controllers of a new match over a store that keeps nothing."""

    def make(log: Log | None = None, commit=save_at_once, seed: int = 1) -> Controller:
        log = log or Log(Rules(bule=10), 2)
        return Controller(log, commit, random.Random(seed))

    return make


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder that nobody has made yet."""
    return tmp_path / "data"


@pytest.fixture(scope="session", name="random_event")
def random_event_fixture():
    return random_event


@pytest.fixture(scope="session", name="random_log")
def random_log_fixture():
    return random_log
