"""`--demo`: a hand played by itself, in the real program, which never uses the network."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

WATCHING = Path(__file__).parents[1] / "helpers" / "watching"
PATIENCE_S = 110
LOOK_EVERY_S = 0.2
INTERNET = ("tcp", "tcp6", "udp", "udp6", "raw", "raw6")


@dataclass(frozen=True)
class Demonstration:
    """What is left of it.

    Attributes:
        folder: where it ran.
        notes: of each Python process; see helpers/watching.
        internet: open internet sockets that were seen, as the kernel lists them.
    """

    folder: Path
    data: Path
    code: int
    out: str
    err: str
    notes: list[str]
    internet: list[str]


@pytest.fixture(scope="module")
def demonstration(tmp_path_factory: pytest.TempPathFactory) -> Demonstration:
    folder, data, notes = (tmp_path_factory.mktemp(name) for name in ("demo", "data", "notes"))
    paths = [str(WATCHING), os.environ.get("PYTHONPATH", "")]
    environment = os.environ | {
        "PYTHONPATH": os.pathsep.join(filter(None, paths)),
        "QT_QPA_PLATFORM": "offscreen",
        "WATCH_FOLDER": str(notes),
        "XDG_DATA_HOME": str(data),
    }
    words = ["--demo", "--seed", "3", "--speed", "off"]
    with (folder / "out").open("w+") as out, (folder / "err").open("w+") as err:
        process = subprocess.Popen(
            [sys.executable, "-m", "preferans_desktop", *words],
            env=environment,
            cwd=folder,
            stdout=out,
            stderr=err,
        )
        internet = watch(process)
    return Demonstration(
        folder,
        data,
        process.returncode,
        (folder / "out").read_text(encoding="utf-8"),
        (folder / "err").read_text(encoding="utf-8"),
        [path.read_text(encoding="utf-8") for path in notes.iterdir()],
        internet,
    )


def watch(process: subprocess.Popen[bytes]) -> list[str]:
    """Look at the sockets of a program and its children until it ends."""
    seen: list[str] = []
    for _ in range(round(PATIENCE_S / LOOK_EVERY_S)):
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(LOOK_EVERY_S)
            return seen
        for place in family(process.pid):
            seen += internet_sockets(place)
    process.kill()
    pytest.fail("the demonstration does not end")


def family(pid: int) -> list[Path]:
    """A process and its children."""
    task = Path("/proc", str(pid), "task", str(pid), "children")
    with contextlib.suppress(OSError):
        return [task.parents[2], *(Path("/proc", child) for child in task.read_text().split())]
    return []


def internet_sockets(process: Path) -> list[str]:
    """Lines of the kernel's lists that belong to an open file of this process."""
    links: set[str] = set()
    lines: list[str] = []
    with contextlib.suppress(OSError):
        for file in (process / "fd").iterdir():
            with contextlib.suppress(OSError):
                links.add(str(file.readlink()))
        for kind in INTERNET:
            table = (process / "net" / kind).read_text().splitlines()[1:]
            lines += [line for line in table if f"socket:[{line.split()[9]}]" in links]
    return lines


def test_a_hand_is_played_and_pictures_are_left(demonstration: Demonstration) -> None:
    assert demonstration.code == 0, demonstration.err
    assert "Traceback" not in demonstration.err
    assert "bule" in demonstration.out
    pictures = sorted(demonstration.folder.glob("preferans-demo-*.png"))
    assert [picture.stem for picture in pictures] == ["preferans-demo-end", "preferans-demo-play"]
    for picture in pictures:
        assert str(picture) in demonstration.out
        assert QImage(str(picture)).width() == 1280
    assert not (demonstration.data / "preferans").exists()


def test_no_process_uses_the_network(demonstration: Demonstration) -> None:
    assert len(demonstration.notes) >= 2  # the window's and the players'
    allowed = ("socket AF_UNIX", "ended")
    notes = [line for text in demonstration.notes for line in text.splitlines() if line]
    assert [line for line in notes if not line.startswith(allowed)] == []
    assert "ended --demo --seed 3 --speed off" in notes
    assert demonstration.internet == []


@pytest.mark.skipif(sys.platform != "linux", reason="reads the lists of Linux")
def test_an_internet_socket_would_be_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = (
        "import socket, sys; s = socket.socket(socket.AF_INET, socket.SOCK_DGRAM);"
        " s.bind(('127.0.0.1', 0)); print(flush=True); sys.stdin.read()"
    )
    environment = os.environ | {"PYTHONPATH": str(WATCHING), "WATCH_FOLDER": str(tmp_path)}
    pipe = subprocess.PIPE
    command = [sys.executable, "-c", code]
    with subprocess.Popen(command, env=environment, stdin=pipe, stdout=pipe) as process:
        assert process.stdout is not None
        process.stdout.readline()
        seen = [line for place in family(process.pid) for line in internet_sockets(place)]
        process.communicate()
    assert len(seen) == 1
    (notes,) = tmp_path.iterdir()
    assert "socket AF_INET\nsocket.bind\n" in notes.read_text()
