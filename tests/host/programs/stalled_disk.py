"""Ends although its disk never answers: DATA_FOLDER."""

import sys
import threading
from pathlib import Path

from preferans_desktop.host.header import Participant, new_header
from preferans_desktop.host.storage.lock import FolderLock
from preferans_desktop.host.storage.writer import Writer
from preferans_desktop.language.players import Gender
from preferans_desktop.rules.serbian.settings import Rules


class DeadDisk(FolderLock):
    def acquire(self):
        threading.Event().wait()


folder = Path(sys.argv[1])
writer = Writer(folder, DeadDisk(folder), lambda _letter: None)
ana, bora, ceca = (Participant(name, Gender.F) for name in ("Ana", "Bora", "Ceca"))
writer.begin(new_header(Rules(), 0, (ana, bora, ceca), seed=1))
writer.close(limit_s=0)
