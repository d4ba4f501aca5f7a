"""Nothing is lost: kill -9 at any moment, and the match goes on at that same moment."""

import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from preferans_desktop.rules.serbian.log import replay

PROGRAM = Path(__file__).parent / "programs" / "playing.py"


def play_and_kill(folder, generator):
    """The numbers of entries that a program reported until it was killed."""
    command = [sys.executable, PROGRAM, folder, str(generator.random())]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as program:
        reports = [
            int(program.stdout.readline()) for _ in range(generator.choice([1, 2, 5, 20, 60]))
        ]
        for _ in range(generator.randrange(60_000)):  # somewhere inside the next step
            pass
        program.send_signal(signal.SIGKILL)
        return reports + [int(line) for line in program.stdout if line.endswith(b"\n")]


def check_kills(open_store, folder, kills):
    generator = random.Random(20)
    entries = ()
    for _ in range(kills):
        reports = play_and_kill(folder, generator)
        assert reports == list(range(len(entries), len(entries) + len(reports)))
        store = open_store()
        saved = store.latest_unfinished()
        store.close(60)
        told = reports[-1]
        if saved is None:
            assert told == 0
            continue
        replay(saved.log)
        assert told <= len(saved.log.entries) <= told + 1
        assert saved.log.entries[: len(entries)] == entries
        entries = saved.log.entries
    assert len(entries) > 3 * kills


def test_twenty_kills_lose_nothing(open_store, folder):
    check_kills(open_store, folder, 20)


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_two_hundred_kills_lose_nothing(open_store, folder):
    check_kills(open_store, folder, 200)
