"""Python imports this when it starts, where this folder is on its path: notes use of the network.

Each process appends to a file of its own in the folder that WATCH_FOLDER names: every socket that
Python opens and every look-up of a name, and at the end which libraries for networks are loaded.
"""

import atexit
import os
import socket
import sys
from pathlib import Path

_notes = Path(os.environ["WATCH_FOLDER"], str(os.getpid())).open("a", buffering=1)  # noqa: SIM115


def _on_event(event: str, arguments: tuple[object, ...]) -> None:
    if event == "socket.__new__":
        print("socket", socket.AddressFamily(arguments[1]).name, file=_notes)
    elif event.startswith("socket."):
        print(event, file=_notes)


def _at_end() -> None:
    maps = Path("/proc/self/maps")
    if maps.exists():
        libraries = {line.split("/")[-1] for line in maps.read_text().splitlines() if "/" in line}
        print(*(f"library {name}" for name in libraries if "Network" in name), file=_notes)
    print("ended", " ".join(sys.argv[1:]), file=_notes)


sys.addaudithook(_on_event)
atexit.register(_at_end)
