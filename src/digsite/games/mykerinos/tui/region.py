"""The region of Mykerinos: areas with their cards, pyramids and cubes, and who leads in them."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from digsite.tui.boards.spans import LINE, length, lit
from digsite.tui.scene import Row, Span

from ..views import SurveyView
from .pieces import Scene, code, hue, mark

Cell = tuple[int, int]
CELL: Final = 3  # columns of a space
LABEL: Final = 1  # columns of the number before a row


def region(scene: Scene, cartouche: int, gaps: bool) -> list[Row]:
    """The region with cartouches so many columns wide, its rows with gaps between them or not."""
    view = scene.public
    table = _Cells(scene, cartouche)
    rows = [table.letters()]
    for line in range(view.lines):
        rows.append(table.border(line))
        for y in range(3 * line, 3 * line + 3):
            rows.append(table.row(y))
            if gaps and y % 3 != 2:
                rows.append(table.gap())
    rows.append(table.bottom())
    return rows


class _Cells:
    """The rows of a region, from the cells up."""

    def __init__(self, scene: Scene, cartouche: int) -> None:
        view = scene.public
        self.scene = scene
        self.cartouche = cartouche
        self.card = 2 * CELL + cartouche
        self.laid = {card.slot: card for card in view.region}
        self.pyramids = {cell for card in view.region for cell in card.pyramids}
        self.cubes = {cube.cell: cube.seat for cube in view.cubes}
        self.ranks = {area.area: area.ranks for area in view.areas}
        self.last = view.half_made.last if view.half_made else None

    def letters(self) -> Row:
        between = " " * self.cartouche
        cards = [f"{'abcdefgh'[x]:^3}{between}{'abcdefgh'[x + 1]:^3}" for x in (0, 2, 4, 6)]
        return [Span(" " * (LABEL + 1) + " ".join(cards), LINE)]

    def border(self, line: int) -> Row:
        """The edge above a line of areas, which says who has how many cubes in them."""
        left, middle, right = "╭┬╮" if line == 0 else "├┼┤"
        row = [Span(" " * LABEL + left, LINE)]
        for area in (2 * line + 1, 2 * line + 2):
            heading = self._heading(area)
            rest = 2 * self.card + 1 - length(heading)
            row += [*heading, Span("─" * rest, LINE), Span(middle, LINE)]
        row[-1] = Span(right, LINE)
        return row

    def row(self, y: int) -> Row:
        row = [Span(f"{y + 1}", LINE)]
        for column in range(4):
            slot = 4 * (y // 3) + column
            row.append(Span("┆" if column % 2 else "│", LINE))
            row.append(self._cell((2 * column, y), slot))
            row.append(self._cartouche(slot) if y % 3 == 1 else Span(" " * self.cartouche))
            row.append(self._cell((2 * column + 1, y), slot))
        return [*row, Span("│", LINE)]

    def gap(self) -> Row:
        card = " " * self.card
        return [Span(" " * LABEL + f"│{card}┆{card}│{card}┆{card}│", LINE)]

    def bottom(self) -> Row:
        area = "─" * (2 * self.card + 1)
        return [Span(" " * LABEL + f"╰{area}┴{area}╯", LINE)]

    def _cell(self, cell: Cell, slot: int) -> Span:
        style, target = lit(self.scene, str(self.scene.voice.word("cell", cell)))
        sign = "·" if slot in self.laid else " "
        if cell in self.cubes:
            seat = self.cubes[cell]
            sign = mark(seat)
            style = hue(seat, seat == self.scene.seat)
            style = f"{style} underline".strip() if cell == self.last else style
        elif cell in self.pyramids:
            sign = "^"
        return Span(f"/{sign}\\" if cell in self.pyramids else f" {sign} ", style, target)

    def _cartouche(self, slot: int) -> Span:
        if slot not in self.laid:
            return Span(" " * self.cartouche)
        card = self.laid[slot]
        text = f"{card.prestige or ' '}{code(card.patron)}".center(self.cartouche)
        survey = self.scene.public.survey
        if survey is None or card.area != survey.area:
            return Span(text, "bold")
        for word in (f"take:{card.side}", f"neutral:{card.side}"):
            if self.scene.offered(word):
                return Span(text, *lit(self.scene, word, "bold"))
        return Span(text, "bold")

    def _heading(self, area: int) -> Row:
        survey = self.scene.public.survey
        if survey is not None and survey.area == area:
            return [Span(f" {area} ", "bold reverse"), *self._ranks(survey)]
        row = [Span(f" {area}", "bold")]
        for cubes, alike in groupby(self.ranks[area], lambda rank: rank.cubes):
            for place, rank in enumerate(alike):
                row.append(Span("=" if place else " ", LINE if place else ""))
                row.append(Span(f"{mark(rank.seat)}{cubes}", hue(rank.seat)))
        return [*row, Span(" ")]

    def _ranks(self, survey: SurveyView) -> Row:
        """The colours by rank, the one being served in brackets."""
        row: Row = []
        for number, rank in enumerate(survey.ranks, 1):
            before, after = "[]" if number == survey.rank else "  "
            row.append(Span(before, "bold"))
            row.append(Span(f"{mark(rank.seat)}{rank.cubes}", hue(rank.seat)))
            row.append(Span(after, "bold"))
        return row
