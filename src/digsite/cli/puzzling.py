"""The commands about puzzles: their arguments."""

from __future__ import annotations

from typing import Annotated

import typer

from .arguments import RayAddress, Seats, Seed, Title, WorkerCount
from .completion import game_keys, languages


def puzzle(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="[GAME]",
            help="which game (else another one each day)",
            autocompletion=game_keys,
        ),
    ] = None,
    lang: Annotated[
        str | None, typer.Option(help="en, fr or es, this time", autocompletion=languages)
    ] = None,
) -> None:
    """Find the best choice: the puzzle of the day, then others."""
    from .puzzle import puzzle

    puzzle(game, lang)


def mine(
    game: Title,
    seats: Seats = 2,
    games: Annotated[int, typer.Option(min=1, help="how many are looked through")] = 100,
    seed: Seed = 0,
    iterations: Annotated[
        int, typer.Option(min=20, max=100_000, help="of the professors who play")
    ] = 200,
    out: Annotated[
        str | None, typer.Option(metavar="FILE", help="keep a journal of what was looked through")
    ] = None,
    resume: Annotated[
        str | None, typer.Option(metavar="FILE", help="go on with that journal")
    ] = None,
    puzzles: Annotated[
        str | None, typer.Option(metavar="FILE", help="write the puzzles here, one on each line")
    ] = None,
    workers: WorkerCount = None,
    ray: RayAddress = None,
) -> None:
    """Look through games of professors for puzzles."""
    from .mine import Asked, mine

    mine(
        Asked(
            game=game,
            seats=seats,
            games=games,
            seed=seed,
            iterations=iterations,
            out=out,
            resume=resume,
            puzzles=puzzles,
            workers=workers,
            ray=ray,
        )
    )
