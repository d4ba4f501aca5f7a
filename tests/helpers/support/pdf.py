"""What a PDF file made by Qt says: its pages, their size, and the text on them."""

from __future__ import annotations

import re
import zlib

_OBJECT = re.compile(rb"(\d+) 0 obj\b(.*?)endobj", re.DOTALL)
_STREAM = re.compile(rb"stream\r?\n(.*?)\r?\nendstream", re.DOTALL)


def page_sizes(file: bytes) -> list[tuple[float, float]]:
    """Width and height of every page in points."""
    boxes = re.findall(rb"/Type /Page\b.*?/MediaBox \[([^\]]*)\]", file, re.DOTALL)
    return [(float(box.split()[2]), float(box.split()[3])) for box in boxes]


def text_of(file: bytes) -> str:
    """Everything that is written, in the order in which it was drawn."""
    objects = dict(_OBJECT.findall(file))
    letters: dict[bytes, dict[str, str]] = {}
    for body in objects.values():
        fonts = re.search(rb"/Font <<(.*?)>>", body, re.DOTALL)
        for name, number in re.findall(rb"/(F\d+) (\d+) 0 R", fonts[1]) if fonts else ():
            unicode = re.search(rb"/ToUnicode (\d+) 0 R", objects[number])
            if unicode:
                letters[name] = _letters(_unpacked(objects[unicode[1]]))
    return "".join(_drawn(_unpacked(body), letters) for body in objects.values())


def _unpacked(body: bytes) -> bytes:
    stream = _STREAM.search(body)
    if stream is None:
        return b""
    return zlib.decompress(stream[1]) if b"/FlateDecode" in body else stream[1]


def _letters(table: bytes) -> dict[str, str]:
    found: dict[str, str] = {}
    for first, _, start in re.findall(rb"<(\w{4})> <(\w{4})> <(\w{4})>", table):
        found[first.decode().lower()] = chr(int(start, 16))
    for first, last, many in re.findall(rb"<(\w{4})> <(\w{4})> \[(.*?)\]", table, re.DOTALL):
        codes = re.findall(rb"<(\w+)>", many)
        for place, code in zip(range(int(first, 16), int(last, 16) + 1), codes, strict=True):
            found[f"{place:04x}"] = bytes.fromhex(code.decode()).decode("utf-16-be")
    return found


def _drawn(content: bytes, letters: dict[bytes, dict[str, str]]) -> str:
    words: list[str] = []
    font: dict[str, str] = {}
    for name, shown, _ in re.findall(rb"/(F\d+) [\d.]+ Tf|<(\w+)> (Tj)", content):
        if name:
            font = letters.get(name, {})
            words.append(" ")
        codes = shown.decode().lower()
        words += [font.get(codes[at : at + 4], "?") for at in range(0, len(codes), 4)]
    return "".join(words)
