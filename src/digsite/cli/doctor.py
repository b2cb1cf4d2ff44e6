"""`digsite doctor`."""

from __future__ import annotations

import platform
import shutil
import sys
from importlib.metadata import PackageNotFoundError, requires, version

from packaging.requirements import Requirement

from digsite import __version__, games
from digsite.core import state
from digsite.core.errors import BadCards, BrokenGame

from .ending import FOUND_WRONG


def doctor() -> None:
    """Print what is installed and whether the rules run at full speed."""
    print(f"digsite   {__version__}")
    print(f"python    {platform.python_version()} ({sys.executable})")
    print(f"system    {platform.platform()}")
    print(f"rules     {_form()}")
    for name in _dependencies():
        print(f"{name:<9} {_version(name)}")
    broken = [key for key in games.titles() if not _tell_of(key)]
    if broken:
        sys.exit(FOUND_WRONG)


def _tell_of(key: str) -> bool:
    """A line about a game; whether it loads."""
    try:
        game = games.load(key)
        cards = game.cards().name
    except (BrokenGame, BadCards) as error:
        reason = error.__cause__ or error
        print(f"game      {key}: does not load ({type(reason).__name__}: {reason})")
        return False
    seats = f"{min(game.seats)}-{max(game.seats)} seats"
    print(f"game      {key}: {seats}, rules {game.rules}, cards {cards}")
    return True


def compiled() -> bool:
    return not state.__file__.endswith(".py")


def _form() -> str:
    if compiled():
        return "compiled"
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    return f"interpreted, about 70 times slower (C compiler: {compiler or 'none found'})"


def _dependencies() -> list[str]:
    """What is needed here: not the extras, nor what only other systems need."""
    needed = [Requirement(line) for line in requires("digsite") or []]
    return sorted(
        each.name for each in needed if each.marker is None or each.marker.evaluate({"extra": ""})
    )


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "missing"
