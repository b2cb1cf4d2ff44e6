"""The arguments of `digsite study`."""

from __future__ import annotations

from typing import Annotated

import typer

from .arguments import Json, Lang, RayAddress, Seats, Seed, Title, WorkerCount
from .completion import bot_names


def study(
    game: Title,
    seats: Seats = 2,
    games: Annotated[int, typer.Option(min=10, help="how many are played and counted")] = 1000,
    seed: Seed = 0,
    bot: Annotated[
        str,
        typer.Option(
            help="who plays in all seats: one of `digsite bots`, or professor:200",
            autocompletion=bot_names,
        ),
    ] = "surveyor",
    page: Annotated[
        str | None, typer.Option(metavar="FILE.md", help="write a page, with a drawing beside it")
    ] = None,
    lang: Lang = "en",
    json: Json = False,
    workers: WorkerCount = None,
    ray: RayAddress = None,
) -> None:
    """Tell what wins: sources of points, seats, length, lead changes."""
    from .statistics import Asked, study

    study(
        Asked(
            game=game,
            seats=seats,
            games=games,
            seed=seed,
            bot=bot,
            page=page,
            lang=lang,
            as_json=json,
            workers=workers,
            ray=ray,
        )
    )
