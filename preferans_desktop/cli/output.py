"""What the command lines share: UTF-8 streams and refusing bad arguments in one line."""

from __future__ import annotations

import argparse
import io
import os
import sys
from typing import NoReturn

from preferans_desktop.record.errors import one_line


def use_utf8() -> None:
    """Write UTF-8 whatever the locale says; the record format is UTF-8."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8")


def print_out(text: str) -> bool:
    """Write a text to standard output now; False when nobody takes it, after saying so."""
    try:
        print(text, flush=True)
    except OSError as error:
        print(f"cannot write: {error.strerror}", file=sys.stderr)
        # What is left unwritten would be tried again, and fail again, when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return False
    return True


class ArgumentParser(argparse.ArgumentParser):
    """A parser whose refusal is one line on standard error and exit code 2."""

    def error(self, message: str) -> NoReturn:
        """Refuse the arguments."""
        self.exit(2, f"{self.prog}: {one_line(message)}\n")
