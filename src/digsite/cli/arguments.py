"""Arguments that several commands have."""

from __future__ import annotations

from typing import Annotated

import typer

from .completion import game_keys, languages

Title = Annotated[
    str,
    typer.Argument(
        metavar="GAME", help="which game: `digsite doctor` lists them", autocompletion=game_keys
    ),
]
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
Lang = Annotated[str, typer.Option(help="en, fr or es", autocompletion=languages)]
Iterations = Annotated[
    int | None, typer.Option(min=1, max=100_000_000, help="think so many iterations per decision")
]
Seconds = Annotated[
    float | None, typer.Option(min=0.001, max=3600, help="think so many seconds per turn")
]
Plot = Annotated[
    str | None, typer.Option(metavar="FILE", help="draw the result (.svg, .png or .pdf)")
]
