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
Lang = Annotated[str, typer.Option(help="en, fr or es")]


def main() -> None:
    """Run the command; what is wrong with the input is one line and exit code 2."""
    from digsite.core.errors import BadInput

    from .problems import one_line

    try:
        app()
    except BadInput as error:
        sys.exit(one_line(error))
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)


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
    data: Annotated[str | None, typer.Option(metavar="FOLDER", help="keep everything here")] = None,
    database_url: Annotated[
        str | None, typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://…")
    ] = None,
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
) -> None:
    """Simulate many games: mean scores, seat advantage, length, speed."""
    from .sim import simulate

    simulate(game, seats, games, seed, bots, option or [], cards, json)


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
    json: Json = False,
    here: Annotated[bool, typer.Option("--here", hidden=True)] = False,
) -> None:
    """Measure random play, copies and legal moves, compiled and interpreted."""
    from .bench import bench

    bench(game, seats, seconds, json, here)


@app.command()
def doctor() -> None:
    """Say which version this is, whether the rules are compiled, and what was found."""
    from .doctor import doctor

    doctor()
