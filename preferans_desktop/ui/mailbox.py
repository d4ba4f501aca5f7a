"""Work for the thread of the window, left there by other threads."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Callable
from queue import SimpleQueue

from PySide6.QtCore import QObject, QSocketNotifier


class Mailbox(QObject):
    """`post` may be called from any thread; what is posted runs in the thread of the mailbox.

    The other thread touches no Qt object: it puts the work into a queue and writes one byte into a
    socket that wakes the event loop.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._receiver, self._sender = socket.socketpair()
        for end in (self._receiver, self._sender):
            end.settimeout(0)
        self._notifier = QSocketNotifier(self._receiver.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_woken)

    def post(self, work: Callable[[], None]) -> None:
        """Have this done in the thread of the mailbox, in the order posted."""
        self._work.put(work)
        self._wake()

    def close(self) -> None:
        """Do nothing any more."""
        self._notifier.setEnabled(False)
        self._receiver.close()
        self._sender.close()

    def _wake(self) -> None:
        with contextlib.suppress(OSError):  # a full socket wakes as well; a closed one is the end
            self._sender.send(b"!")

    def _on_woken(self) -> None:
        with contextlib.suppress(BlockingIOError):
            while self._receiver.recv(4096):
                pass
        try:
            while not self._work.empty():
                self._work.get()()
        finally:
            if not self._work.empty():
                self._wake()  # one of them failed; the others still have to be done
