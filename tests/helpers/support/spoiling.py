"""A good record spoilt in every way a file can be spoilt, with the place each refusal names.

The record is line 2 of the vectors: three hands and nothing behind them, the match over.
"""

import json
from collections.abc import Callable
from typing import Any

from support.records import a_record, cut

Document = dict[str, Any]
Spoilt = tuple[str, bytes, str]
"""A name, the bytes of the file, what the refusal must say of the place."""

SIXTEEN = 16 * 1024 * 1024


def _bytes(document: object, **options: Any) -> bytes:
    return json.dumps(document, ensure_ascii=False, **options).encode()


def _changed(name: str, change: Callable[[Document], object], place: str) -> Spoilt:
    document = a_record(2)
    change(document)
    return name, _bytes(document), place


def _setting(*path: Any, to: Any) -> Callable[[Document], object]:
    """A change of the value at a path of keys and indices."""

    def change(document: Document) -> None:
        inner: Any = document
        for key in path[:-1]:
            inner = inner[key]
        inner[path[-1]] = to

    return change


def _without(*path: Any) -> Callable[[Document], object]:
    def change(document: Document) -> None:
        inner: Any = document
        for key in path[:-1]:
            inner = inner[key]
        del inner[path[-1]]

    return change


def _swapped(hand: int, first: int, second: int) -> Callable[[Document], object]:
    """A change of places of two actions, counted from 1."""

    def change(document: Document) -> None:
        actions = document["hands"][hand - 1]["actions"]
        one, other = first - 1, second - 1
        actions[one], actions[other] = actions[other], actions[one]

    return change


def _act(hand: int, action: int, text: Any) -> Callable[[Document], object]:
    return _setting("hands", hand - 1, "actions", action - 1, to=text)


def _replaced(old: str, new: str) -> bytes:
    """The file with a piece of its text replaced once."""
    text = _bytes(a_record(2)).decode()
    assert old in text, old
    return text.replace(old, new, 1).encode()


def broken_files() -> list[Spoilt]:
    """Bytes that are no JSON, or not the JSON that is read."""
    whole = _bytes(a_record(2))
    deep = b"[" * 100_000
    return [
        ("empty", b"", "line 1"),
        ("white space", b" \n\t", "line 2"),
        ("cut after one byte", whole[:1], "line 1"),
        ("cut in the middle", whole[: len(whole) // 2], "line 1"),
        ("cut before the end", whole[:-1], "line 1"),
        ("something behind", whole + b"x", "line 1"),
        ("a second record behind", whole + b"\n" + whole, "line 2"),
        ("byte-order mark", b"\xef\xbb\xbf" + whole, "JSON"),
        ("UTF-16", whole.decode().encode("utf-16"), "UTF-8"),
        ("UTF-16 without a mark", whole.decode().encode("utf-16-le"), ""),
        ("UTF-32", whole.decode().encode("utf-32"), "UTF-8"),
        ("a byte that is no UTF-8", whole.replace(b'"A"', b'"\xff"'), "UTF-8"),
        ("a surrogate in UTF-8", whole.replace(b'"A"', b'"\xed\xa0\x80"'), "UTF-8"),
        ("an overlong letter", whole.replace(b'"A"', b'"\xc1\x81"'), "UTF-8"),
        ("Latin-2", whole.replace(b'"A"', "Đorđe".encode("iso8859-2")), "UTF-8"),
        ("a NUL byte", whole.replace(b'"A"', b'"\x00"'), "line 1"),
        ("a line break in a name", whole.replace(b'"A"', b'"\n"'), "line 1"),
        ("single quotes", whole.replace(b'"', b"'"), "line 1"),
        ("a comment", b"// mine\n" + whole, "line 1"),
        ("a comma too many", whole.replace(b'"C"]', b'"C",]'), "line 1"),
        ("True", whole.replace(b'"otpis": false', b'"otpis": False'), "line 1"),
        ("NaN for bule", whole.replace(b'"bule": 4', b'"bule": NaN'), "NaN"),
        ("Infinity for refe", whole.replace(b'"refe": 1', b'"refe": Infinity'), "Infinity"),
        ("-Infinity for version", whole.replace(b'"version": 1', b'"version": -Infinity'), "Inf"),
        ("lists without end", deep, "nested"),
        ("objects without end", b'{"a":' * 100_000, "nested"),
        ("deep and whole", deep + b"]" * 100_000, "nested"),
        ("deep in a name", whole.replace(b'"A"', b"[" * 50_000 + b"]" * 50_000), "nested"),
        ("deep in the hands", whole.replace(b'"hands": [', b'"hands": [' + deep), "nested"),
        ("900 deep for a name", whole.replace(b'"A"', b"[" * 900 + b"]" * 900), "players"),
        ("a number of 5,000 digits", whole.replace(b'"bule": 4', b'"bule": ' + b"4" * 5000), ""),
        ("over 16 MiB of spaces", whole + b" " * (SIXTEEN + 1 - len(whole)), "16 MiB"),
        ("over 16 MiB of one name", whole.replace(b'"A"', b'"' + b"A" * SIXTEEN + b'"'), "16 MiB"),
        (
            "16 MiB of one name",
            whole.replace(b'"A"', b'"' + b"A" * (SIXTEEN - 5000) + b'"'),
            "play",
        ),
        ("a key twice", whole.replace(b'"otpis"', b'"dealer": 0, "otpis"'), "'dealer'"),
        ("a key twice in rules", whole.replace(b'"refe"', b'"bule": 4, "refe"'), "'bule'"),
        ("a key twice in a hand", whole.replace(b'"talon"', b'"deal": [], "talon"'), "'deal'"),
        (
            "a switch twice",
            _replaced('"switches": {}', '"switches": {"table": 3, "table": 3}'),
            "ta",
        ),
        ("a list", _bytes([a_record(2)]), "record"),
        ("a text", b'"record"', "record"),
        ("a number", b"1", "record"),
        ("null", b"null", "record"),
        ("an empty object", b"{}", "record"),
    ]


def wrong_fields() -> list[Spoilt]:
    """Keys and values around the hands that are not what the format says."""
    found = [
        _changed(f"without {key}", _without(key), "record")
        for key in ("format", "version", "rules", "players", "dealer", "hands", "otpis")
    ]
    found += [
        _changed(f"rules without {key}", _without("rules", key), "rules")
        for key in ("preset", "bule", "refe", "switches")
    ]
    found += [
        _changed(f"hand 2 without {key}", _without("hands", 1, key), "hand 2")
        for key in ("deal", "talon", "actions")
    ]
    found += [
        _changed("an unknown key", _setting("comment", to=""), "record"),
        _changed("an unknown key of rules", _setting("rules", "name", to=""), "rules"),
        _changed("an unknown key of a hand", _setting("hands", 1, "note", to=""), "hand 2"),
        _changed("a key in upper case", _setting("Otpis", to=False), "record"),
        _changed("shown in a whole record", _setting("hands", 2, "shown", to={}), "hand 3"),
        _changed("half a character for a key", _setting("\\ud800", to=1), "record"),
    ]
    values: list[tuple[str, Any, str]] = [
        ("format", "preferans", "format"),
        ("format", "Preferans-Record", "format"),
        ("format", None, "format"),
        ("format", ["preferans-record"], "format"),
        ("version", 0, "version"),
        ("version", 2, "version"),
        ("version", "1", "version"),
        ("version", 1.0, "version"),
        ("version", True, "version"),
        ("rules", None, "rules"),
        ("rules", [], "rules"),
        ("players", "ABC", "players"),
        ("players", ["A", "B"], "players"),
        ("players", ["A", "B", "C", "D"], "players"),
        ("players", ["A", "", "C"], "players, seat 1"),
        ("players", ["A", "B" * 41, "C"], "players, seat 1"),
        ("players", ["A", "B", None], "players, seat 2"),
        ("players", ["A", "B", 3], "players, seat 2"),
        ("players", ["A", "B", {"name": "C"}], "players, seat 2"),
        ("dealer", 3, "dealer"),
        ("dealer", -1, "dealer"),
        ("dealer", "0", "dealer"),
        ("dealer", 0.0, "dealer"),
        ("dealer", True, "dealer"),
        ("dealer", None, "dealer"),
        ("dealer", [0], "dealer"),
        ("dealer", 10**30, "dealer"),
        ("hands", None, "hands"),
        ("hands", {}, "hands"),
        ("hands", "hands", "hands"),
        ("hands", [None], "hand 1"),
        ("hands", ["hand"], "hand 1"),
        ("hands", [[]], "hand 1"),
        ("otpis", None, "otpis"),
        ("otpis", 0, "otpis"),
        ("otpis", 1, "otpis"),
        ("otpis", "false", "otpis"),
        ("otpis", [], "otpis"),
        ("otpis", True, "otpis"),  # the match is over already
    ]
    found += [
        _changed(f"{key} {repr(value)[:40]}", _setting(key, to=value), place)
        for key, value, place in values
    ]
    rules: list[tuple[str, Any, str]] = [
        ("preset", "ruski", "preset"),
        ("preset", "Srpski", "preset"),
        ("preset", "", "preset"),
        ("preset", None, "preset"),
        ("preset", ["srpski"], "preset"),
        ("preset", "klub", "final_supe"),
        ("preset", "vojvodjanski", "pik_needs_kontra"),
        ("bule", 0, "bule"),
        ("bule", 3, "bule"),
        ("bule", -4, "bule"),
        ("bule", 1002, "bule"),
        ("bule", "4", "bule"),
        ("bule", 4.0, "bule"),
        ("bule", True, "bule"),
        ("bule", None, "bule"),
        ("bule", [], "bule"),
        ("bule", 10**100, "bule"),
        ("refe", -1, "refe"),
        ("refe", 100, "refe"),
        ("refe", "2", "refe"),
        ("refe", "Unlimited", "refe"),
        ("refe", 1.0, "refe"),
        ("refe", True, "refe"),
        ("refe", None, "refe"),
        ("refe", {}, "refe"),
        ("switches", None, "switches"),
        ("switches", [], "switches"),
        ("switches", {"holds": "priority"}, "holds"),
        ("switches", {"hold": "Priority"}, "hold"),
        ("switches", {"hold": None}, "hold"),
        ("switches", {"hold": ["priority"]}, "hold"),
        ("switches", {"hold": {}}, "hold"),
        ("switches", {"hold": "any_bidder"}, "hold"),
        ("switches", {"table": "3"}, "table"),
        ("switches", {"table": 3.0}, "table"),
        ("switches", {"table": 4}, "table"),
        ("switches", {"min_trumps": False}, "min_trumps"),
        ("switches", {"min_trumps": 3}, "min_trumps"),
        ("switches", {"time_limit_min": 601}, "time_limit_min"),
        ("switches", {"papirkontra_ends_match": "on"}, "papirkontra"),
        ("switches", {"take_over": "off"}, "take_over"),
        ("switches", {"": ""}, "rules"),
    ]
    found += [
        _changed(f"rules {key} {repr(value)[:40]}", _setting("rules", key, to=value), place)
        for key, value, place in rules
    ]
    surrogate = _bytes(a_record(2)).replace(b'"A"', b'"\\ud800"')
    found.append(("half a character for a name", surrogate, "players, seat 0"))
    action = _bytes(a_record(2)).replace(b'"0 2"', b'"0 \\udfff"')
    found.append(("half a character for an action", action, "hand 1, action 1"))
    return found


def wrong_deals() -> list[Spoilt]:
    """Deals that are none: the second hand of the record has them."""
    whole = a_record(2)["hands"][1]
    first, talon = whole["deal"][0], whole["talon"]
    texts = [
        ("nine cards", first[:-3]),
        ("eleven cards", f"{first} SJ"),
        ("no cards", ""),
        ("a card twice in a hand", f"{first[:-2]}{first[:2]}"),
        ("a card of another hand", f"{first[:-2]}S7"),
        ("a card of the talon", f"{first[:-2]}H7"),
        ("a lower-case card", first.lower()),
        ("one lower-case letter", f"{first[:-2]}cQ"),
        ("a ten written 10", first.replace("CT", "C10")),
        ("a card of another pack", first.replace("CT", "C6")),
        ("a card with a sign", first.replace("CT", "♣T")),
        ("two spaces", first.replace(" ", "  ", 1)),
        ("a space before", f" {first}"),
        ("a space behind", f"{first} "),
        ("commas", first.replace(" ", ",")),
        ("a tab", first.replace(" ", "\t", 1)),
        ("no spaces", first.replace(" ", "")),
        ("hidden", "?"),
        ("hidden one by one", " ".join("?" * 10)),
    ]
    found = [
        _changed(f"deal: {name}", _setting("hands", 1, "deal", 0, to=text), "hand 2")
        for name, text in texts
    ]
    others: list[tuple[str, Any]] = [
        ("null", None),
        ("a list of cards", first.split()),
        ("a number", 7),
        ("an object", {}),
    ]
    found += [
        _changed(f"deal: {name}", _setting("hands", 1, "deal", 0, to=value), "hand 2")
        for name, value in others
    ]
    talons: list[tuple[str, Any]] = [
        ("one card", talon[:2]),
        ("three cards", f"{talon} SA"),
        ("a card twice", "H7 H7"),
        ("a dealt card", "H7 CT"),
        ("lower case", talon.lower()),
        ("two spaces", talon.replace(" ", "  ")),
        ("hidden", "?"),
        ("a list", talon.split()),
        ("null", None),
        ("empty", ""),
    ]
    found += [
        _changed(f"talon: {name}", _setting("hands", 1, "talon", to=value), "hand 2")
        for name, value in talons
    ]
    found += [
        _changed("deals: two hands", _without("hands", 1, "deal", 2), "hand 2"),
        _changed("deals: a text", _setting("hands", 1, "deal", to=first), "hand 2"),
        _changed("deals: an object", _setting("hands", 1, "deal", to={"0": first}), "hand 2"),
        _changed("deals: four hands", lambda d: d["hands"][1]["deal"].append(""), "hand 2"),
        _changed("actions: null", _setting("hands", 1, "actions", to=None), "hand 2"),
        _changed("actions: a text", _setting("hands", 1, "actions", to="1 betl"), "hand 2"),
        _changed("actions: an object", _setting("hands", 1, "actions", to={}), "hand 2"),
    ]
    return found


def wrong_acts() -> list[Spoilt]:
    """Acts that are none, or that the rules do not allow."""
    found = [
        _changed(f"swapped acts {hand}.{first} and {hand}.{first + 1}", swap, place)
        for hand, first, place in [
            (1, 1, "hand 1, action 1"),
            (1, 2, "hand 1, action 2"),
            (1, 4, "hand 1, action 4"),
            (1, 5, "hand 1, action 5"),
            (1, 6, "hand 1, action 6"),
            (1, 7, "hand 1, action 7"),
            (1, 9, "hand 1, action 9"),
            (1, 10, "hand 1, action 10"),
            (1, 14, "hand 1, action 14"),
            (2, 1, "hand 2, action 1"),
            (2, 4, "hand 2, action 4"),
            (2, 5, "hand 2, action 5"),
            (3, 3, "hand 3, action 3"),
            (3, 11, "hand 3, action 11"),
            (3, 14, "hand 3, action 14"),
        ]
        for swap in [_swapped(hand, first, first + 1)]
    ]
    acts: list[tuple[int, int, Any]] = [
        (1, 1, "0 3"),
        (1, 1, "0 moje"),
        (1, 1, "1 dalje"),
        (1, 2, "1 4"),
        (1, 5, "1 skart DA DA"),
        (1, 5, "1 skart HK D7"),
        (1, 5, "1 skart ? ?"),
        (1, 5, "0 skart HK D8"),
        (1, 6, "1 objava pik"),
        (1, 7, "2 zovem"),
        (1, 7, "2 moze"),
        (1, 8, "0 kontra"),
        (1, 9, "2 zovem"),
        (1, 10, "1 subkontra"),
        (1, 11, "0 karta DA"),
        (1, 12, "1 karta CK"),
        (1, 13, "1 ponuda nemam_pad"),
        (1, 13, "1 ponuda 4"),
        (1, 13, "1 predajem"),
        (1, 14, "1 prihvatam"),
        (1, 14, "2 preuzimam"),
        (2, 1, "1 preferans"),
        (2, 4, "2 jel_uver"),
        (2, 5, "1 kontra"),
        (2, 6, "1 karta S8"),
        (2, 7, "1 ponuda sve"),
        (2, 8, "0 prihvatam"),
        (3, 1, "2 preuzimam"),
        (3, 1, "1 preuzimam"),
        (3, 9, "1 8"),
        (3, 13, "0 objava betl"),
        (3, 15, "2 pratim"),
        (2, 1, None),
        (2, 1, 2),
        (2, 1, ["1", "betl"]),
        (2, 1, {"seat": 1}),
        (2, 1, True),
        (2, 1, ""),
        (2, 1, "betl"),
        (2, 1, "1"),
        (2, 1, "1 "),
        (2, 1, "3 betl"),
        (2, 1, "-1 betl"),
        (2, 1, "1  betl"),
        (2, 1, " 1 betl"),
        (2, 1, "1 betl "),
        (2, 1, "1 Betl"),
        (2, 1, "1 BETL"),
        (2, 1, "1\tbetl"),
        (2, 1, "1 betl\n"),
        (2, 1, "1 betl betl"),
        (2, 1, "B betl"),
        (2, 1, "１ betl"),
        (2, 6, "1 karta s7"),
        (2, 6, "1 karta S07"),
        (2, 6, "1 karta S7 S9"),
        (2, 6, "1 karta"),
        (2, 6, "1 igraj S7"),
        (2, 1, "1 " + "betl" * 100_000),
        (2, 1, "\x1b[2J\r\n1 betl"),
        (2, 1, "\u202e1 betl"),
    ]
    found += [
        _changed(
            f"act {hand}.{action}: {str(text)[:30]!r}",
            _act(hand, action, text),
            f"hand {hand}, action {action}",
        )
        for hand, action, text in acts
    ]
    return found + _wrong_ends()


def _wrong_ends() -> list[Spoilt]:
    def more(hand: int, *texts: str) -> Callable[[Document], object]:
        return lambda document: document["hands"][hand - 1]["actions"].extend(texts)

    def another_hand(document: Document) -> None:
        document["hands"].append({**document["hands"][0], "actions": []})

    unfinished_before = a_record(2)
    unfinished_before["hands"][1]["actions"].pop()
    written_off = cut(a_record(2), 2, 3)
    written_off["otpis"] = True
    missing = a_record(2)
    del missing["hands"][0]["actions"][3]
    twice = a_record(2)
    twice["hands"][0]["actions"].insert(3, twice["hands"][0]["actions"][2])
    return [
        _changed("an act after the last hand", more(3, "0 dalje"), "hand 3, action 16"),
        _changed("a card after the end of a hand", more(1, "0 karta S9"), "hand 1, action 16"),
        _changed("a hand after the end", another_hand, "hand 4"),
        _changed("the first hand twice", lambda d: d["hands"].insert(0, d["hands"][0]), "hand 2"),
        _changed("the hands turned round", lambda d: d["hands"].reverse(), "hand 1, action 1"),
        _changed("another dealer", _setting("dealer", to=0), "hand 1, action 1"),
        _changed("a hand left out", _without("hands", 1), "hand 2, action 1"),
        ("an unfinished hand before another", _bytes(unfinished_before), "hand 2"),
        ("otpis within a hand", _bytes(written_off), "otpis"),
        ("an act left out", _bytes(missing), "hand 1, action 4"),
        ("an act twice", _bytes(twice), "hand 1, action 4"),
    ]


def spoilt_files() -> list[Spoilt]:
    """All of them."""
    return [*broken_files(), *wrong_fields(), *wrong_deals(), *wrong_acts()]
