"""The commands that play many games: their arguments, as a record for who does the work."""

from __future__ import annotations

from typing import Annotated

import typer

from .arguments import (
    Cards,
    Iterations,
    Json,
    OptionList,
    Plot,
    RayAddress,
    Seats,
    Seconds,
    Seed,
    Title,
    WorkerCount,
)
from .completion import bot_names


def sim(
    game: Title,
    seats: Seats = 2,
    games: Annotated[int, typer.Option(min=1, help="how many games")] = 10_000,
    seed: Seed = 0,
    bots: Annotated[
        str,
        typer.Option(
            metavar="BOT[,BOT]",
            help="one for all seats or one each: `digsite bots` lists them",
            autocompletion=bot_names,
        ),
    ] = "porter",
    option: OptionList = None,
    cards: Cards = None,
    json: Json = False,
    workers: WorkerCount = None,
    ray: RayAddress = None,
    dataset: Annotated[
        str | None, typer.Option(metavar="DIR", help="write all positions and games as Parquet")
    ] = None,
    chunk: Annotated[
        int | None, typer.Option(min=1, help="games per chunk of work and per dataset file")
    ] = None,
) -> None:
    """Simulate many games: scores, seat advantage, length; datasets."""
    from .sim import Asked, simulate

    simulate(
        Asked(
            game=game,
            seats=seats,
            games=games,
            seed=seed,
            bots=bots,
            options=option or [],
            cards=cards,
            as_json=json,
            workers=workers,
            ray=ray,
            dataset=dataset,
            chunk=chunk,
        )
    )


def arena(
    game: Title,
    bots: Annotated[
        str,
        typer.Option(
            metavar="BOT,BOT",
            autocompletion=bot_names,
            help="who plays (`digsite bots` lists them); professor:2000 thinks 2000 iterations "
            "per decision, professor:1s one second per turn; net:FILE is what `digsite learn` "
            "made, FILE.py:NAME a function of your own that is given a sight",
        ),
    ],
    seats: Seats = 2,
    games: Annotated[
        int,
        typer.Option(
            min=1, help="at most so many, rounded up to whole deals (each in every seating)"
        ),
    ] = 400,
    seed: Seed = 0,
    line_up: Annotated[
        str,
        typer.Option(
            help="every: all groups of bots; one-against: one seat the first bot, "
            "the others the second"
        ),
    ] = "every",
    iterations: Iterations = None,
    seconds: Seconds = None,
    workers: WorkerCount = None,
    ray: RayAddress = None,
    stop: Annotated[
        bool, typer.Option("--stop/--no-stop", help="stop when the order is settled")
    ] = True,
    option: OptionList = None,
    cards: Cards = None,
    json: Json = False,
    plot: Plot = None,
    out: Annotated[
        str | None, typer.Option(metavar="FILE", help="keep a journal of finished games")
    ] = None,
    resume: Annotated[
        str | None, typer.Option(metavar="FILE", help="go on with the journal of this campaign")
    ] = None,
) -> None:
    """Let bots play each other on the same deals, and rate them."""
    from .arena import Asked, arena
    from .given import budget

    arena(
        Asked(
            game=game,
            bots=bots,
            seats=seats,
            games=games,
            seed=seed,
            line_up=line_up,
            budget=budget(iterations, seconds),
            options=option or [],
            cards=cards,
            workers=workers,
            ray=ray,
            stop=stop,
            as_json=json,
            plot=plot,
            out=out,
            resume=resume,
        )
    )


def calibrate(
    game: Title,
    seats: Seats = 2,
    games: Annotated[int, typer.Option(min=10, help="how many")] = 2000,
    seed: Seed = 0,
    bot: Annotated[
        str, typer.Option(help="who plays the games in all seats", autocompletion=bot_names)
    ] = "surveyor",
    iterations: Annotated[
        int, typer.Option(min=10, max=1_000_000, help="of the search at each position")
    ] = 300,
    positions: Annotated[int, typer.Option(min=1, max=1000, help="of each game, at most")] = 1,
    keep: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="keep the positions here, and use what is there"),
    ] = None,
    workers: WorkerCount = None,
    ray: RayAddress = None,
    json: Json = False,
    plot: Plot = None,
) -> None:
    """Compare the win probabilities of a search with the results."""
    from .calibrate import Asked, calibrate

    calibrate(
        Asked(
            game=game,
            seats=seats,
            games=games,
            seed=seed,
            bot=bot,
            iterations=iterations,
            positions=positions,
            keep=keep,
            workers=workers,
            ray=ray,
            as_json=json,
            plot=plot,
        )
    )


def rank(
    game: Title,
    judges: Annotated[
        str,
        typer.Option(
            metavar="JUDGE,JUDGE",
            help="guess (at once), guess:8 (after 8 turns), games (full ones), or a bot such as "
            "professor or professor:horizon=8; all are compared with the first",
        ),
    ] = "professor,guess,guess:8,games,surveyor",
    seats: Seats = 2,
    positions: Annotated[int, typer.Option(min=2, help="how many, one of each game")] = 300,
    games: Annotated[int, typer.Option(min=1, help="full games per decision (reference)")] = 500,
    tries: Annotated[int, typer.Option(min=1, help="per decision, for every judge")] = 30,
    seed: Seed = 0,
    reference: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="keep the full games here, and use what is there"),
    ] = None,
    workers: WorkerCount = None,
    ray: RayAddress = None,
    json: Json = False,
) -> None:
    """Examine how well ways of judging order the choices there are."""
    from .rank import Asked, rank

    rank(
        Asked(
            game=game,
            judges=judges,
            seats=seats,
            positions=positions,
            games=games,
            tries=tries,
            seed=seed,
            reference=reference,
            workers=workers,
            ray=ray,
            as_json=json,
        )
    )
