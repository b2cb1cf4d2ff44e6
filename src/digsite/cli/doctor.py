"""`digsite doctor`."""

from __future__ import annotations

import platform
import shutil
import sys
from importlib.metadata import PackageNotFoundError, requires, version

from digsite import __version__, games
from digsite.core import state


def doctor() -> None:
    """Print what is installed and whether the rules run at full speed."""
    print(f"digsite   {__version__}")
    print(f"python    {platform.python_version()} ({sys.executable})")
    print(f"system    {platform.platform()}")
    print(f"rules     {_form()}")
    for name in _dependencies():
        print(f"{name:<9} {_version(name)}")
    for key in games.titles():
        game = games.load(key)
        seats = f"{min(game.seats)}-{max(game.seats)} seats"
        print(f"game      {key}: {seats}, rules {game.rules}, cards {game.cards().name}")


def compiled() -> bool:
    return not state.__file__.endswith(".py")


def _form() -> str:
    if compiled():
        return "compiled"
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    return f"interpreted, about 70 times slower (C compiler: {compiler or 'none found'})"


def _dependencies() -> list[str]:
    names = [line.split(";")[0] for line in requires("digsite") or [] if "extra" not in line]
    return sorted(name.split(">")[0].split("=")[0].strip() for name in names)


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "missing"
