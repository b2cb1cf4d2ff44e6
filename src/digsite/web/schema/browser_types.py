"""The types of the browser, made from ours: python -m digsite.web.schema.browser_types [--check].

`static/types/` has what the socket says (`index.d.ts`) and is told (`up.d.ts`) and what the routes
answer (`answers.d.ts`); `types.d.ts` beside the browser code of a game its views, actions, events
and what is printed on its cards.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import get_type_hints

import msgspec

from digsite.core.game import AnyGame
from digsite.games import load, titles

from .. import wire
from ..http.call import Text
from ..http.endpoint import Endpoint
from ..http.problems import ProblemAnswer
from ..routes import ENDPOINTS
from .typescript import Declarations, parts_of

STATIC = Path(__file__).parents[1] / "static"
TEMPLATES = Path(__file__).parents[2] / "template"
HEAD = "// Made by scripts/types from the types of the server: change those, and make it again.\n\n"
PARTS = ("Public", "Private", "Action", "Event", "Printed")


def files() -> Iterator[tuple[Path, str]]:
    """Every file of types, and what it holds."""
    down = _down()
    for name, types in (("index", down), ("up", _up()), ("answers", _answers(down))):
        yield STATIC / "types" / f"{name}.d.ts", HEAD + _imports(types) + types.text()
    for game in _games():
        folder = game.folder / "web"
        if folder.is_dir():
            yield folder / "types.d.ts", HEAD + game_types(game)


def game_types(game: AnyGame) -> str:
    """What a game shows, takes and tells."""
    types = Declarations()
    public = types.add(_answer(game, "public"))
    private = types.add(_answer(game, "private"))
    printed = types.add(_answer(game, "printed"))
    types.union("Action", game.actions)
    types.union("Event", game.events)
    names = (public, private, "Action", "Event", printed)
    types.interface(type(game).__name__, dict(zip(PARTS, names, strict=True)))
    return types.text()


def _games() -> Iterator[AnyGame]:
    """Every game that is found, and what new games are copied from."""
    yield from [load(key) for key in titles()]
    for module in iter_modules([str(TEMPLATES)]):
        yield import_module(f"digsite.{TEMPLATES.name}.{module.name}").GAME


def _answer(game: AnyGame, method: str) -> type[msgspec.Struct]:
    (found,) = parts_of(get_type_hints(getattr(type(game), method))["return"])
    return found


def _down() -> Declarations:
    """What the socket says."""
    types = Declarations()
    tagged = "{ type: string }"
    types.interface(
        "Game", dict(zip(PARTS, ("unknown", "unknown", tagged, tagged, "unknown"), strict=True))
    )
    types.union("Down", wire.DOWN)
    return types


def _up() -> Declarations:
    """What the socket is told."""
    types = Declarations(given=True)
    types.imported.add("Game")
    types.union("Up", wire.UP)
    return types


def _answers(down: Declarations) -> Declarations:
    """What the routes answer, by method and path."""
    types = Declarations(known=down)
    types.imported.add("Game")
    types.add(ProblemAnswer)
    types.interface("Answers", {_route(e): types.of(e.answer) for e in _json(ENDPOINTS)})
    return types


def _imports(types: Declarations) -> str:
    names = ", ".join(sorted(types.imported))
    return f'import type {{ {names} }} from "./index";\n\n' if names else ""


def _json(endpoints: Sequence[Endpoint]) -> Iterator[Endpoint]:
    """The routes that answer with a record."""
    for endpoint in endpoints:
        if Text not in parts_of(endpoint.answer) and endpoint.path.startswith("/api/"):
            yield endpoint


def _route(endpoint: Endpoint) -> str:
    return f"{endpoint.method} {endpoint.path.removeprefix('/api')}"


def main(arguments: list[str]) -> int:
    """Write the files; with `--check` only say which are not current."""
    stale = [(path, text) for path, text in files() if not _is(path, text)]
    for path, text in stale:
        if "--check" in arguments:
            print(f"{path} is not current: run scripts/types")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
    return 1 if stale and "--check" in arguments else 0


def _is(path: Path, text: str) -> bool:
    return path.exists() and path.read_text("utf-8") == text


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
