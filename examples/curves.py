"""Curves as an SVG drawing, without any library."""

from __future__ import annotations

from html import escape
from typing import NamedTuple

COLOURS = ("#2471a3", "#c0392b", "#229954", "#d4ac0d", "#7d3c98", "#ca6f1e")
WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 640, 360, 60, 40, 20, 50


class Curve(NamedTuple):
    """A name and points; shares go from 0 to 1."""

    name: str
    points: list[tuple[float, float]]


def curves_svg(title: str, below: str, beside: str, curves: list[Curve]) -> str:
    """The text of an SVG file."""
    most = max(x for curve in curves for x, _ in curve.points) or 1.0
    wide, high = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def place(x: float, y: float) -> str:
        return f"{LEFT + wide * x / most:.1f},{TOP + high * (1 - y):.1f}"

    parts = [f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fdfaf3"/>']
    for fifth in range(6):
        y = TOP + high * (1 - fifth / 5)
        x = LEFT + wide * fifth / 5
        parts += [
            f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}" stroke="#ccc"/>',
            f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{20 * fifth} %</text>',
            f'<text x="{x}" y="{HEIGHT - 30}" text-anchor="middle">{most * fifth / 5:.3g}</text>',
        ]
    for number, curve in enumerate(curves):
        points = " ".join(place(x, y) for x, y in curve.points)
        colour = COLOURS[number % len(COLOURS)]
        parts += [
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>',
            f'<text x="{WIDTH - RIGHT - 8}" y="{HEIGHT - BOTTOM - 12 - 16 * number}" '
            f'text-anchor="end" fill="{colour}">{escape(curve.name)}</text>',
        ]
    parts += [
        f'<text x="{WIDTH / 2}" y="24" text-anchor="middle" font-size="16">{escape(title)}</text>',
        f'<text x="{WIDTH / 2}" y="{HEIGHT - 10}" text-anchor="middle">{escape(below)}</text>',
        f'<text x="14" y="{TOP - 12}">{escape(beside)}</text>',
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
        f'font-family="sans-serif" font-size="12">\n' + "\n".join(parts) + "\n</svg>\n"
    )
