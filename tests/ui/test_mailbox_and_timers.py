import threading

import pytest
from pytestqt.qtbot import QtBot

from preferans_desktop.ui.mailbox import Mailbox
from preferans_desktop.ui.timers import Timers


@pytest.fixture
def mailbox(qapp) -> Mailbox:
    return Mailbox()


def test_work_runs_here_in_order(qtbot: QtBot, mailbox: Mailbox) -> None:
    done: list[tuple[int, threading.Thread]] = []

    def work(number: int) -> None:
        done.append((number, threading.current_thread()))

    def other_thread() -> None:
        for number in range(500):
            mailbox.post(lambda number=number: work(number))

    thread = threading.Thread(target=other_thread)
    thread.start()
    thread.join()
    assert done == []
    qtbot.waitUntil(lambda: len(done) == 500)
    here = threading.current_thread()
    assert done == [(number, here) for number in range(500)]
    mailbox.close()


def test_a_failure_does_not_hold_up_the_rest(qtbot: QtBot, mailbox: Mailbox) -> None:
    done: list[str] = []

    def fail() -> None:
        raise ValueError("planted")

    mailbox.post(fail)
    mailbox.post(lambda: done.append("second"))
    with qtbot.captureExceptions() as caught:
        qtbot.waitUntil(lambda: done == ["second"])
    assert [str(error[1]) for error in caught] == ["planted"]
    mailbox.close()


def test_nothing_comes_after_the_end(qtbot: QtBot, mailbox: Mailbox) -> None:
    done: list[int] = []
    mailbox.close()
    mailbox.post(lambda: done.append(1))
    timers = Timers()
    with qtbot.waitCallback() as passed:
        timers.call_later(20, passed)
    assert done == []


def test_timers_run_once_unless_cancelled(qtbot: QtBot) -> None:
    timers = Timers()
    done: list[str] = []
    cancel = timers.call_later(1, lambda: done.append("cancelled"))
    keep = timers.call_later(1, lambda: done.append("kept"))
    cancel()
    with qtbot.waitCallback() as passed:
        timers.call_later(30, passed)
    keep()  # after it has run: nothing happens
    cancel()
    assert done == ["kept"]
