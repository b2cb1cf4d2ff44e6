"""The decisions per second of every case as bars on a logarithmic scale, an SVG drawing."""

from __future__ import annotations

from html import escape
from math import log10

from .measuring import Case

WIDTH, LEFT, RIGHT, LINE, TOP = 920, 390, 90, 20, 56
COLOURS = {
    "digsite": "#b5651d",
    "OpenSpiel": "#3b6ea5",
    "RLCard": "#5b8c5a",
    "PettingZoo": "#8e5572",
    "Catanatron": "#777777",
}
FLOOR = 2  # the bars begin at 10 ** FLOOR


def drawing(cases: list[Case]) -> str:
    """The chart, fastest first."""
    ranked = sorted(cases, key=lambda case: -case.decisions_per_second)
    ceiling = int(log10(ranked[0].decisions_per_second)) + 1
    height = TOP + LINE * len(ranked) + 10
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        'font-family="sans-serif" font-size="12" role="img">',
        "<title>Decisions per second, random play, one core</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>',
        '<text x="10" y="20" font-size="15">Decisions per second, uniformly random play, '
        "one core (logarithmic)</text>",
    ]
    for power in range(FLOOR, ceiling + 1):
        x = _x(10**power, ceiling)
        parts.append(
            f'<line x1="{x:.1f}" y1="{TOP - 6}" x2="{x:.1f}" y2="{height - 8}" stroke="#dddddd"/>'
            f'<text x="{x:.1f}" y="{TOP - 12}" text-anchor="middle" fill="#555555">'
            f"{10**power:,}</text>"
        )
    for row, case in enumerate(ranked):
        parts.append(_bar(case, TOP + LINE * row, ceiling))
    return "\n".join([*parts, "</svg>", ""])


def _bar(case: Case, top: int, ceiling: int) -> str:
    end = _x(case.decisions_per_second, ceiling)
    label = escape(f"{case.library}: {case.game} ({case.players}), {case.way}")
    middle = top + LINE - 6
    return (
        f'<text x="{LEFT - 8}" y="{middle}" text-anchor="end">{label}</text>'
        f'<rect x="{LEFT}" y="{top + 3}" width="{end - LEFT:.1f}" height="{LINE - 6}" '
        f'fill="{COLOURS[case.library]}"/>'
        f'<text x="{end + 5:.1f}" y="{middle}">{case.decisions_per_second:,.0f}</text>'
    )


def _x(value: float, ceiling: int) -> float:
    part = (log10(max(value, 10**FLOOR)) - FLOOR) / (ceiling - FLOOR)
    return LEFT + part * (WIDTH - LEFT - RIGHT)
