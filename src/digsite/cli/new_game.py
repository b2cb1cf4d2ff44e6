"""`digsite new-game`."""

from __future__ import annotations

import keyword
import re
from pathlib import Path

from digsite.core.errors import BadInput
from digsite.games import titles

TEMPLATE = Path(__file__).parents[1] / "template" / "scarab"
LONGEST = 20
_SKIPPED = ("__pycache__",)
_NAMED = re.compile(r"(?<![a-z])[Ss]carab(?!é|ajo)")  # in French and Spanish the word is another


def new_game(name: str, into: str) -> None:
    """Make the folder of a game and say what to do next."""
    folder = make_game(name, Path(into))
    print(f"""Made {folder}, a small game to change. Try it:

    DIGSITE_GAMES={folder.parent} digsite play {name}
    DIGSITE_GAMES={folder.parent} digsite serve
    python -m digsite.testing {folder}

What each file is for: docs/adding-a-game.md""")


def make_game(name: str, into: Path) -> Path:
    """A copy of the template under a name of its own; the new folder."""
    if not re.fullmatch(rf"[a-z][a-z0-9]{{1,{LONGEST - 1}}}", name) or keyword.iskeyword(name):
        raise BadInput(
            f"{name[:40]!r} cannot be the name of a game: it has 2 to {LONGEST} small letters"
            " and digits, a letter first, and is no word of Python"
        )
    folder = into.absolute() / name
    if name in titles() or folder.exists():
        raise BadInput(f"there is already a game called {name}")
    for path in sorted(TEMPLATE.rglob("*")):
        if path.is_file() and not set(path.parts) & set(_SKIPPED):
            _copy(path, folder / path.relative_to(TEMPLATE), name)
    return folder


def _copy(path: Path, to: Path, name: str) -> None:
    try:
        to.parent.mkdir(parents=True, exist_ok=True)
        to.write_text(_renamed(path.read_text(encoding="utf-8"), name), encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{to} cannot be written: {error.strerror}") from error


def _renamed(text: str, name: str) -> str:
    """The words of the template that name the game, wherever they stand."""
    letters = re.sub("[^a-z]", "", name).upper()
    clause = letters[:3].ljust(3, "X")  # clauses are numbered under three letters
    text = _NAMED.sub(lambda found: name.capitalize() if found[0][0] == "S" else name, text)
    return text.replace("SCA-", f"{clause}-")
