"""Writes `layout.pxd` of every game from the fields that its `layout.py` declares, and
`constants.pxd` from the numbers of its `constants.py` (of the core: `seats.py`).

scripts/layouts           writes what is not current
scripts/layouts --check   says what is not current
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pathlib import Path

os.environ["DIGSITE_PURE"] = "1"  # compiled classes do not say what they declare

from digsite.core.fields import UNSAID, Field, fields_of

PACKAGE = Path(__file__).parents[1] / "src" / "digsite"
GAMES = PACKAGE / "games"


def main() -> int:
    """How many files were not current."""
    stale = 0
    for path, text in _wanted():
        target = path.with_suffix(".pxd")
        if not target.exists() or target.read_text() != text:
            stale += 1
            if "--check" in sys.argv:
                print(f"{target} is not current: run scripts/layouts")
            else:
                target.write_text(text)
    return stale if "--check" in sys.argv else 0


def _wanted() -> list[tuple[Path, str]]:
    layouts = sorted(GAMES.glob("*/layout.py"))
    constants = [PACKAGE / "core" / "seats.py", *sorted(GAMES.glob("*/constants.py"))]
    return [(path, pxd_of(path.parent.name)) for path in layouts] + [
        (path, constants_of(path)) for path in constants
    ]


def constants_of(path: Path) -> str:
    """The numbers as C literals. `from .constants import` assigns to what is declared, and a
    literal of this kind may be assigned to; nobody ever reads what it was given."""
    name = ".".join(("digsite", *path.relative_to(PACKAGE).with_suffix("").parts))
    numbers = [(key, value) for key, value in vars(import_module(name)).items() if key.isupper()]
    return "\n".join(
        [
            f"# declarations only: written by scripts/layouts from {path.name}.",
            "cdef extern from *:",
            *[f'    int {key} "(int){{{value}}}"' for key, value in numbers if type(value) is int],
            "",
        ]
    )


def pxd_of(game: str) -> str:
    """The C types of a layout: the box first, then nothing but numbers, so that they can be
    copied as one piece (`core/fields.pxd`)."""
    layout = import_module(f"digsite.games.{game}.layout").Layout
    lines = [_line(field) for field in fields_of(layout)]
    integers = sorted({kind for kind in ("uint32_t", "uint64_t") if f" {kind} " in "".join(lines)})
    imports = [f"from libc.stdint cimport {', '.join(integers)}"] if integers else []
    return "\n".join(
        [
            "# Written by scripts/layouts from layout.py.",
            *imports,
            "from digsite.core.bits cimport u128",
            "from digsite.core.state cimport State",
            "from .box cimport Box",
            "",
            "cdef class Layout(State):",
            "    cdef public Box box",
            *lines,
            "",
        ]
    )


def _line(field: Field) -> str:
    if field.size == UNSAID:
        raise TypeError(f"{field.name}: say how many, as in Annotated[list[int], 4]")
    row = "" if field.size is None else f"[{field.size}]"
    return f"    cdef public {field.c_type} {field.name}{row}"


if __name__ == "__main__":
    sys.exit(main())
