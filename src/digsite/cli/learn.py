"""`digsite learn`: its arguments, as a record for who does the work."""

from __future__ import annotations

from typing import Annotated

import typer

from .arguments import RayAddress, Seats, Seed, Title, WorkerCount

app = typer.Typer(
    name="learn",
    help="Learn nets from games of the surveyor.",
    epilog="Example: digsite arena GAME --bots professor,net:FILE",
    no_args_is_help=True,
    rich_markup_mode=None,
)

Out = Annotated[
    str,
    typer.Option(
        metavar="FILE",
        help="the net; beside it FILE.json and FILE.svg tell how good it is, and FILE.data holds "
        "what it was learnt from, to go on with",
    ),
]
Epochs = Annotated[int, typer.Option(min=1, max=1000, help="times through all data")]
Positions = Annotated[int, typer.Option(min=40, help="about so many in each round")]
Rounds = Annotated[int, typer.Option(min=1, max=50, help="at most; ends when one is no better")]
Turns = Annotated[int, typer.Option(min=0, max=10_000, help="to play on before judging a decision")]
Trial = Annotated[
    int, typer.Option(min=2, help="games per stick; twice as many for the trial of a round")
]


@app.command(epilog="Example: digsite learn forecast GAME --seats 2 --out two.bin")
def forecast(
    game: Title,
    out: Out,
    seats: Seats = 2,
    games: Annotated[int, typer.Option(min=100, help="how many to learn from")] = 50_000,
    epochs: Epochs = 6,
    seed: Seed = 0,
    workers: WorkerCount = None,
    ray: RayAddress = None,
) -> None:
    """A net that tells every seat's chance to win.

    It judges the end of a search, or decides at once.
    """
    from .learning import Asked, learn_forecast

    learn_forecast(
        Asked(game=game, seats=seats, seed=seed, epochs=epochs, out=out, workers=workers, ray=ray),
        games,
    )


@app.command(epilog="Example: digsite learn corrector GAME --seats 2 --rounds 3 --out two.bin")
def corrector(
    game: Title,
    out: Out,
    seats: Seats = 2,
    positions: Positions = 50_000,
    rounds: Rounds = 1,
    turns: Turns = 8,
    leaf: Annotated[
        str | None, typer.Option(metavar="FILE", help="a forecast to judge by, else the guess")
    ] = None,
    trial: Trial = 2000,
    epochs: Epochs = 10,
    seed: Seed = 0,
    workers: WorkerCount = None,
    ray: RayAddress = None,
) -> None:
    """A net that overrules the surveyor where it is sure."""
    from digsite.bots.learning.rounds import Pace

    from .learning import Asked, learn_corrector

    learn_corrector(
        Asked(game=game, seats=seats, seed=seed, epochs=epochs, out=out, workers=workers, ray=ray),
        Pace(positions=positions, epochs=epochs, trial_games=trial, rounds=rounds),
        turns,
        leaf,
    )


@app.command(epilog="Example: digsite learn exploiter GAME --seats 2 --rounds 3 --out two.bin")
def exploiter(
    game: Title,
    out: Out,
    seats: Seats = 2,
    positions: Positions = 50_000,
    rounds: Rounds = 3,
    turns: Turns = 8,
    against: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="a corrector to win against, else the surveyor"),
    ] = None,
    trial: Trial = 2000,
    epochs: Epochs = 10,
    seed: Seed = 0,
    workers: WorkerCount = None,
    ray: RayAddress = None,
) -> None:
    """A net that wins against one player who never learns.

    How often it does is how much can be had of that player.
    """
    from digsite.bots.learning.rounds import Pace

    from .learning import Asked, learn_exploiter

    learn_exploiter(
        Asked(game=game, seats=seats, seed=seed, epochs=epochs, out=out, workers=workers, ray=ray),
        Pace(positions=positions, epochs=epochs, trial_games=trial, rounds=rounds),
        turns,
        against,
    )
