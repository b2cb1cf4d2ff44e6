"""The commands and their arguments; the work is imported when a command runs."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from . import learn, puzzling, study, studying
from .arguments import (
    Cards,
    Data,
    DatabaseUrl,
    File,
    Iterations,
    Json,
    Lang,
    OptionList,
    Seats,
    Seconds,
    Seed,
    Title,
)
from .completion import bot_names, game_keys, languages
from .ending import ended


def examples(*lines: str) -> str:
    """Command lines under a help text, each on a line of its own."""
    return "\n".join(["\b", "Examples:", *[f"  {line}" for line in lines]])


app = typer.Typer(
    name="digsite",
    help="Play and study archaeology board games.",
    epilog=examples("digsite", "digsite play", "digsite play GAME --help"),
    context_settings={"help_option_names": ["-h", "--help"]},
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


def main() -> None:
    """Run the command."""
    words = with_ray_address(sys.argv[1:])
    sys.exit(ended(lambda: app(args=words, prog_name="digsite")))


def with_ray_address(words: list[str]) -> list[str]:
    """The words of a command, with the address that a bare `--ray` stands for."""
    spelled = []
    for word, following in zip(words, [*words, "--"][1:], strict=True):
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
    """Play and study archaeology board games."""
    if context.invoked_subcommand is None:
        from .welcome import welcome

        welcome()


@app.command(
    epilog=examples(
        "digsite serve", "digsite serve --lan", "digsite serve --port 9000 --no-browser"
    )
)
def serve(
    host: Annotated[str | None, typer.Option(help="listen here (127.0.0.1)")] = None,
    lan: Annotated[
        bool, typer.Option("--lan", help="let the machines of your network in, and show a QR code")
    ] = False,
    port: Annotated[int | None, typer.Option(help="on this port (8765)")] = None,
    data: Data = None,
    database_url: DatabaseUrl = None,
    bus_url: Annotated[
        str | None, typer.Option(metavar="URL", help="redis://…, between several workers")
    ] = None,
    workers: Annotated[int | None, typer.Option(help="processes (needs PostgreSQL)")] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="open no browser")] = False,
    debug: Annotated[
        bool, typer.Option("--debug", help="name what holds everybody up for more than 50 ms")
    ] = False,
) -> None:
    """Serve the games in the browser; friends come in with --lan.

    Every flag but --lan is also a variable such as DIGSITE_PORT.
    """
    from .serve import host_of, serve

    serve(
        host=host_of(host, lan),
        port=port,
        data=data,
        database_url=database_url,
        bus_url=bus_url,
        workers=workers,
        browser=False if no_browser else None,
        debug=True if debug else None,
    )


@app.command(epilog=examples("digsite backup games-monday.sqlite"))
def backup(
    file: Annotated[str, typer.Argument(metavar="FILE", help="a new file")],
    data: Data = None,
    database_url: DatabaseUrl = None,
) -> None:
    """Write everything to one file, while the server runs or not."""
    from .backup import back_up

    back_up(file, data, database_url)


@app.command(epilog=examples("digsite restore games-monday.sqlite --data ~/games"))
def restore(
    file: Annotated[str, typer.Argument(metavar="FILE", help="a backup")],
    data: Data = None,
    database_url: DatabaseUrl = None,
) -> None:
    """Put a backup into an empty store."""
    from .backup import restore

    restore(file, data, database_url)


@app.command(epilog=examples("digsite play GAME --you Anna --bots apprentice,professor"))
def play(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="[GAME]",
            help="which game: `digsite doctor` lists them",
            autocompletion=game_keys,
        ),
    ] = None,
    seats: Annotated[int | None, typer.Option(help="how many players; bots fill up")] = None,
    you: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="your name (repeat for friends at this keyboard)"),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(metavar="BOT,BOT", help="`digsite bots` lists them", autocompletion=bot_names),
    ] = None,
    lang: Annotated[
        str | None, typer.Option(help="en, fr or es, this time", autocompletion=languages)
    ] = None,
    option: OptionList = None,
    cards: Cards = None,
    seed: Annotated[
        int | None, typer.Option(min=0, help="the same seed deals the same cards")
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="lines only, as for TERM=dumb")] = False,
    resume: Annotated[
        str | None, typer.Option(metavar="FILE|last", help="go on with a saved game")
    ] = None,
) -> None:
    """Play in the terminal, against bots or friends beside you."""
    from .play import Asked, play

    play(Asked(game, seats, you or (), bots, lang, option or (), cards, seed, plain, resume))


app.command(epilog=examples("digsite sim GAME --seats 3 --games 10000 --seed 7"))(study.sim)
app.command(epilog=examples("digsite arena GAME --bots curator,apprentice,porter --seats 3"))(
    study.arena
)
app.command(epilog=examples("digsite calibrate GAME --seats 2 --games 2000 --plot two.svg"))(
    study.calibrate
)
app.command(epilog=examples("digsite rank GAME --judges professor,guess:8 --reference two.jsonl"))(
    study.rank
)
app.command(epilog=examples("digsite study GAME --seats 3 --games 2000 --page what-wins.md"))(
    studying.study
)
app.command(epilog=examples("digsite puzzle", "digsite puzzle GAME --lang fr"))(puzzling.puzzle)
app.command(epilog=examples("digsite mine GAME --games 500 --out mine.jsonl --workers 0"))(
    puzzling.mine
)
app.add_typer(learn.app)


@app.command(epilog=examples("digsite record GAME --seats 4 --seed 1 > game.txt"))
def record(
    game: Title,
    seats: Seats = 2,
    seed: Seed = 0,
    option: OptionList = None,
    cards: Cards = None,
) -> None:
    """Play one game at random and print it as a record."""
    from .records import write

    write(game, seats, seed, option or [], cards)


@app.command(epilog=examples("digsite replay game.txt --at 40 --seat 2"))
def replay(
    file: File,
    at: Annotated[int | None, typer.Option(min=0, help="the position after N entries")] = None,
    seat: Annotated[int | None, typer.Option(min=1, help="with the eyes of this seat")] = None,
    lang: Lang = "en",
) -> None:
    """Tell a recorded game in words, up to its end or a position."""
    from .replay import show

    show(file, at, seat, lang)


@app.command(epilog=examples("digsite hint game.txt --at 40 --seconds 2"))
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
    """Say who will likely win a recorded position, and what to do."""
    from .given import budget
    from .hint import hint

    hint(file, at, seat, budget(iterations, seconds), seed, json, lang)


@app.command(epilog=examples("digsite analyse game.txt", "digsite analyse game.txt --plain"))
def analyse(
    file: File,
    seconds: Seconds = None,
    iterations: Iterations = None,
    plain: Annotated[bool, typer.Option("--plain", help="lines only, as for TERM=dumb")] = False,
    lang: Lang = "en",
) -> None:
    """Step through a record, try other moves, ask a bot, save it all."""
    from .analyse import analyse
    from .given import budget

    analyse(file, budget(iterations, seconds), plain, lang)


@app.command(epilog=examples("digsite check game.txt"))
def check(file: File) -> None:
    """Check a record: every move legal, the scores right."""
    from .records import verify

    verify(file)


@app.command(epilog=examples("digsite export --json game.txt"))
def export(file: File, json: Json = False) -> None:
    """Write a record again in its canonical form, or as JSON."""
    from .records import export

    export(file, json)


@app.command(epilog=examples("digsite rules GAME 38 --lang fr"))
def rules(
    game: Title,
    clause: Annotated[
        str | None, typer.Argument(metavar="[CLAUSE]", help="its number, such as 38")
    ] = None,
    lang: Lang = "en",
) -> None:
    """Show the rulebook of a game, or one clause of it."""
    from .rules import show

    show(game, clause, lang)


@app.command(epilog=examples("digsite bench --game GAME --seats 3 --seconds 2"))
def bench(
    game: Annotated[str | None, typer.Option(help="only this game")] = None,
    seats: Annotated[int | None, typer.Option(help="only this number of players")] = None,
    seconds: Annotated[float, typer.Option(min=0.05, max=60, help="per measurement")] = 1.0,
    search: Annotated[bool, typer.Option("--search", help="measure the search instead")] = False,
    json: Json = False,
    here: Annotated[bool, typer.Option("--here", hidden=True)] = False,
) -> None:
    """Measure how fast the rules run here, or the search."""
    from .bench import bench, bench_search

    if search:
        bench_search(game, seats, seconds, json)
    else:
        bench(game, seats, seconds, json, here)


@app.command(epilog=examples("digsite bots", "digsite bots --lang fr"))
def bots(
    lang: Lang = "en",
    workers: Annotated[
        int | None,
        typer.Option(min=1, max=256, help="do not list them: let them play, in so many processes"),
    ] = None,
    database_url: DatabaseUrl = None,
    bus_url: Annotated[
        str | None, typer.Option(metavar="URL", help="redis://…, as the servers have it")
    ] = None,
) -> None:
    """List the bots, from the weakest to the strongest.

    With --workers they take their turns at the tables of a server with DIGSITE_BOTS=elsewhere.
    """
    if workers is not None:
        from .bot_workers import serve_bots

        serve_bots(workers, database_url, bus_url)
        return
    from .bots import show

    show(lang)


@app.command(epilog=examples("digsite doctor"))
def doctor() -> None:
    """Say what is installed, and which games there are."""
    from .doctor import doctor

    doctor()


@app.command("new-game", epilog=examples("digsite new-game kite --into ~/games"))
def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="small letters and digits")],
    into: Annotated[str, typer.Option(metavar="FOLDER", help="make its folder in here")] = ".",
) -> None:
    """Make a folder with a small game, to be made your own."""
    from .new_game import new_game

    new_game(name, into)
