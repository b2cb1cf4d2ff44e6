"""Groups of bars as an SVG drawing, without any library."""

from __future__ import annotations

from html import escape
from typing import NamedTuple

from curves import COLOURS

ROW, BAR, LEFT, WIDE, TOP = 22, 14, 190, 420, 50


class Group(NamedTuple):
    """Shares from 0 to 1 that add up to one, how sure they are, and what would be equal."""

    name: str
    shares: list[float]
    errors: list[float]
    equal: float


def bars_svg(title: str, groups: list[Group]) -> str:
    """The text of an SVG file: one line per group, its shares side by side."""
    width, height = LEFT + WIDE + 20, TOP + ROW * len(groups) + 20
    parts = [
        f'<rect width="{width}" height="{height}" fill="#fdfaf3"/>',
        f'<text x="{width / 2}" y="24" text-anchor="middle" font-size="16">{escape(title)}</text>',
    ]
    for number, group in enumerate(groups):
        y = TOP + ROW * number
        parts.append(f'<text x="{LEFT - 8}" y="{y + 11}" text-anchor="end">{group.name}</text>')
        x = float(LEFT)
        for place, (share, error) in enumerate(zip(group.shares, group.errors, strict=True)):
            colour = COLOURS[place % len(COLOURS)]
            end = x + WIDE * share
            parts += [
                f'<rect x="{x:.1f}" y="{y}" width="{WIDE * share:.1f}" height="{BAR}" '
                f'fill="{colour}"/>',
                f'<text x="{(x + end) / 2:.1f}" y="{y + 11}" text-anchor="middle" '
                f'fill="white" font-size="9">{100 * share:.0f} ± {100 * error:.0f}</text>',
            ]
            x = end
        for place in range(1, len(group.shares)):
            at = LEFT + WIDE * place * group.equal
            parts.append(f'<path d="M{at:.1f} {y - 3}v{BAR + 6}" stroke="black"/>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'font-family="sans-serif" font-size="12">\n' + "\n".join(parts) + "\n</svg>\n"
    )
