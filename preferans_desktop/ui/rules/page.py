"""The rules as a page: hypertext with an anchor for every section."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from itertools import groupby
from typing import assert_never

from PySide6.QtGui import QColor

from preferans_desktop.language.catalogue import say
from preferans_desktop.language.rulebook import (
    Block,
    Difference,
    Item,
    Paragraph,
    Row,
    Rulebook,
)
from preferans_desktop.language.unbroken import unbroken
from preferans_desktop.rules.serbian.settings import SwitchValue
from preferans_desktop.ui import theme


def page_of(book: Rulebook, switches: Mapping[str, SwitchValue], ground: QColor) -> str:
    """The whole rulebook as hypertext.

    Args:
        book: what to show.
        switches: what holds in this match.
        ground: under what differs from table to table.
    """
    parts: list[str] = []
    for chapter, passages in groupby(book.passages, key=lambda passage: passage.chapter):
        title = f'<p class="chapter">{chapter}. {escape(book.chapters[chapter])}</p>'
        for passage in passages:
            parts.append(f'<a name="{passage.section.value}"></a>{title}')
            title = ""
            parts.append(f'<p class="section">{escape(passage.title)}</p>')
            parts += _blocks(passage.blocks, switches, ground.name())
    return "".join(parts)


def _blocks(
    blocks: Iterable[Block], switches: Mapping[str, SwitchValue], ground: str
) -> Iterator[str]:
    rows: list[Row] = []
    for block in blocks:
        if isinstance(block, Row):
            rows.append(block)
            continue
        yield _table(rows)
        rows = []
        match block:
            case Paragraph():
                yield f"<p>{_written(block.text)}</p>"
            case Item():
                yield f'<p class="item">•&nbsp; {_written(block.text)}</p>'
            case Difference():
                yield _difference(block, switches[block.switch], ground)
            case _ as other:
                assert_never(other)
    yield _table(rows)


def _table(rows: Sequence[Row]) -> str:
    """Rows of a table, the first one its head; nothing for none."""
    if not rows:
        return ""
    head, *rest = ["".join(f"<td>{escape(cell)}</td>" for cell in row.cells) for row in rows]
    body = "".join(f"<tr>{cells}</tr>" for cells in rest)
    return f'<table cellpadding="5"><tr class="head">{head}</tr>{body}</table>'


def _written(text: str) -> str:
    return escape(unbroken(text))


def _difference(block: Difference, value: SwitchValue, ground: str) -> str:
    """What this match plays, and what other tables do."""
    name = escape(say(f"switch_{block.switch}"))
    here = _written(say("rules_here", words=block.of(value)))
    others = "<br>".join(_written(text) for text in block.others(value))
    elsewhere = escape(say("rules_elsewhere"))
    return (
        f'<table width="100%" cellpadding="8"><tr><td bgcolor="{ground}"><b>{name}.</b> {here}'
        f"<br><i>{elsewhere}</i> {others}</td></tr></table>"
    )


def page_style(pixels: float, colours: theme.Palette) -> str:
    """The style sheet of the page."""
    text, edge = colours.sheet_text.name(), colours.sheet_edge.name()
    return f"""
        p, td {{ font-size: {round(pixels)}px; color: {text}; }}
        p {{ margin-top: 0px; margin-bottom: {round(0.6 * pixels)}px; line-height: 125%; }}
        p.chapter {{ font-size: {round(1.5 * pixels)}px; font-weight: 600;
            margin-top: {round(1.2 * pixels)}px; margin-bottom: 0px; }}
        p.section {{ font-size: {round(1.15 * pixels)}px; font-weight: 600;
            margin-top: {round(0.6 * pixels)}px; margin-bottom: {round(0.4 * pixels)}px; }}
        p.item {{ margin-left: {round(1.2 * pixels)}px; }}
        table {{ margin-bottom: {round(0.6 * pixels)}px; border-collapse: collapse; }}
        tr.head td {{ font-weight: 600; border-bottom: 1px solid {edge}; }}
    """
