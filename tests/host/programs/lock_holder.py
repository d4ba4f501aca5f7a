"""Holds the lock of a data folder, with a child of its own that outlives it: DATA_FOLDER."""

import subprocess
import sys
from pathlib import Path

from preferans_desktop.host.storage.lock import FolderLock

lock = FolderLock(Path(sys.argv[1]))
lock.acquire()
child = subprocess.Popen([sys.executable, "-c", "input()"], stdout=subprocess.DEVNULL)
print("held", flush=True)  # noqa: T201
child.wait()
