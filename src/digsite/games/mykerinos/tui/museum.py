"""The Museum, the patrons' cards under its wings, the players and the passing scale."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len

from digsite.tui.boards.spans import LINE, fit, length, lit
from digsite.tui.scene import Row, Span

from ..cards import Patron
from ..views import PlayerView, Public, RoomView
from .pieces import Scene, code, hue, mark, player_name

WINGS: Final = 5
ROOMY: Final = 40  # columns from which on the players' points have one of their own
_KINDS: Final = ("excavate", "extend", "museum")


def museum(scene: Scene, pitch: int, doors: bool) -> list[Row]:
    """The ring of wings so many columns apart: 3-rooms above, then 5-rooms and 2-rooms."""
    view = scene.public
    two, three, five = [[room for room in view.museum if room.value == n] for n in (2, 3, 5)]
    wings = [code(patron) for patron in view.wings] + ["··"] * (WINGS - len(view.wings))
    blank = " " * (pitch - 3)
    half = "─" * ((pitch - 6) // 2)
    names: Row = [Span("   ")]
    threes: Row = [Span("  ")]
    ring: Row = [Span("╭─", LINE)]
    for wing in range(WINGS):
        names.append(Span(f"{wings[wing]} {blank}", "bold"))
        threes += [*_room(scene, three, wing, 3, " "), Span(blank)]
        ring += [*_room(scene, five, wing, 5, "─"), Span(half, LINE)]
        ring += _room(scene, two, wing, 2, "─")
        ring.append(Span("─" * (pitch - 6 - len(half)), LINE))
    ring[-1] = Span("╮", LINE)
    door = [Span("  " + (" │ " + blank) * WINGS, LINE)]
    bottom = [Span("╰" + "─" * (length(ring) - 2) + "╯", LINE)]
    return [names, threes, *([door] if doors else []), ring, bottom]


def patron_cards(scene: Scene, pitch: int) -> list[Row]:
    """For each player, under the wing of each patron: cards that are straight, all, worth each."""
    return [
        [
            Span(f"{mark(player.seat)} ", hue(player.seat)),
            *[s for patron in scene.public.wings for s in _cards(scene, player, patron, pitch)],
        ]
        for player in scene.public.players
    ]


def players(scene: Scene, width: int) -> list[Row]:
    """Each player's prestige, cubes and points; an arrow where one has to decide."""
    say = scene.voice.say
    columns = [say("board-prestige"), say("board-personal"), say("board-general")]
    shared = scene.public.neutral
    columns += [f" {mark(None)}"] if shared is not None else []
    roomy = width > ROOMY
    columns += [say("board-points")] if roomy else []
    name = width - 3 - sum([len(column) + 1 for column in columns])
    rows = [[Span(" " * (name + 3) + "".join([f" {column}" for column in columns]), LINE)]]
    for player in scene.public.players:
        numbers: list[int | str] = [player.prestige, player.personal, player.general]
        numbers += [player.neutral] if shared is not None else []
        numbers += [player.total] if roomy else []
        rows.append(_player(scene, player.seat, name, columns, numbers))
    if shared is not None:
        numbers = ["", "", shared.general, *[""] * (1 + roomy)]
        rows.append(_player(scene, None, name, columns, numbers))
    return rows


def scale(scene: Scene) -> Row:
    """The passing scale: who stands on which space; the next free one is where one passes to."""
    view = scene.public
    row = [Span(scene.voice.say("board-scale"))]
    offered = True
    for space, seats in spaces(view).items():
        row.append(Span(f" {space}"))
        if seats:
            row.append(Span(mark(seats[0]), hue(seats[0])))
        else:
            style, target = lit(scene, "pass") if offered else ("", None)
            row.append(Span("_", style, target))
            offered = False
    return row


def spaces(view: Public) -> dict[int, list[int | None]]:
    """The spaces of the passing scale, each with the colour on it, if any."""
    taken: dict[int, list[int | None]] = {n: [] for n in range(1, view.scale + 1)}
    for player in view.players:
        if player.space is not None:
            taken[player.space].append(player.seat)
    if view.neutral is not None and view.neutral.space is not None:
        taken[view.neutral.space].append(None)
    return taken


def _room(scene: Scene, rooms: list[RoomView], wing: int, value: int, side: str) -> Row:
    """A room with its doors: its value, or who is in it."""
    sign = Span(str(value))
    if wing < len(rooms) and rooms[wing].seat is not None:
        sign = Span(mark(rooms[wing].seat), hue(rooms[wing].seat))
    elif wing < len(rooms) and scene.offered(word := f"book:{rooms[wing].room}"):
        return [Span(f"{side}{value}{side}", *lit(scene, word, "bold"))]
    return [Span(side, LINE), sign, Span(side, LINE)]


def _cards(scene: Scene, player: PlayerView, patron: Patron, pitch: int) -> Row:
    held = next(cards for cards in player.patrons if cards.patron == patron)
    if not held.cards:
        return [Span(fit(" ·", pitch), LINE)]
    text = f"{held.ready}/{held.cards}×{held.each}"
    style = hue(player.seat, strong=held.ready > 0)
    calls = [word for kind in _KINDS if scene.offered(word := f"{kind}:{patron}")]
    if player.seat == scene.seat and len(calls) == 1:
        return [Span(text, *lit(scene, calls[0], style)), Span(" " * (pitch - len(text)))]
    return [Span(fit(text, pitch), style)]


def _player(
    scene: Scene, seat: int | None, width: int, columns: list[str], numbers: Sequence[int | str]
) -> Row:
    mine = seat is not None and seat == scene.seat
    name = player_name(scene, seat)
    if mine:
        room = width - cell_len(scene.voice.say("board-yours", player=""))
        name = scene.voice.say("board-yours", player=fit(name, room).rstrip())
    acting = seat is not None and seat == scene.actor
    row = [
        Span(">" if acting else " ", "bold"),
        Span(f"{mark(seat)} ", hue(seat)),
        Span(fit(name, width), "bold" if mine else ""),
    ]
    cells = [f"{number!s:>{len(c) + 1}}" for c, number in zip(columns, numbers, strict=True)]
    return [*row, Span("".join(cells), "bold" if mine else "")]
