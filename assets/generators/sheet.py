"""The blank card and what stands on it twice, once for each way up."""

import palette
import svg_text

WIDTH = 250
HEIGHT = 350
CORNER = 16
CENTRE = (WIDTH / 2, HEIGHT / 2)


def document(children: list[str]) -> str:
    """Return the SVG file of a card with this drawn on it."""
    return svg_text.document(WIDTH, HEIGHT, [_paper(), *children])


def both_ways_up(drawn: list[str]) -> list[str]:
    """Return what is drawn, and the same turned by 180 degrees round the middle of the card."""
    turned = f"rotate(180 {svg_text.number(CENTRE[0])} {svg_text.number(CENTRE[1])})"
    return [*drawn, svg_text.group(drawn, turned)]


def _paper() -> str:
    return svg_text.element(
        "rect",
        x=1,
        y=1,
        width=WIDTH - 2,
        height=HEIGHT - 2,
        rx=CORNER,
        fill=palette.PAPER,
        stroke=palette.CARD_EDGE,
        stroke_width=2,
    )
