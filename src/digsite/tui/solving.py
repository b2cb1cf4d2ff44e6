"""How good whoever sits at this machine is at puzzles, by game."""

from __future__ import annotations

import msgspec

from digsite.bots.puzzles.solver import Solver

from .saves import data_folder, write_whole


class Solving(msgspec.Struct, frozen=True):
    """A solver, and how first answers were, by the key of the puzzle."""

    solver: Solver = Solver()
    done: dict[str, bool] = {}


def read_solving(game: str) -> Solving:
    """What is on disk; what cannot be read counts as nothing."""
    try:
        data = (data_folder() / f"puzzles-{game}.json").read_bytes()
        return msgspec.json.decode(data, type=Solving)
    except (OSError, msgspec.DecodeError):
        return Solving()


def keep_solving(game: str, solving: Solving) -> None:
    """A full or read-only disk is no reason to stop."""
    try:
        path = data_folder() / f"puzzles-{game}.json"
        write_whole(path, msgspec.json.encode(solving).decode())
    except OSError:
        return
