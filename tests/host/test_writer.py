"""The writer: entries in order, off the window's thread, and on through a failing disk."""

import os
import shutil
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest

from preferans_desktop.host.header import new_header
from preferans_desktop.host.storage.errors import Cause, StorageError
from preferans_desktop.host.storage.lock import FolderLock
from preferans_desktop.host.storage.paths import DATABASE_NAME
from preferans_desktop.host.storage.writer import Writer
from preferans_desktop.rules.serbian.log import Log
from preferans_desktop.rules.serbian.settings import Rules

PROGRAMS = Path(__file__).parent / "programs"
PATIENCE_S = 60


class Notes:
    """What a store has said about its entries and its problems."""

    def __init__(self, store, mailbox):
        self.answers = []
        self.problems = []
        self._store = store
        self._mailbox = mailbox
        store.writer.on_problem = self.problems.append

    def append(self, entry):
        """Hand an entry over and wait for the answer: the cause of a problem, or None."""
        count = len(self.answers)
        self._store.writer.append(entry, self.answers.append)
        self._mailbox.run_until(lambda: len(self.answers) > count)
        return self.answers[-1] and self.answers[-1].cause

    def retry_until_saved(self):
        while self._store.writer.problem is not None:
            self._store.writer.retry()
            self._mailbox.run_one()

    def causes(self):
        return [problem and problem.cause for problem in self.problems]


@pytest.fixture
def entries(random_log):
    return random_log(seed=8, length=40).entries


@pytest.fixture
def begun(open_store, header, mailbox):
    """A store with a match begun in it."""
    store = open_store()
    store.writer.begin(header)
    return store


def saved_in(open_store, store=None):
    if store is not None:
        assert store.close(PATIENCE_S)
    return open_store().latest_unfinished()


def test_entries_are_saved_in_order(open_store, begun, mailbox, header, entries):
    answers = []
    for number, entry in enumerate(entries):
        begun.writer.append(entry, lambda problem, number=number: answers.append((number, problem)))
    mailbox.run_until(lambda: len(answers) == len(entries))
    assert answers == [(number, None) for number in range(len(entries))]
    saved = saved_in(open_store, begun)
    assert saved.header == header
    assert saved.log == Log(header.rules, header.dealer, entries)


def test_nothing_of_the_window_runs_in_the_writers_thread(begun, mailbox, entries):
    threads = set()
    begun.writer.on_problem = lambda _: threads.add(threading.current_thread())
    begun.writer.append(entries[0], lambda _: threads.add(threading.current_thread()))
    mailbox.run_until(lambda: bool(threads))
    assert threads == {threading.main_thread()}


def test_a_saved_match_is_continued(open_store, begun, mailbox, header, entries):
    notes = Notes(begun, mailbox)
    for entry in entries[:20]:
        notes.append(entry)
    begun.close(PATIENCE_S)
    store = open_store()
    saved = store.latest_unfinished()
    store.writer.begin(saved.header, saved.log.entries)
    notes = Notes(store, mailbox)
    assert [notes.append(entry) for entry in entries[20:]] == [None] * 20
    assert saved_in(open_store, store).log.entries == entries


def test_the_next_match_is_saved_after_the_last(open_store, begun, mailbox, players, entries):
    begun.writer.append(entries[0], lambda _: None)
    begun.writer.finish()
    later = new_header(Rules(bule=4), 0, players, seed=1)
    begun.writer.begin(later)
    assert saved_in(open_store, begun).header == later


def test_a_match_taken_up_again_is_continued(open_store, begun, mailbox, header, players, entries):
    notes = Notes(begun, mailbox)
    assert notes.append(entries[0]) is None
    other = new_header(Rules(), 0, players, seed=1)
    begun.writer.begin(other)
    assert notes.append(entries[0]) is None
    begun.writer.begin(header, entries[:1])
    assert notes.append(entries[1]) is None
    saved = saved_in(open_store, begun)
    assert saved.header == header
    assert saved.log.entries == entries[:2]


def test_a_finished_match_is_not_continued(open_store, begun):
    begun.writer.finish()
    assert saved_in(open_store, begun) is None


def test_a_second_program_is_refused_and_the_first_goes_on(open_store, begun, mailbox, entries):
    notes = Notes(begun, mailbox)
    assert notes.append(entries[0]) is None
    with pytest.raises(StorageError) as got:
        open_store().latest_unfinished()
    assert got.value.cause == Cause.IN_USE
    assert notes.append(entries[1]) is None


def test_a_folder_that_vanishes_is_made_again_with_everything(
    open_store, begun, mailbox, folder, header, entries
):
    notes = Notes(begun, mailbox)
    for entry in entries[:10]:
        assert notes.append(entry) is None
    shutil.rmtree(folder)
    assert notes.append(entries[10]) == Cause.UNREACHABLE
    assert begun.writer.problem is not None
    notes.retry_until_saved()
    assert notes.causes() == [Cause.UNREACHABLE, None]
    saved = saved_in(open_store, begun)
    assert saved.header == header
    assert saved.log.entries == entries[:11]


def test_a_disk_that_stays_away_is_tried_at_each_entry(open_store, begun, mailbox, folder, entries):
    notes = Notes(begun, mailbox)
    assert notes.append(entries[0]) is None
    shutil.rmtree(folder)
    folder.touch()
    assert [notes.append(entry) for entry in entries[1:5]] == [Cause.UNREACHABLE] * 4
    begun.writer.retry()
    mailbox.run_one()
    folder.unlink()
    assert notes.append(entries[5]) is None
    assert notes.causes() == [Cause.UNREACHABLE, None]
    assert saved_in(open_store, begun).log.entries == entries[:6]


def test_a_match_can_begin_without_a_disk(open_store, mailbox, folder, header, entries):
    folder.touch()
    store = open_store()
    with pytest.raises(StorageError):
        store.latest_unfinished()
    store.writer.begin(header)
    notes = Notes(store, mailbox)
    assert notes.append(entries[0]) == Cause.UNREACHABLE
    folder.unlink()
    notes.retry_until_saved()
    assert saved_in(open_store, store).log.entries == entries[:1]


def test_two_matches_can_wait_for_the_disk(open_store, mailbox, folder, header, entries):
    folder.touch()
    store = open_store()
    notes = Notes(store, mailbox)
    store.writer.begin(header)
    notes.append(entries[0])
    store.writer.finish()
    later = new_header(header.rules, 0, header.players, seed=1)
    store.writer.begin(later)
    assert notes.append(entries[0]) == Cause.UNREACHABLE
    folder.unlink()
    notes.retry_until_saved()
    store.close(PATIENCE_S)
    with closing(sqlite3.connect(folder / DATABASE_NAME)) as connection:
        rows = connection.execute(
            "SELECT id, state, COUNT(seq) FROM matches JOIN entries ON match_id = id"
            " GROUP BY id ORDER BY number"
        ).fetchall()
    assert rows == [(header.id, "finished", 1), (later.id, "unfinished", 1)]


def test_nothing_is_tried_without_a_problem(begun, mailbox, entries):
    notes = Notes(begun, mailbox)
    notes.append(entries[0])
    begun.writer.retry()
    begun.writer.overdue()
    assert notes.append(entries[1]) is None
    assert not notes.problems


@pytest.fixture
def no_patience(monkeypatch):
    monkeypatch.setattr("preferans_desktop.host.storage.database.LOCK_PATIENCE_S", 0)


def test_another_program_that_locks_the_file_is_outlasted(
    no_patience, open_store, begun, mailbox, folder, entries
):
    notes = Notes(begun, mailbox)
    notes.append(entries[0])
    with closing(sqlite3.connect(folder / DATABASE_NAME, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert notes.append(entries[1]) == Cause.LOCKED
        other.execute("ROLLBACK")
    notes.retry_until_saved()
    assert saved_in(open_store, begun).log.entries == entries[:2]


class SlowDisk(FolderLock):
    """A disk that does not answer until the test lets it."""

    def __init__(self, folder):
        super().__init__(folder)
        self.answers = threading.Event()

    def acquire(self):
        self.answers.wait(PATIENCE_S)
        super().acquire()


def test_a_stalled_disk_lets_the_match_go_on(open_store, folder, mailbox, header, entries):
    disk = SlowDisk(folder)
    writer = Writer(folder, disk, mailbox.post)
    problems, first, second = [], [], []
    writer.on_problem = problems.append
    writer.begin(header)
    writer.append(entries[0], first.append)
    writer.overdue()
    assert [problem.cause for problem in first] == [Cause.STALLED]
    writer.append(entries[1], second.append)
    writer.overdue()
    writer.retry()
    assert [problem.cause for problem in second] == [Cause.STALLED]
    assert problems == first
    disk.answers.set()
    mailbox.run_one()
    mailbox.run_one()
    assert writer.problem is not None  # the last entry is not saved yet
    mailbox.run_one()
    assert problems == [*first, None]
    assert (len(first), len(second)) == (1, 1)
    assert writer.close(PATIENCE_S)
    disk.release()
    assert saved_in(open_store).log.entries == entries[:2]


def test_a_warning_that_fails_does_not_stop_the_match(open_store, folder, mailbox, header, entries):
    folder.touch()
    store = open_store()

    def broken(_problem):
        msg = "test"
        raise OSError(msg)

    store.writer.on_problem = broken
    store.writer.begin(header)
    with pytest.raises(OSError, match="test"):
        mailbox.run_one()
    answers = []
    store.writer.append(entries[0], answers.append)
    store.writer.problem = None
    with pytest.raises(OSError, match="test"):
        mailbox.run_one()
    assert [answer.cause for answer in answers] == [Cause.UNREACHABLE]


def test_closing_waits_for_what_is_under_way(open_store, begun, entries):
    for entry in entries:
        begun.writer.append(entry, lambda _: None)
    assert begun.close(PATIENCE_S)
    assert saved_in(open_store).log.entries == entries


def test_nobody_is_told_after_closing(begun, mailbox, entries):
    begun.writer.append(entries[0], lambda _: pytest.fail("told after it was closed"))
    letters = [mailbox.take(), mailbox.take()]
    assert begun.close(PATIENCE_S)
    for letter in letters:
        letter()


def test_closing_does_not_wait_for_ever(folder, mailbox, header):
    disk = SlowDisk(folder)
    writer = Writer(folder, disk, mailbox.post)
    writer.begin(header)
    assert not writer.close(limit_s=0)
    disk.answers.set()
    writer.close(PATIENCE_S)
    assert mailbox.is_empty()  # the window may be gone by now
    disk.release()


def test_a_disk_that_never_answers_does_not_keep_the_program(folder):
    program = [sys.executable, PROGRAMS / "stalled_disk.py", folder]
    assert subprocess.run(program, check=False, timeout=PATIENCE_S).returncode == 0


def test_closing_tries_once_more_and_says_what_is_not_saved(
    open_store, begun, mailbox, folder, entries
):
    notes = Notes(begun, mailbox)
    notes.append(entries[0])
    shutil.rmtree(folder)
    folder.touch()
    notes.append(entries[1])
    assert not begun.close(PATIENCE_S)


def test_closing_saves_what_the_disk_takes_again(open_store, begun, mailbox, folder, entries):
    notes = Notes(begun, mailbox)
    notes.append(entries[0])
    shutil.rmtree(folder)
    notes.append(entries[1])
    assert begun.close(PATIENCE_S)
    assert saved_in(open_store).log.entries == entries[:2]


def test_a_limit_of_file_size_is_survived(folder):
    """As on a full disk, in a program of its own: see limited_disk.py."""
    program = [sys.executable, PROGRAMS / "limited_disk.py", folder]
    done = subprocess.run(program, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    failed, saved, total = map(int, done.stdout.split())
    assert 0 < failed < total
    assert saved == total


@pytest.fixture
def small_disk(tmp_path):
    """A disk of its own, 192 KiB; needs the right to mount."""
    place = tmp_path / "disk"
    place.mkdir()

    def mount(*options):
        command = [shutil.which("mount"), "-t", "tmpfs", "-o", ",".join(options), "tmpfs", place]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0

    if sys.platform != "linux" or os.geteuid() != 0 or not mount("size=192k"):
        pytest.skip("mounting needs root on Linux")
    yield place, lambda *options: mount("remount", *options)
    subprocess.run([shutil.which("umount"), "--lazy", place], check=True)


def test_a_full_disk_is_survived(small_disk, mailbox, header, random_log):
    place, remount = small_disk
    log = random_log(seed=8, length=120)
    writer = Writer(place, FolderLock(place), mailbox.post)
    writer.begin(header)
    answers = []
    for entry in log.entries:
        writer.append(entry, answers.append)
    mailbox.run_until(lambda: len(answers) == len(log.entries))
    causes = [answer and answer.cause for answer in answers]
    first = causes.index(Cause.DISK_FULL)
    assert set(causes[:first]) == {None}
    assert writer.problem.cause == Cause.DISK_FULL
    assert remount("size=8m")
    writer.retry()
    mailbox.run_until(lambda: writer.problem is None)
    assert writer.close(PATIENCE_S)
    assert count_entries(place) == len(log.entries)


def count_entries(folder):
    with closing(sqlite3.connect(folder / DATABASE_NAME)) as connection:
        return connection.execute("SELECT COUNT(*) FROM entries").fetchone()[0]


def test_a_read_only_disk_is_told_and_outlasted(small_disk, mailbox, header, entries):
    place, remount = small_disk
    assert remount("ro", "size=192k")
    writer = Writer(place / "data", FolderLock(place / "data"), mailbox.post)
    writer.begin(header)
    answers = []
    writer.append(entries[0], answers.append)
    mailbox.run_until(lambda: bool(answers))
    assert answers[0].cause == Cause.READ_ONLY
    assert remount("rw", "size=192k")
    writer.retry()
    mailbox.run_until(lambda: writer.problem is None)
    assert writer.close(PATIENCE_S)
    assert count_entries(place / "data") == 1
