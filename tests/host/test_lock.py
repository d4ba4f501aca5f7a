"""One running program per data folder."""

import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from preferans_desktop.host.storage.errors import Cause, StorageError
from preferans_desktop.host.storage.lock import FolderLock

HOLDER = Path(__file__).parent / "programs" / "lock_holder.py"


def test_the_second_is_told_that_the_first_is_running(folder):
    first, second = FolderLock(folder), FolderLock(folder)
    first.acquire()
    with pytest.raises(StorageError, match="already running") as got:
        second.acquire()
    assert got.value.cause == Cause.IN_USE
    assert got.value.place == folder
    first.release()
    second.acquire()
    second.release()


def test_taking_it_twice_is_taking_it_once(folder):
    lock = FolderLock(folder)
    lock.acquire()
    lock.acquire()
    lock.release()
    lock.release()
    FolderLock(folder).acquire()


def test_a_killed_program_lets_go(folder):
    """Also when a child of it lives on."""
    with subprocess.Popen(
        [sys.executable, HOLDER, folder], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as holder:
        assert holder.stdout.readline() == b"held\n"
        lock = FolderLock(folder)
        with pytest.raises(StorageError):
            lock.acquire()
        holder.send_signal(signal.SIGKILL)
        holder.wait()
        lock.acquire()
        lock.release()


def test_a_folder_that_was_removed_is_locked_anew(folder):
    lock = FolderLock(folder)
    lock.acquire()
    shutil.rmtree(folder)
    lock.acquire()
    with pytest.raises(StorageError):
        FolderLock(folder).acquire()
    lock.release()


def test_a_folder_that_cannot_be_made_is_no_other_program(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(StorageError) as got:
        FolderLock(tmp_path / "file" / "data").acquire()
    assert got.value.cause == Cause.UNREACHABLE
