"""What the lock files are made of: the names in pyproject.toml, and whether both agree.

Only the standard library is used: this runs before anything is installed.
"""

from __future__ import annotations

import hashlib
import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
LOCKS = {"build": ROOT / "requirements" / "play.txt", "dev": ROOT / "requirements" / "dev.txt"}
_OWN = re.compile(r"digsite\[([^\]]+)\]")
_NAME = re.compile(r"[A-Za-z0-9._-]+")


def names(group: str) -> list[str]:
    """What is installed for a group of pyproject.toml: the package with `play`, and the group."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    extras: dict[str, list[str]] = project["project"]["optional-dependencies"]
    groups: dict[str, list[str | dict[str, str]]] = project["dependency-groups"]
    found = [*project["project"]["dependencies"], *_extra(extras, "play"), *_group(groups, group)]
    return sorted(set(found), key=str.lower)


def header(group: str) -> str:
    """The first lines of a lock file."""
    digest = hashlib.sha256("\n".join(names(group)).encode()).hexdigest()
    return f"# made by scripts/lock; do not edit\n# names in pyproject.toml: sha256:{digest}"


def disagreements(group: str, lock: Path) -> list[str]:
    """Why a lock file does not fit pyproject.toml."""
    shown = lock.relative_to(ROOT) if lock.is_relative_to(ROOT) else lock
    if not lock.exists():
        return [f"{shown} is missing"]
    text = lock.read_text("utf-8")
    if not text.startswith(header(group)):
        return [f"{shown} was made from other names than pyproject.toml has now"]
    pinned = re.findall(r"^([A-Za-z0-9._-]+)(?:\[[^\]]*\])?==", text, re.MULTILINE)
    bare = [line for line in text.splitlines() if "://" in line]
    unlocked = {_plain(name) for name in names(group)} - {_plain(name) for name in pinned}
    unhashed = len(pinned) - len(re.findall(r"==[^\n]*\\\n    --hash=sha256:", text))
    return [
        *[f"{shown} does not pin {name}" for name in sorted(unlocked)],
        *([f"{shown} has {unhashed} packages without hashes"] if unhashed else []),
        *[f"{shown} names a host: {line}" for line in bare],
    ]


def _extra(extras: dict[str, list[str]], name: str) -> list[str]:
    found: list[str] = []
    for line in extras[name]:
        own = _OWN.fullmatch(line)
        if own is None:
            found.append(line)
            continue
        for other in own[1].split(","):
            found += _extra(extras, other)
    return found


def _group(groups: dict[str, list[str | dict[str, str]]], name: str) -> list[str]:
    found: list[str] = []
    for line in groups[name]:
        found += [line] if isinstance(line, str) else _group(groups, line["include-group"])
    return found


def _plain(requirement: str) -> str:
    named = _NAME.match(requirement)
    return re.sub(r"[-_.]+", "-", named[0]).lower() if named else ""


def main(words: list[str]) -> int:
    match words:
        case ["--names", group]:
            print("\n".join(names(group)))
        case ["--header", group]:
            print(header(group))
        case ["--check"]:
            wrong = [line for group, lock in LOCKS.items() for line in disagreements(group, lock)]
            print("\n".join([*wrong, "renew them: scripts/lock"] if wrong else []), end="")
            return bool(wrong)
        case _:
            print("scripts/lock, or scripts/lock --check")
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
