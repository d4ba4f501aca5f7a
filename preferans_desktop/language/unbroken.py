"""Where a line of a sentence may end: not between a number and what belongs to it.

A word longer than any of the language, as a name can be, may be broken anywhere. For what is drawn
in several lines only: what is compared, searched or heard stays as it was said.
"""

from __future__ import annotations

import re

NO_BREAK = "\u00a0"
MAY_BREAK = "\u200b"
"""Takes no room and is not seen."""
_SMALL = "a-zčćđšžа-шђјљњћџ"
_PARTS = re.compile(
    r" (?=[×=] )"  # before × and = in 8 × 2 = 16
    r"|(?<=[^\W\d]) (?=\d+ ×)"  # herc 4 × 2
    r"| (?=[−+] \d)"  # before + in 40 + 60
    r"|(?<=[×=−+]) (?=[\d−])"
    rf"|(?<=\d) (?=[{_SMALL}])"  # 12 bula
    rf"|(?<=\d\.) (?=[{_SMALL}])"  # 13. ruka
    r"|(?<=[^\W\d]) (?=[−+]?\d+(?:[.,;:)]|$))",  # bule −4, Mira 5, supe 12
    re.MULTILINE,
)
_LONG = re.compile(r"\w{19,}")


def unbroken(text: str) -> str:
    """The same with spaces at which no line is broken inside 8 × 2, 12 bula, 13. ruka, supe 12."""
    return _LONG.sub(lambda word: MAY_BREAK.join(word[0]), _PARTS.sub(NO_BREAK, text))
