"""Everything that can be wrong with a record, as stable codes, and the line that tells of each.

The lines are for the command lines and for logs, in the words of the format. What the window says
is made from the same codes and facts in the language of its user (`ui/record_words.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from reprlib import repr as repr_of
from types import MappingProxyType


class Fault(Enum):
    """What is wrong with a record; the value is a stable code."""

    # The file.
    MISSING = "missing"
    FOLDER = "folder"
    FORBIDDEN = "forbidden"
    UNREADABLE = "unreadable"
    TOO_BIG = "too_big"
    # No JSON, or none that is read.
    EMPTY = "empty"
    BYTE_ORDER_MARK = "byte_order_mark"
    NO_UTF8 = "no_utf8"
    NO_JSON = "no_json"
    NESTED = "nested"
    KEY_TWICE = "key_twice"
    NO_NUMBER = "no_number"
    LONG_NUMBER = "long_number"
    # No record, or one that cannot be used.
    NO_RECORD = "no_record"
    NO_FORMAT = "no_format"
    OTHER_FORMAT = "other_format"
    NEWER = "newer"
    HIDDEN = "hidden"
    # Its keys and values.
    VERSION = "version"
    NO_OBJECT = "no_object"
    UNKNOWN_KEY = "unknown_key"
    NO_KEY = "no_key"
    NO_LIST = "no_list"
    LENGTH = "length"
    NO_TEXT = "no_text"
    NO_FLAG = "no_flag"
    NO_SEAT = "no_seat"
    NAME_LENGTH = "name_length"
    HALF_CHARACTER = "half_character"
    # Its rules; the names of most are those of `SettingsFault`.
    PRESET = "preset"
    BULE = "bule"
    REFE = "refe"
    REFE_NULL = "refe_null"
    UNKNOWN_SWITCH = "unknown_switch"
    SWITCH_VALUE = "switch_value"
    CONTRADICTION = "contradiction"
    UNPLAYED = "unplayed"
    # Its cards.
    NO_CARD = "no_card"
    CARD_TWICE = "card_twice"
    CARD_COUNT = "card_count"
    DEALT_TWICE = "dealt_twice"
    NO_SHOWN = "no_shown"
    MASK = "mask"
    # What is said and played.
    NO_SPEAKER = "no_speaker"
    NO_WORD = "no_word"
    UNPLAYED_WORD = "unplayed_word"
    NO_ARGUMENT = "no_argument"
    NO_CHOICE = "no_choice"
    NO_DISCARD = "no_discard"
    NO_OFFER = "no_offer"
    # Against the rules.
    ILLEGAL = "illegal"
    AFTER_END = "after_end"
    UNFINISHED = "unfinished"
    OTPIS_AFTER_END = "otpis_after_end"
    OTPIS_UNFINISHED = "otpis_unfinished"
    # A place that was asked for does not exist.
    UNTIL = "until"


LINES: Mapping[Fault, str] = MappingProxyType(
    {
        **dict.fromkeys(
            (Fault.MISSING, Fault.FOLDER, Fault.FORBIDDEN, Fault.UNREADABLE),
            "cannot be read: {words}",
        ),
        Fault.TOO_BIG: "is over {count} MiB",
        **dict.fromkeys(
            (Fault.EMPTY, Fault.BYTE_ORDER_MARK, Fault.NO_JSON), "is not JSON: {words}"
        ),
        Fault.NO_UTF8: "is not UTF-8: byte {count}",
        Fault.NESTED: "is nested too deeply",
        Fault.KEY_TWICE: "key {name!r} stands twice",
        Fault.NO_NUMBER: "{words} is not a number",
        Fault.LONG_NUMBER: "holds a number of too many digits",
        Fault.NO_RECORD: "is not an object (this is no match record)",
        Fault.NO_FORMAT: "lacks the key {name!r} (this is no match record)",
        Fault.OTHER_FORMAT: "{given} is not {name!r} (this is no match record)",
        Fault.NEWER: "{given} is not {count}",
        Fault.HIDDEN: "cards are hidden, such a record cannot be played on",
        Fault.VERSION: "{given} is not {count}",
        Fault.NO_OBJECT: "is not an object",
        Fault.UNKNOWN_KEY: "has no key {name!r}",
        Fault.NO_KEY: "lacks the key {name!r}",
        Fault.NO_LIST: "is not a list",
        Fault.LENGTH: "has {count} entries, not {total}",
        Fault.NO_TEXT: "{given} is not a text",
        Fault.NO_FLAG: "{given} is neither true nor false",
        Fault.NO_SEAT: "{given} is not a seat, 0 to 2",
        Fault.NAME_LENGTH: "a name has 1 to {total} characters, this one {count}",
        Fault.HALF_CHARACTER: "the name holds half a character",
        **dict.fromkeys(
            (
                *(Fault.PRESET, Fault.BULE, Fault.REFE),
                *(Fault.UNKNOWN_SWITCH, Fault.SWITCH_VALUE, Fault.CONTRADICTION),
            ),
            "{name}: {words}",
        ),
        Fault.REFE_NULL: "null is not a number or unlimited",
        Fault.UNPLAYED: "{name} {given} is not played yet",
        Fault.NO_CARD: "{words!r} is not a card",
        Fault.CARD_TWICE: "{words} stands twice",
        Fault.CARD_COUNT: "{count} cards, not {total}",
        Fault.DEALT_TWICE: "{words} dealt twice",
        Fault.NO_SHOWN: "is not an object with one seat",
        Fault.MASK: "{words}",
        Fault.NO_SPEAKER: "{words!r} does not begin with a seat, 0 to 2",
        Fault.NO_WORD: "{words!r} is not something a seat can say",
        Fault.UNPLAYED_WORD: "{words!r} belongs to a house rule that is not played yet",
        Fault.NO_ARGUMENT: "{words!r} needs an argument",
        Fault.NO_CHOICE: "{words!r} is not one of {allowed}",
        Fault.NO_DISCARD: "a discard is two different cards, not {words!r}",
        Fault.NO_OFFER: "{words!r} is not an offer",
        Fault.ILLEGAL: "{words}",
        Fault.AFTER_END: "the match is already over",
        Fault.UNFINISHED: "is not finished, but another hand follows",
        Fault.OTPIS_AFTER_END: "the match is already over",
        Fault.OTPIS_UNFINISHED: "hand {count} is not finished",
        Fault.UNTIL: "{words}",
    }
)
"""What is said of each fault, with the names of the facts that it wants."""


def line_of(fault: Fault, facts: Mapping[str, object]) -> str:
    """The line that tells of a fault.

    Args:
        fault: what is wrong.
        facts: `words` is a piece of the record or of what was found, `given` a JSON value, `name`
            a key, `count` and `total` are numbers.
    """
    told = dict(facts)
    if "given" in told:
        told["given"] = repr_of(told["given"])
    return LINES[fault].format_map(told)


class WordError(ValueError):
    """A text that is no act; the message says why.

    Attributes:
        fault: what is wrong.
        facts: what its sentences name.
    """

    def __init__(self, fault: Fault, **facts: object) -> None:
        super().__init__(line_of(fault, facts))
        self.fault = fault
        self.facts = facts
