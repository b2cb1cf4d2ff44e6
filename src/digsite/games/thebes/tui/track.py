"""The time track of Thebes: pawns from the last to the first, those of a stack from the top."""

from __future__ import annotations

from itertools import pairwise

from rich.cells import cell_len

from digsite.tui.boards.seat_marks import hue, mark
from digsite.tui.boards.spans import LINE
from digsite.tui.scene import Row, Span

from ..views import Public
from .cards import Scene


def stacks(view: Public) -> dict[int, list[int]]:
    """The seats on each week, the topmost pawn first; weeks in order."""
    found: dict[int, list[int]] = {}
    for player in sorted(view.players, key=lambda player: (player.week, -player.below)):
        if player.below >= 0:
            found.setdefault(player.week, []).append(player.seat)
    return found


def track(scene: Scene, width: int) -> list[Row]:
    """The track in one row; between two stacks a line as long as the weeks, if there is room."""
    found = list(stacks(scene.public).items())
    row = [Span(f"{scene.voice.say('board-week')} ", "bold")]
    stops = [_stop(week, seats) for week, seats in found]
    gaps = [b - a for (a, _), (b, _) in pairwise(found)]
    used = sum([cell_len(span.text) for part in (row, *stops) for span in part])
    room = max(width - used - 2 * len(gaps), 0)
    for number, stop in enumerate(stops):
        row += stop
        if number < len(gaps):
            line = gaps[number] if sum(gaps) <= room else gaps[number] * room // sum(gaps)
            row.append(Span(f" {'─' * max(line, 1)} ", LINE))
    return [row]


def tall_track(scene: Scene, width: int) -> list[Row]:
    """The track as it lies on the table, from the last pawn on; those out of sight at its end."""
    found = stacks(scene.public)
    if not found:
        return track(scene, width)
    first, last = min(found), max(found)
    head = f"{scene.voice.say('board-week')} "
    margin = cell_len(head)
    pitch = max(len(str(last)), 2) + 1
    shown = min((width - margin) // pitch, last - first + 1)
    if first + shown <= last:
        far = [week for week in found if week >= first + shown - len(found) * 3]
        shown -= -(-sum([len(str(week)) + len(found[week]) + 5 for week in far]) // pitch)
    near = range(first, first + max(shown, 1))
    height = max([len(seats) for week, seats in found.items() if week in near])
    rows: list[Row] = []
    for level in range(height, 0, -1):
        row = [Span(" " * margin)]
        for week in near:
            seats = found.get(week, [])
            if len(seats) >= level:
                seat = seats[len(seats) - level]
                row += [Span(f"{mark(seat):>{pitch - 1}}", hue(seat)), Span(" ")]
            else:
                row.append(Span(" " * pitch))
        rows.append(row)
    weeks = [Span(head, "bold")]
    for week in near:
        style = "bold" if week in found else LINE
        weeks += [Span(f"{week:>{pitch - 1}}", style), Span(" ")]
    for week, seats in found.items():
        if week not in near:
            weeks += [Span("── ", LINE), *_stop(week, seats), Span(" ")]
    return [*rows, weeks]


def _stop(week: int, seats: list[int]) -> Row:
    return [Span(f"{week} "), *[Span(mark(seat), hue(seat)) for seat in seats]]
