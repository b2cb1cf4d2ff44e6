"""`digsite analyse`: a record on the analysis board of the terminal."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from digsite.bots import Budget
from digsite.play import study_of
from digsite.text.problems import Said
from digsite.tui.notebook import Notebook

from .given import language
from .plain_lines import plain_lines
from .records import read

USUAL = Budget(seconds=2.0)


def analyse(file: str, budget: Budget | None, plain: bool, lang: str) -> None:
    """Open a record, drawn or in plain lines."""
    spoken = language(lang)
    path = None if file == "-" else Path(file)
    notebook = Notebook(study_of(read(file)), spoken, path, budget or USUAL)
    if plain or os.environ.get("TERM") == "dumb":
        from digsite.tui.plain_analysis import PlainAnalysis

        PlainAnalysis(notebook, plain_lines()).run()
        return
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Said("error-no-terminal")
    from digsite.tui.app import DigsiteApp

    DigsiteApp(spoken, notebook=notebook).run()
