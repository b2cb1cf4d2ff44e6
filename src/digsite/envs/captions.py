"""Short lines for a record, for a drawing: what is empty, none or no is left out."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

LETTERS = 40  # of a line


def captions(record: dict[str, object]) -> list[str]:
    """The fields of a record; a list of records has a line for each of them."""
    return [
        part
        for line in _lines(record)
        for part in wrap(line, LETTERS, subsequent_indent="    ", break_on_hyphens=False)
    ]


def _lines(record: dict[str, object]) -> Iterator[str]:
    for name, value in record.items():
        if _is_nothing(value):
            continue
        label = name.replace("_", " ")
        if isinstance(value, list | tuple) and isinstance(value[0], dict):
            yield f"{label}:"
            for item in value:
                yield f"  {_short(item)}"
        elif value is True:
            yield label
        else:
            yield f"{label}: {_short(value)}"


def _short(value: object) -> str:
    if isinstance(value, dict):
        told = [(name, part) for name, part in value.items() if not _is_nothing(part)]
        return ", ".join(name if part is True else f"{name} {_short(part)}" for name, part in told)
    if isinstance(value, list | tuple):
        return ", ".join(_short(item) for item in value if not _is_nothing(item))
    return str(value)


def _is_nothing(value: object) -> bool:
    return value is None or value is False or value in ((), [], {}, "")
