"""`preferans replay FILE... [--json] [--until HAND[:ACTION]]` (docs/rules/record-format.md)."""

from __future__ import annotations

import argparse
import json
import re
import sys
from pathlib import Path

from preferans_desktop.cli.output import ArgumentParser, print_out, use_utf8
from preferans_desktop.language.paper import score_sheet
from preferans_desktop.record.document import Record, load_record
from preferans_desktop.record.errors import RecordError, one_line
from preferans_desktop.record.replaying import Until, match_of
from preferans_desktop.record.report import report
from preferans_desktop.rules.serbian.match import Match

BAD_INPUT = 2
NOT_WRITTEN = 1


def main(arguments: list[str]) -> int:
    """Print what the records lead to; nothing at all when one of them is bad.

    Returns:
        Exit code: 0, 2 for bad input or 1 for an output that takes nothing, with one line on
        standard error.
    """
    use_utf8()
    options = _parser().parse_args(arguments)
    printed: list[str] = []
    for name in options.files:
        try:
            record = load_record(Path(name))
            match = match_of(record, options.until)
        except RecordError as error:
            print(f"{one_line(name)}: {error}", file=sys.stderr)
            return BAD_INPUT
        printed.append(_as_json(record, match) if options.json else _as_text(record, match))
    return 0 if print_out("\n".join(printed)) else NOT_WRITTEN


def _parser() -> argparse.ArgumentParser:
    parser = ArgumentParser(
        prog="preferans replay", description="Print the score sheet that match records lead to."
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help="a match record (.pref.json)")
    parser.add_argument("--json", action="store_true", help="one JSON object a line for each file")
    parser.add_argument(
        "--until", type=_until, metavar="HAND[:ACTION]", help="stop there; both count from 1"
    )
    return parser


def _until(text: str) -> Until:
    found = re.fullmatch(r"([0-9]{1,9})(?::([0-9]{1,9}))?", text)
    if found is None:
        raise argparse.ArgumentTypeError(f"{text!r} is not HAND or HAND:ACTION")
    hand, action = found.groups()
    return Until(int(hand), None if action is None else int(action))


def _as_json(record: Record, match: Match) -> str:
    return json.dumps(report(match, record.seen_by), ensure_ascii=False)


def _as_text(record: Record, match: Match) -> str:
    return score_sheet(match, record.players)
