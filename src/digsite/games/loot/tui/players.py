"""The explorers: name, score, rooms as backs, and the race to the goal, a lane for each."""

from __future__ import annotations

from rich.cells import cell_len

from digsite.tui.scene import Row, Span

from ..actions import Awaken
from ..views import Public
from .cards import TARGET, backs, counted_backs, tall_backs
from .offers import word_for
from .rows import Scene, cells, filled, fixed, short

MARKS = "●▲■◆✚▼"
SEAT_STYLES = ("#2f86d1", "#e0508f", "#9b6be0", "#1296a8", "#a9743a", "#868686")  # none of a back
LEAD = 5  # turn, number, mark
LONGEST_NAME = 18
WIDEST_BACKS = 50


class Columns:
    """How wide what is drawn of every explorer is."""

    def __init__(self, scene: Scene, width: int) -> None:
        public: Public = scene.public
        longest = min(LONGEST_NAME, width // 4)
        names = [name_of(scene, seat, longest) for seat in range(len(public.players))]
        self.name = max([cell_len(name) for name in names])
        room = width - LEAD - self.name - 6
        most = 3 * max([len(player.backs) for player in public.players])
        counted = max([cells(_counted(scene, seat, None)) for seat in range(len(public.players))])
        self.step = 0  # points per cell of a lane; no lanes where there is no room for them
        for need, step in ((most, 1), (most, 2), (counted, 1), (counted, 2)):
            if need <= room - _lane_width(public.goal, step):
                self.step = step
                break
        self.lane = -(-public.goal // self.step) if self.step else 0
        self.backs = room - _lane_width(public.goal, self.step)
        if self.step:
            self.backs = min(self.backs, max(most, WIDEST_BACKS))


def players(scene: Scene, width: int, tall: bool, scale: bool) -> list[Row]:
    """The explorers one below the other, in one row each or in three."""
    public: Public = scene.public
    columns = Columns(scene, width)
    rows = [_scale(public.goal, columns)] if scale and columns.step else []
    for seat in range(len(public.players)):
        rows.extend(_explorer(scene, seat, columns, tall))
    return rows


def name_of(scene: Scene, seat: int, longest: int) -> str:
    """The name of an explorer in so many cells, marked if it is the viewer's."""
    you = f" ({scene.voice.say('board-you')})" if seat == scene.seat else ""
    return short(scene.names[seat], longest - cell_len(you)) + you


def _explorer(scene: Scene, seat: int, columns: Columns, tall: bool) -> list[Row]:
    public: Public = scene.public
    player = public.players[seat]
    target = word_for(scene, Awaken(seat))
    turn = "▸" if seat == public.player else " "
    name_style = TARGET if target else "bold" if seat == scene.seat else ""
    head = [
        Span(f"{turn}{seat + 1} ", "bold", target),
        Span(MARKS[seat], SEAT_STYLES[seat], target),
        Span(" ", "", target),
        Span(name_of(scene, seat, columns.name), name_style, target),
    ]
    head = [*filled(head, LEAD + columns.name), Span(fixed(str(player.score), 4, True), "bold")]
    middle = backs(scene.voice, player.backs, public.era, target)
    if cells(middle) > columns.backs:
        middle = _counted(scene, seat, target)
    if not tall:
        return [_row(public, seat, columns, head, middle)]
    small = tall_backs(scene.voice, player.backs, public.era, columns.backs, target)
    left = [Span(" " * (LEAD + columns.name + 6))]
    middle = small[1] or middle
    return [[*left, *small[0]], _row(public, seat, columns, head, middle), [*left, *small[2]]]


def _counted(scene: Scene, seat: int, target: str | None) -> Row:
    public: Public = scene.public
    return counted_backs(scene.voice, public.players[seat].backs, public.era, target)


def _row(public: Public, seat: int, columns: Columns, head: Row, middle: Row) -> Row:
    return [*head, Span("  "), *filled(middle, columns.backs), *_lane(public, seat, columns)]


def _lane_width(goal: int, step: int) -> int:
    """A blank, the points on the way, the post and a token beyond it."""
    return -(-goal // step) + 3 if step else 0


def _lane(public: Public, seat: int, columns: Columns) -> Row:
    """The way to the goal: behind the token, before it, the post."""
    if not columns.step:
        return []
    score = public.players[seat].score
    token = Span(MARKS[seat], SEAT_STYLES[seat])
    if score >= public.goal:
        return [Span(" " + "━" * columns.lane, SEAT_STYLES[seat]), Span("│"), token]
    place = score // columns.step
    return [
        Span(" " + "━" * place, SEAT_STYLES[seat]),
        token,
        Span("─" * (columns.lane - place - 1), "dim"),
        Span("│"),
    ]


def _scale(goal: int, columns: Columns) -> Row:
    """Every fifth point (or tenth) above the lanes, and the goal."""
    signs = [" "] * (columns.lane + 2)
    every = 5 if columns.step == 1 else 10
    places = {point: point // columns.step for point in range(0, goal, every)}
    places = {point: place for point, place in places.items() if place < columns.lane - 2}
    for point, place in {**places, goal: columns.lane}.items():
        signs[place : place + len(str(point))] = str(point)
    left = LEAD + columns.name + 6 + columns.backs + 1
    return [Span(" " * left), Span("".join(signs), "dim")]
