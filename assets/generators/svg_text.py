"""The few SVG elements the drawings are made of, as text.

Only what Qt's SVG renderer and every other one draw alike: paths, circles, rectangles and groups.
No text element (its look depends on the fonts installed), no clip paths, no patterns.
"""


def number(value: float) -> str:
    """Format a coordinate with at most two decimals, the same on every machine."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def element(tag: str, **attributes: str | float) -> str:
    """Return one empty element; underscores in attribute names become hyphens."""
    parts = [f"<{tag}"]
    for name, value in attributes.items():
        text = value if isinstance(value, str) else number(value)
        parts.append(f'{name.replace("_", "-")}="{text}"')
    return " ".join(parts) + "/>"


def path(outline: str, **attributes: str | float) -> str:
    """Return a path drawn along `outline` (SVG path data)."""
    return element("path", d=outline, **attributes)


def circle(x: float, y: float, radius: float, **attributes: str | float) -> str:
    """Return a circle round (x, y)."""
    return element("circle", cx=x, cy=y, r=radius, **attributes)


def group(children: list[str], transform: str = "", **attributes: str | float) -> str:
    """Return the children, one a line, inside a group with a common transform and style."""
    shared = {"transform": transform, **attributes} if transform else attributes
    opening = element("g", **shared).removesuffix("/>") + ">"
    return "\n".join([opening, *children, "</g>"])


def document(width: int, height: int, children: list[str]) -> str:
    """Return a whole SVG file, `width` by `height` units, ending in a newline."""
    opening = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
        f' width="{width}" height="{height}">'
    )
    return "\n".join([opening, *children, "</svg>", ""])
