"""Writes docs/api.md from the docstrings of the names that `import digsite` offers."""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import digsite

PAGE = Path("docs/api.md")
HEAD = """# Reference of the library

Made by `scripts/api` from the docstrings of the names in `digsite.__all__`; the tests run the
examples. In an example `...` stands for what differs from game to game.
"""
PARTS = {
    "Games": ("load", "titles", "Game", "CardFile", "rulebook"),
    "The table": ("Table", "Entry", "State", "Dice", "Action", "Event"),
    "What a seat may know": ("Sight", "sight_of", "CHANCE", "NOBODY", "OVER"),
    "Bots": ("bot", "play_game", "Bot", "Budget", "hint", "Hint", "evaluate", "Evaluation"),
    "Records": ("record_text", "read_record", "parse_record", "replay", "Record", "Seated"),
    "What can go wrong": ("DigsiteError", "BadInput", "BadRecord", "Refused", "Refusal"),
    "Words": ("voice", "Voice"),
    "Environments": ("envs",),
}


def page() -> str:
    """The whole page."""
    listed = {name for names in PARTS.values() for name in names} | {"AnyGame", "__version__"}
    assert listed == set(digsite.__all__), listed ^ set(digsite.__all__)
    lines = [HEAD, *_example(inspect.getdoc(digsite) or "")]
    for part, names in PARTS.items():
        lines += ["", f"## {part}"]
        for name in names:
            lines += ["", *_entry(name, getattr(digsite, name))]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).rstrip() + "\n"


def _entry(name: str, thing: object) -> Iterator[str]:
    thing = getattr(thing, "__origin__", thing)  # `Sight` is a declaration with its types filled in
    yield f"### `digsite.{name}`"
    yield ""
    if isinstance(thing, int):
        yield f"The seat number {thing}: {_SEATS[name]}."
        return
    if callable(thing):
        yield from ("```text", f"{name}{_signature(thing)}", "```", "")
    yield from _example(inspect.getdoc(thing) or "")
    if inspect.isclass(thing):
        yield from _members(thing)


_SEATS = {"CHANCE": "chance acts", "NOBODY": "an onlooker", "OVER": "the game is over"}


def _members(kind: type) -> Iterator[str]:
    rows = [
        f"| `{name}{_signature(member)}` | {_first(member)} |"
        for name, member in vars(kind).items()
        if not name.startswith("_") and (inspect.isroutine(member) or isinstance(member, property))
    ]
    if rows:
        yield from ("", "| | |", "|---|---|", *rows)


def _signature(thing: object) -> str:
    if isinstance(thing, property):
        return ""
    thing = getattr(thing, "__func__", thing)
    try:
        shown = str(inspect.signature(thing))  # type: ignore[arg-type]  # only callables come here
    except (TypeError, ValueError):
        return "(...)"
    shown = shown.replace("'", "").replace("(self, ", "(").replace("(self)", "()")
    return re.sub(r"\b[a-z_]+(?:\.[a-z_]+)*\.(?=[A-Z])", "", shown).replace("|", "or")


def _first(member: object) -> str:
    return (inspect.getdoc(member) or "").partition("\n\n")[0].replace("\n", " ").replace("|", "or")


def _example(text: str) -> Iterator[str]:
    """A docstring with its examples as blocks of code."""
    for block in re.split(r"\n\n(?=>>>)|(?<=\n)\n(?=[^ >\n])", text):
        before, arrows, example = block.partition(">>>")
        if before.strip():
            yield from _told(before)
        if arrows:
            yield from ("", "```pycon", f">>>{example.rstrip()}", "```", "")


def _told(text: str) -> Iterator[str]:
    indented = [line.startswith(("    ", "├", "│", "└")) for line in text.splitlines()]
    if any(indented):
        yield from ("```text", text.rstrip(), "```")
    else:
        yield text.rstrip()


def main() -> int:
    made = page()
    if "--check" not in sys.argv:
        PAGE.write_text(made, encoding="utf-8")
    elif not PAGE.exists() or PAGE.read_text(encoding="utf-8") != made:
        print(f"{PAGE} is not what the docstrings say: scripts/api")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
