"""A sheet: rows of spans on the screen, some of them targets to move between and to take."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec
from rich.errors import StyleSyntaxError
from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.binding import Binding
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from .scene import Row


class Place(msgspec.Struct, frozen=True):
    """Where a piece of a target lies."""

    y: int
    left: int
    right: int

    @property
    def middle(self) -> float:
        return (self.left + self.right) / 2


class Sheet(ScrollView, can_focus=True):
    """Shows rows; one target is marked, and arrows go to the nearest one that way."""

    BINDINGS = [
        Binding("up", "go(0,-1)", show=False),
        Binding("down", "go(0,1)", show=False),
        Binding("left", "go(-1,0)", show=False),
        Binding("right", "go(1,0)", show=False),
        Binding("enter,space", "take", show=False),
        Binding("pageup", "page_up", show=False),
        Binding("pagedown", "page_down", show=False),
    ]
    # Targets are often reversed already: the marked one has colours of its own.
    MARK = Style(color="#000000", bgcolor="#ffd75f", bold=True, reverse=False, dim=False)
    arrows = False  # whether signs at the edge stand for a scrollbar
    wraps = False  # whether up from the first target goes to the last
    steps = False  # whether left and right change the marked target instead of leaving it

    class Marked(Message):
        """Another target is marked."""

        def __init__(self, sheet: Sheet, target: str) -> None:
            super().__init__()
            self.sheet, self.target = sheet, target

        @property
        def control(self) -> Sheet:
            return self.sheet

    class Stepped(Message):
        """The marked target is to take its next value, or the one before."""

        def __init__(self, target: str, step: int) -> None:
            super().__init__()
            self.target, self.step = target, step

    class Taken(Marked):
        """A target was taken, by key or click; an empty one if none was marked."""

    def __init__(self, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self.rows: list[Row] = []
        self.places: dict[str, list[Place]] = {}
        self.marked: str | None = None
        self.hovered: str | None = None

    def show(self, rows: Sequence[Row], marked: str | None = None) -> None:
        """Other rows; the mark stays where it can."""
        self.rows = list(rows)
        self.places = _places(self.rows)
        wanted = marked if marked is not None else self.marked
        self.marked = wanted if wanted in self.places else None
        width = max([sum(len(span.text) for span in row) for row in self.rows], default=0)
        self.virtual_size = Size(width, len(self.rows))
        self.refresh()

    def to_end(self) -> None:
        """Bring the last row into view; by force, for the scrollbar may not be laid out yet."""
        self.scroll_end(animate=False, force=True)

    def mark(self, target: str | None) -> None:
        """Mark a target and bring it into view, without telling anybody."""
        self.marked = target if target in self.places else None
        if self.marked is not None:
            self._bring_into_view(self.marked)
        self.refresh()

    def action_go(self, dx: int, dy: int) -> None:
        if dx and self.steps:
            if self.marked is not None:
                self.post_message(self.Stepped(self.marked, dx))
            return
        found = self.neighbour(dx, dy) or (self._other_end(dy) if self.wraps else None)
        if found is None:
            self.scroll_relative(x=dx * 4, y=dy, animate=False)
            return
        self.mark(found)
        self.post_message(self.Marked(self, found))

    def action_take(self) -> None:
        self.post_message(self.Taken(self, self.marked or ""))

    def neighbour(self, dx: int, dy: int) -> str | None:
        """The nearest target in a direction; the first one if none is marked."""
        if self.marked is None:
            return next(iter(self.places), None)
        here = self.places[self.marked]
        best: tuple[float, str] | None = None
        for target, places in self.places.items():
            if target == self.marked:
                continue
            for place in places:
                far = min(_distance(start, place, dx, dy) for start in here)
                if best is None or far < best[0]:
                    best = (far, target)
        return best[1] if best is not None and best[0] < _NEVER else None

    def _other_end(self, dy: int) -> str | None:
        targets = list(self.places)
        return None if not dy or not targets else targets[0 if dy > 0 else -1]

    def target_at(self, x: int, y: int) -> str | None:
        """The target under a spot of the widget."""
        x, y = x + self.scroll_offset.x, y + self.scroll_offset.y
        for target, places in self.places.items():
            if any(place.y == y and place.left <= x < place.right for place in places):
                return target
        return None

    def on_click(self, event: events.Click) -> None:
        at = event.get_content_offset(self)
        target = self.target_at(at.x, at.y) if at is not None else None
        if target is not None:
            self.mark(target)
            self.post_message(self.Marked(self, target))
            self.post_message(self.Taken(self, target))

    def render_line(self, y: int) -> Strip:
        width = self.scrollable_content_region.width
        row_number = y + self.scroll_offset.y
        base = self.rich_style
        if not 0 <= row_number < len(self.rows):
            return Strip.blank(width, base)
        segments = []
        for span in self.rows[row_number]:
            style = base + style_of(span.style)
            if span.target is not None and span.target == self.marked:
                style += self.MARK
            segments.append(Segment(span.text, style))
        left = self.scroll_offset.x
        strip = Strip(segments).crop_extend(left, left + width, base)
        arrow = self._more(y) if self.arrows else ""
        if arrow:
            sign = Segment(arrow, base + Style(bold=True))
            return Strip.join([strip.crop(0, width - 1), Strip([sign])])
        return strip

    def _more(self, y: int) -> str:
        """A sign at the edge where rows are out of sight."""
        top, height = self.scroll_offset.y, self.scrollable_content_region.height
        if y == 0 and top > 0:
            return "▲"
        return "▼" if y == height - 1 and top + height < len(self.rows) else ""

    def _bring_into_view(self, target: str) -> None:
        for place in reversed(self.places[target]):
            region = Region(place.left, place.y, place.right - place.left, 1)
            self.scroll_to_region(region, animate=False, force=True)


_NEVER = 1e9


def _distance(start: Place, end: Place, dx: int, dy: int) -> float:
    """How far a target is in a direction; a row counts as two columns."""
    if dx:
        along = (end.left - start.right + 1) if dx > 0 else (start.left - end.right + 1)
        aside = abs(end.y - start.y) * 2
        if along <= 0:
            return _NEVER
        return along + aside * 4
    along = (end.y - start.y) * dy
    if along <= 0:
        return _NEVER
    overlap = start.left < end.right and end.left < start.right
    aside_x = 0.0 if overlap else abs(end.middle - start.middle)
    return along * 2 + aside_x * 2


def _places(rows: Sequence[Row]) -> dict[str, list[Place]]:
    places: dict[str, list[Place]] = {}
    for y, row in enumerate(rows):
        x = 0
        for span in row:
            if span.target is not None:
                places.setdefault(span.target, []).append(Place(y, x, x + len(span.text)))
            x += len(span.text)
    return places


@lru_cache(maxsize=512)
def style_of(text: str) -> Style:
    """A style by its words; one that cannot be read counts as none."""
    try:
        return Style.parse(text)
    except StyleSyntaxError:
        return Style()
