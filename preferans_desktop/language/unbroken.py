"""Sentences in which no line ends between a number and what belongs to it.

For what is drawn in several lines only: what is compared, searched or heard stays as it was said.
"""

from __future__ import annotations

import re

NO_BREAK = "\u00a0"
_SMALL = "a-zčćđšžа-шђјљњћџ"
_PARTS = re.compile(
    r" (?=[×=] )"  # before × and = in 8 × 2 = 16
    r"| (?=[−+] \d)"  # before + in 40 + 60
    r"|(?<=[×=−+]) (?=[\d−])"
    rf"|(?<=\d) (?=[{_SMALL}])"  # 12 bula
    rf"|(?<=\d\.) (?=[{_SMALL}])"  # 13. ruka
)
_COUNTED = re.compile(
    r"\b(bul[aeu]|sup[aeu]|ref[aeu]|štih(?:a|ova|ovi)|бул[аеу]|суп[аеу]|реф[аеу]|штих(?:а|ова|ови))"
    r" (?=[−+]?\d)",
    re.IGNORECASE,
)
"""What stands before its number: supe 12, bule −4."""


def unbroken(text: str) -> str:
    """The same with spaces at which no line is broken inside 8 × 2, 12 bula, 13. ruka, supe 12."""
    return _COUNTED.sub(rf"\1{NO_BREAK}", _PARTS.sub(NO_BREAK, text))
