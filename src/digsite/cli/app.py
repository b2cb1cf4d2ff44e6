"""The commands and their arguments; the work is imported when a command runs."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

app = typer.Typer(
    name="digsite",
    help="Play and study three archaeology board games: mykerinos, thebes, loot.",
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

Title = Annotated[str, typer.Argument(metavar="GAME", help="mykerinos, thebes or loot")]
File = Annotated[str, typer.Argument(metavar="FILE", help="a record file ('-': standard input)")]
Seats = Annotated[int, typer.Option(help="how many players")]
Seed = Annotated[int, typer.Option(min=0, help="the same seed gives the same games")]
Json = Annotated[bool, typer.Option("--json", help="print JSON")]
Cards = Annotated[str | None, typer.Option(metavar="FILE", help="a card file of your own")]
OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=yes|no", help="switch a ruling (repeatable)"),
]
WorkerCount = Annotated[
    int | None, typer.Option(min=0, max=256, help="processes to work with (0: one per processor)")
]
RayAddress = Annotated[
    str | None,
    typer.Option(metavar="[ADDRESS]", help="work on a Ray cluster; alone: one on this machine"),
]
Data = Annotated[str | None, typer.Option(metavar="FOLDER", help="keep everything here")]
DatabaseUrl = Annotated[
    str | None, typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://…")
]
Lang = Annotated[str, typer.Option(help="en, fr or es")]
Iterations = Annotated[
    int | None, typer.Option(min=1, max=100_000_000, help="think so many iterations per decision")
]
Seconds = Annotated[
    float | None, typer.Option(min=0.001, max=3600, help="think so many seconds per turn")
]
Plot = Annotated[
    str | None, typer.Option(metavar="FILE", help="draw the result (.svg, .png or .pdf)")
]


def main() -> None:
    """Run the command; what is wrong with the input is one line and exit code 2."""
    from digsite.core.errors import BadInput

    try:
        app(args=with_ray_address(sys.argv[1:]))
    except BadInput as error:
        from .problems import one_line

        sys.exit(one_line(error))
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)


def with_ray_address(words: list[str]) -> list[str]:
    """The words of a command, with the address that a bare `--ray` stands for."""
    spelled = []
    for word, following in zip(words, [*words[1:], "--"], strict=True):
        bare = word == "--ray" and following.startswith("-")
        spelled.append("--ray=local" if bare else word)
    return spelled


def _version(wanted: bool) -> None:
    if wanted:
        from digsite import __version__

        print(f"digsite {__version__}")
        raise typer.Exit


@app.callback()
def digsite(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="the version")
    ] = False,
) -> None:
    """Play and study three archaeology board games: mykerinos, thebes, loot.

    Without a command: serve them and open the browser.
    """
    if context.invoked_subcommand is None:
        from .serve import serve

        serve()


@app.command(epilog="Example: digsite serve --port 9000 --no-browser")
def serve(
    host: Annotated[str | None, typer.Option(help="listen here (0.0.0.0: everywhere)")] = None,
    port: Annotated[int | None, typer.Option(help="on this port (8765)")] = None,
    data: Data = None,
    database_url: DatabaseUrl = None,
    bus_url: Annotated[
        str | None, typer.Option(metavar="URL", help="redis://…, between several workers")
    ] = None,
    workers: Annotated[int | None, typer.Option(help="processes (needs PostgreSQL)")] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="open no browser")] = False,
) -> None:
    """Serve the games in the browser; every flag is also a variable such as DIGSITE_PORT."""
    from .serve import serve

    serve(
        host=host,
        port=port,
        data=data,
        database_url=database_url,
        bus_url=bus_url,
        workers=workers,
        browser=False if no_browser else None,
    )


@app.command(epilog="Example: digsite backup games-monday.sqlite")
def backup(
    file: Annotated[str, typer.Argument(metavar="FILE", help="a new file")],
    data: Data = None,
    database_url: DatabaseUrl = None,
) -> None:
    """Write all matches and people to one file, while the server runs or not."""
    from .backup import back_up

    back_up(file, data, database_url)


@app.command(epilog="Example: digsite restore games-monday.sqlite --data ~/games")
def restore(
    file: Annotated[str, typer.Argument(metavar="FILE", help="a backup")],
    data: Data = None,
    database_url: DatabaseUrl = None,
) -> None:
    """Put a backup into an empty store."""
    from .backup import restore

    restore(file, data, database_url)


@app.command(epilog="Example: digsite play loot --you Anna --bots apprentice,professor")
def play(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="mykerinos, thebes or loot")
    ] = None,
    seats: Annotated[int | None, typer.Option(help="how many players; bots fill up")] = None,
    you: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="your name (repeat for friends at this keyboard)"),
    ] = None,
    bots: Annotated[
        str | None, typer.Option(metavar="BOT,BOT", help="porter ... professor, with commas")
    ] = None,
    lang: Annotated[str | None, typer.Option(help="en, fr or es")] = None,
    option: OptionList = None,
    cards: Cards = None,
    seed: Annotated[
        int | None, typer.Option(min=0, help="the same seed deals the same cards")
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="lines only: screen reader, pipe")] = False,
    resume: Annotated[
        str | None, typer.Option(metavar="FILE|last", help="go on with a saved game")
    ] = None,
) -> None:
    """Play in the terminal, against bots or with friends at the same keyboard."""
    from .play import play

    play(game, seats, you or [], bots, lang, option or [], cards, seed, plain, resume)


@app.command(epilog="Example: digsite sim thebes --seats 3 --games 10000 --seed 7")
def sim(
    game: Title,
    seats: Seats = 2,
    games: Annotated[int, typer.Option(min=1, help="how many games")] = 10_000,
    seed: Seed = 0,
    bots: Annotated[str, typer.Option(help="who sits where, e.g. random,random")] = "random",
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
    """Simulate many games: mean scores, seat advantage, length, speed; write datasets."""
    from .sim import simulate

    cards_and_form = (option or [], cards, json)
    simulate(game, seats, games, seed, bots, *cards_and_form, workers, ray, dataset, chunk)


@app.command(epilog="Example: digsite arena loot --bots curator,apprentice,porter --seats 3")
def arena(
    game: Title,
    bots: Annotated[
        str,
        typer.Option(
            metavar="BOT,BOT",
            help="who plays; professor:2000 thinks 2000 iterations per decision, "
            "professor:1s one second per turn",
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
    from .arena import arena
    from .given import budget

    usual = budget(iterations, seconds)
    arena(
        game, bots, seats, games, seed, line_up, usual, workers, ray, stop,
        option or [], cards, json, plot, out, resume,
    )  # fmt: skip


@app.command(epilog="Example: digsite calibrate loot --seats 2 --games 2000 --plot loot-2.svg")
def calibrate(
    game: Title,
    seats: Seats = 2,
    games: Annotated[int, typer.Option(min=10, help="how many, one position of each")] = 2000,
    seed: Seed = 0,
    bot: Annotated[str, typer.Option(help="who plays the games in all seats")] = "surveyor",
    iterations: Annotated[
        int, typer.Option(min=10, max=1_000_000, help="of the search at each position")
    ] = 300,
    json: Json = False,
    plot: Plot = None,
) -> None:
    """Compare the win probabilities of a search with what then happened."""
    from .calibrate import calibrate

    calibrate(game, seats, games, seed, bot, iterations, json, plot)


@app.command(epilog="Example: digsite record loot --seats 4 --seed 1 > game.txt")
def record(
    game: Title,
    seats: Seats = 2,
    seed: Seed = 0,
    option: OptionList = None,
    cards: Cards = None,
) -> None:
    """Play one game at random and write it to standard output as a record."""
    from .records import write

    write(game, seats, seed, option or [], cards)


@app.command(epilog="Example: digsite replay game.txt --at 40 --seat 2")
def replay(
    file: File,
    at: Annotated[int | None, typer.Option(min=0, help="the position after N entries")] = None,
    seat: Annotated[int | None, typer.Option(min=1, help="with the eyes of this seat")] = None,
) -> None:
    """Show a recorded game: its moves, and the position at the end or after N entries."""
    from .records import show

    show(file, at, seat)


@app.command(epilog="Example: digsite hint game.txt --at 40 --seconds 2")
def hint(
    file: File,
    at: Annotated[int | None, typer.Option(min=0, help="the position after N entries")] = None,
    seat: Annotated[
        int | None, typer.Option(min=1, help="with the eyes of this seat (else: who is to move)")
    ] = None,
    seconds: Seconds = None,
    iterations: Iterations = None,
    seed: Seed = 0,
    json: Annotated[bool, typer.Option("--json", help="print JSON lines while thinking")] = False,
    lang: Lang = "en",
) -> None:
    """Say who is likely to win a recorded position, and the best moves in it."""
    from .given import budget
    from .hint import hint

    hint(file, at, seat, budget(iterations, seconds), seed, json, lang)


@app.command(epilog="Example: digsite check game.txt")
def check(file: File) -> None:
    """Check a record: every move legal, the scores right."""
    from .records import verify

    verify(file)


@app.command(epilog="Example: digsite export --json game.txt")
def export(file: File, json: Json = False) -> None:
    """Write a record again in its canonical form, or as JSON."""
    from .records import export

    export(file, json)


@app.command(epilog="Example: digsite rules mykerinos MYK-038 --lang fr")
def rules(
    game: Title,
    clause: Annotated[str | None, typer.Argument(metavar="[CLAUSE]", help="e.g. MYK-038")] = None,
    lang: Lang = "en",
) -> None:
    """Show the rulebook of a game, or one clause of it."""
    from .rules import show

    show(game, clause, lang)


@app.command(epilog="Example: digsite bench --game mykerinos --seats 3 --seconds 2")
def bench(
    game: Annotated[str | None, typer.Option(help="only this game")] = None,
    seats: Annotated[int | None, typer.Option(help="only this number of players")] = None,
    seconds: Annotated[float, typer.Option(min=0.05, max=60, help="per measurement")] = 1.0,
    search: Annotated[bool, typer.Option("--search", help="measure the search instead")] = False,
    json: Json = False,
    here: Annotated[bool, typer.Option("--here", hidden=True)] = False,
) -> None:
    """Measure random play, copies and legal moves, compiled and interpreted."""
    from .bench import bench, bench_search

    if search:
        bench_search(game, seats, seconds, json)
    else:
        bench(game, seats, seconds, json, here)


@app.command()
def doctor() -> None:
    """Say which version this is, whether the rules are compiled, and what was found."""
    from .doctor import doctor

    doctor()
