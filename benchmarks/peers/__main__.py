"""`scripts/bench peers [SECONDS]`: measure everybody, print it, and write page and chart."""

from __future__ import annotations

import sys
import warnings
from pathlib import Path

from . import (
    catanatron_cases,
    chart,
    digsite_cases,
    openspiel_cases,
    page,
    pettingzoo_cases,
    rlcard_cases,
)
from .measuring import Case, measure

DOCS = Path(__file__).parents[2] / "docs"
ROUNDS = 3
MODULES = (digsite_cases, openspiel_cases, rlcard_cases, pettingzoo_cases, catanatron_cases)


def main(seconds: float) -> None:
    warnings.simplefilter("ignore")
    cases: list[Case] = [case for module in MODULES for case in module.cases()]
    measure(cases, ROUNDS, seconds)
    print(page.section(cases, seconds))
    page.write(DOCS / "benchmarks.md", cases, seconds)
    (DOCS / "peers.svg").write_text(chart.drawing(cases))


main(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0)
