"""The command line: `preferans` opens the window; `replay`, `engine`, `solve` do without."""

from __future__ import annotations

import argparse
import gc
import os
import sys
from pathlib import Path

from preferans_desktop import __version__
from preferans_desktop.cli.output import ArgumentParser
from preferans_desktop.language.speech import Tongue

SPEEDS = ("slow", "normal", "fast", "off")
BIGGEST_SEED = 2**63 - 1


def main(arguments: list[str] | None = None) -> int:
    """Run the program.

    Args:
        arguments: of the command line, by default those the program was started with.

    Returns:
        Exit code.
    """
    words = sys.argv[1:] if arguments is None else arguments
    # Only what is needed is imported: the command lines start without Qt.
    if words[:1] == ["replay"]:
        from preferans_desktop.cli import replay  # noqa: PLC0415

        return replay.main(words[1:])
    if words[:1] == ["engine"]:
        from preferans_desktop.cli import engine  # noqa: PLC0415

        return engine.main(words[1:])
    if words[:1] == ["solve"]:
        from preferans_desktop.cli import solve  # noqa: PLC0415

        return solve.main(words[1:])
    parser = _parser()
    chosen = parser.parse_args(words)
    if chosen.record is not None and (chosen.demo or chosen.self_play):
        parser.error("a record is played by a person: without --demo and --self-play")
    if chosen.self_check:
        from preferans_desktop import self_check  # noqa: PLC0415

        return self_check.run(chosen.data_dir)
    return _open_window(chosen)


def _open_window(chosen: argparse.Namespace) -> int:
    gc.disable()  # nothing that is loaded now is garbage; later the window collects (ui/garbage.py)
    from preferans_desktop.ui.pyside_loading import load_pyside  # noqa: PLC0415

    load_pyside()
    from preferans_desktop import startup  # noqa: PLC0415
    from preferans_desktop.host.settings import Speed  # noqa: PLC0415
    from preferans_desktop.options import Options  # noqa: PLC0415

    return startup.run(
        Options(
            demo=chosen.demo,
            self_play=chosen.self_play,
            record=chosen.record,
            trace=chosen.trace,
            data_dir=chosen.data_dir,
            seed=chosen.seed,
            tongue=None if chosen.lang is None else Tongue(chosen.lang),
            speed=None if chosen.speed is None else Speed[chosen.speed.upper()],
        )
    )


def _parser() -> argparse.ArgumentParser:
    parser = ArgumentParser(
        prog="preferans",
        description="Serbian preferans: one person against two computer players.",
        epilog="preferans replay FILE...   prints what match records lead to;"
        " preferans engine   plays and preferans solve   looks into open cards, by questions on"
        " standard input. All: --help.",
    )
    parser.add_argument(
        "record", nargs="?", type=_file, metavar="FILE", help="open a match record (.pref.json)"
    )
    parser.add_argument("--version", action="version", version=f"preferans {__version__}")
    parser.add_argument(
        "--demo",
        action="store_true",
        help="play one hand by itself, leave pictures of it, print the score sheet and end",
    )
    parser.add_argument(
        "--self-play", action="store_true", help="let the program play all three seats"
    )
    parser.add_argument(
        "--self-check",
        action="store_true",
        help="tell whether every part works here, for bug reports; opens no window",
    )
    parser.add_argument("--data-dir", type=_folder, metavar="DIR", help="where matches are kept")
    parser.add_argument(
        "--lang",
        choices=[tongue.value for tongue in Tongue],
        help="language of the window in this run",
    )
    parser.add_argument("--speed", choices=SPEEDS, help="how fast the cards move in this run")
    parser.add_argument("--seed", type=_seed, metavar="N", help="make cards and players repeatable")
    parser.add_argument(
        "--trace", type=_trace, metavar="FILE", help="append every act to FILE after showing it"
    )
    return parser


def _seed(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and int(text) <= BIGGEST_SEED):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 on")
    return int(text)


def _folder(text: str) -> Path:
    if not text or os.path.isfile(text):  # noqa: PTH113 - unlike a path, never fails
        raise argparse.ArgumentTypeError(f"{text!r} is not a folder")
    return Path(text)


def _file(text: str) -> Path:
    if not os.path.exists(text):  # noqa: PTH110 - as above
        raise argparse.ArgumentTypeError(f"there is no file {text!r}")
    return Path(text)


def _trace(text: str) -> Path:
    path = Path(text)
    if os.path.isdir(text) or not os.path.isdir(path.parent):  # noqa: PTH112 - as above
        raise argparse.ArgumentTypeError(f"{text!r} is not a file in an existing folder")
    return path


if __name__ == "__main__":
    sys.exit(main())
