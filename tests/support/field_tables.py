"""The fields of all observations as the tables of docs/environments.md; run it to print them."""

from __future__ import annotations

from collections.abc import Iterator

from digsite.core.features import Field
from digsite.games import load
from digsite.play.features import features_of
from support.titles import boxes

TITLES = boxes()


def tables() -> str:
    return "\n".join(line for title in TITLES for line in _title(title))


def _title(title: str) -> Iterator[str]:
    game = load(title)
    features = features_of(game)
    sizes = ", ".join(f"{features.size(seats)} with {seats}" for seats in game.seats)
    yield f"### {game.title}"
    yield ""
    yield f"{features.decisions} actions; numbers in a row by seats: {sizes}."
    yield ""
    yield "| from | field | numbers | up to | what it says |"
    yield "|---|---|---|---|---|"
    yield from _rows(features.table, 0, "")
    yield from _rows(features.seat, features.table_size, "each seat: ")
    yield ""


def _rows(fields: tuple[Field, ...], start: int, before: str) -> Iterator[str]:
    for field in fields:
        yield (
            f"| {start} | {before}`{field.name}` | {field.size} | {field.high} | {field.meaning} |"
        )
        start += field.size


if __name__ == "__main__":
    print(tables())
