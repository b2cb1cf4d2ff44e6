"""The games written by hand: the C file beside this one with the key of a game plays that game."""

from __future__ import annotations

import subprocess
from pathlib import Path

from digsite.games import load

HERE = Path(__file__).parent
SEATS = 3
FLAGS = ("-O3",)


def written() -> list[Path]:
    """The C files."""
    return sorted(HERE.glob("*.c"))


def built(source: Path, folder: Path) -> Path:
    """The program of a C file, compiled in a folder with the cards of the package."""
    (folder / "cards.h").write_text(_header(source.stem), "utf-8")
    program = folder / source.stem
    folders = [f"-I{folder}", f"-I{HERE}"]
    command = ["cc", *FLAGS, *folders, str(source), "-o", str(program), "-lm"]
    subprocess.run(command, check=True)
    return program


def run(program: Path, seed: int, games: int, *more: str) -> str:
    """What a program prints about so many random games."""
    command = [str(program), str(seed), str(games), *more]
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout


def _header(key: str) -> str:
    """A line for each card, with what is printed on it in the order of the card file."""
    lines = [
        ", ".join([_literal(value) for value in card.values() if not isinstance(value, dict)])
        for card in load(key).cards().data["cards"]
    ]
    return "".join([f"CARD({line})\n" for line in lines])


def _literal(value: str | int | None) -> str:
    if value is None:
        return "NULL"
    return f'"{value}"' if isinstance(value, str) else str(value)
