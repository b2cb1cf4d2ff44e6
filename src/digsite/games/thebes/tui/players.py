"""Regions as columns: site, professor, and every player's books and relics; then the rest."""

from __future__ import annotations

from rich.cells import cell_len

from digsite.tui.boards.seat_marks import hue, mark
from digsite.tui.boards.spans import LINE, TARGET, fit, flowed, lit
from digsite.tui.scene import Row, Span

from ..constants import Region
from ..events import Professor
from ..printed import CardType
from ..views import Player
from .cards import REGIONS, Scene, are, need, of_kind

_WEEK = 5
_LEAST = 14  # columns for names and weeks
_CARDS = "▒▒▒"


def player_name(scene: Scene, seat: int) -> str:
    return str(scene.voice.word("seat", seat))


def own_name(scene: Scene, seat: int) -> str:
    """A player's name, with a word at the viewer's own."""
    text = player_name(scene, seat)
    return scene.voice.say("board-yours", player=text) if seat == scene.seat else text


def table(scene: Scene, width: int) -> list[Row]:
    """The matrix of regions and players."""
    wide = width >= 100
    pitch = 13 if wide else 9
    heads = _heads(scene)
    rest = sum([cell_len(head) + 1 for head in heads])
    left = width - 4 * pitch - rest
    narrow = left < _LEAST
    if narrow:
        left = max(width - 4 * pitch, _LEAST)
    matrix = [
        _header(scene, left, pitch, wide),
        _sites(scene, left, pitch),
        _professors(scene, left, pitch),
        *[_player(scene, player, left, pitch) for player in scene.public.players],
    ]
    others = [
        [Span("".join([f" {head}" for head in heads]), LINE)],
        [Span(" "), Span(scene.voice.say("board-deck", cards=scene.public.deck))],
        [Span(f" {scene.voice.say('board-world')} "), *_holder(scene, "world", 4)],
        *[_numbers(scene, player, heads) for player in scene.public.players],
    ]
    if narrow:
        marks: list[Row] = [[Span("  ")] for _ in range(3)]
        marks += [[Span(f"{mark(p.seat)} ", hue(p.seat))] for p in scene.public.players]
        return [*matrix, *[[*a, *b] for a, b in zip(marks, others, strict=True)]]
    return [[*a, *b] for a, b in zip(matrix, others, strict=True)]


def belongings(scene: Scene, width: int) -> list[Row]:
    """What lies open before each player: relics by value, presentations; points by source."""
    rows: list[Row] = []
    say, word = scene.voice.say, scene.voice.word
    for player in scene.public.players:
        parts: list[Row] = [
            [Span(f"{mark(player.seat)} ", hue(player.seat)), Span(own_name(scene, player.seat))]
        ]
        for region in REGIONS:
            values = relic_values(scene, player.relics, region)
            if values:
                parts.append([Span(f"{word('short', region)} {values}")])
        for kind, count in are(scene, player.cards, "exhibition", "museum").items():
            times = f"{count} × " if count > 1 else ""
            parts.append([Span(f"{times}{word('kind', kind)}")])
        points = [
            f"{word('source', source)} {points}"
            for source, points in player.points.items()
            if points
        ]
        if points:
            parts.append([Span(say("board-points", points=", ".join(points)))])
        rows += flowed(parts, Span(" │ ", LINE), width)
    return rows


def own_relics(scene: Scene, width: int) -> list[Row]:
    """The viewer's relics, one by one, to be given to a museum."""
    own = next(player for player in scene.public.players if player.seat == scene.seat)
    parts: list[Row] = [[Span(scene.voice.say("board-own-relics"), "bold")]]
    for region in REGIONS:
        kinds = _relics(scene, own.relics, region)
        item = [Span(f"{scene.voice.word('short', region)}")]
        for kind in kinds:
            for _ in range(own.relics[kind]):
                item += [
                    Span(" "),
                    Span(f" {of_kind(scene, kind).vp} ", *lit(scene, f"give:{kind}")),
                ]
        if kinds:
            parts.append(item)
    return flowed(parts, Span("  "), width)


def relic_values(scene: Scene, relics: dict[str, int], region: str) -> str:
    """The points of the relics of a region: `1 1 3`."""
    found = _relics(scene, relics, region)
    return " ".join([str(of_kind(scene, kind).vp) for kind in found for _ in range(found[kind])])


def shown(scene: Scene, player: Player, what: CardType) -> int:
    """How many congresses, exhibitions or museums a player has."""
    return sum(are(scene, player.cards, what).values())


def _relics(scene: Scene, relics: dict[str, int], region: str) -> dict[str, int]:
    return {kind: n for kind, n in relics.items() if of_kind(scene, kind).region == region}


def _heads(scene: Scene) -> list[str]:
    say = scene.voice.say
    return [
        say("board-column-general"),
        say("board-column-congress"),
        say("board-column-exhibitions"),
        say("board-column-museums"),
        say("board-column-hand"),
        say("board-column-points"),
    ]


def _header(scene: Scene, left: int, pitch: int, wide: bool) -> Row:
    words = [str(scene.voice.word("region" if wide else "short", region)) for region in REGIONS]
    week = scene.voice.say("board-week")
    return [
        Span(f"{week:>{left - 1}} ", LINE),
        *[Span(fit(word, pitch), "bold") for word in words],
    ]


def _sites(scene: Scene, left: int, pitch: int) -> Row:
    row = [Span(fit(f"   {scene.voice.say('board-sites')}", left), "bold")]
    for region in REGIONS:
        empty = region in scene.public.empty_sites
        text = scene.voice.say("board-empty-site") if empty else _CARDS
        style, target = lit(scene, f"dig:{region}", LINE if empty else "")
        if target is None:
            style, target = lit(scene, f"look:{region}", LINE if empty else "")
        if target:
            style = TARGET
        row += [Span(text, style, target), Span(" " * (pitch - cell_len(text)))]
    return row


def _professors(scene: Scene, left: int, pitch: int) -> Row:
    row = [Span(fit(f"   {scene.voice.say('board-professors')}", left), "bold")]
    for region in REGIONS:
        row += _holder(scene, region, pitch)
    return row


def _holder(scene: Scene, professor: Professor, pitch: int) -> Row:
    seat = scene.public.professors[professor]
    if seat is None:
        return [Span(fit(f"({need(scene, professor)})", pitch), LINE)]
    return [Span(fit(mark(seat), pitch), hue(seat))]


def _player(scene: Scene, player: Player, left: int, pitch: int) -> Row:
    mine = player.seat == scene.seat
    style = "bold" if mine else ""
    text = player_name(scene, player.seat)
    if mine:
        room = left - 3 - _WEEK - cell_len(scene.voice.say("board-yours", player=""))
        text = scene.voice.say("board-yours", player=fit(text, room).rstrip())
    row = [
        Span(">" if player.seat == scene.actor else " ", "bold"),
        Span(f"{mark(player.seat)} ", hue(player.seat)),
        Span(fit(text, left - 3 - _WEEK), style),
        Span(f"{player.week:>{_WEEK - 1}} ", style),
    ]
    for region in REGIONS:
        row += _cell(scene, player, region, pitch, style)
    return row


def _numbers(scene: Scene, player: Player, heads: list[str]) -> Row:
    """What a player has besides, each under its heading."""
    style = "bold" if player.seat == scene.seat else ""
    row: Row = []
    numbers = [
        player.general_knowledge,
        shown(scene, player, "congress"),
        shown(scene, player, "exhibition"),
        shown(scene, player, "museum"),
        player.hand,
        player.total,
    ]
    widths = [cell_len(head) + 1 for head in heads]
    widths[-2:] = [widths[-2] - 1, widths[-1] + 1]  # there may be more than a hundred points
    for width, number in zip(widths, numbers, strict=True):
        row.append(Span(f"{number or '·':>{width}}", style if number else LINE))
    return row


def _cell(scene: Scene, player: Player, region: Region, pitch: int, style: str) -> Row:
    """Books, then relics and what they are worth together: `4  3=7`."""
    relics = _relics(scene, player.relics, region)
    books = player.expertise[region]
    row = [Span(f"{books or '·':>2} ", style if books else LINE)]
    count = sum(relics.values())
    total = sum([n * of_kind(scene, kind).vp for kind, n in relics.items()])
    text = f"{count:>2}={total}" if count else " ·"
    return [*row, Span(fit(text, pitch - 3), style if count else LINE)]
