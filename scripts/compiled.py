"""Compiled rules for the next clone: `keep` puts them away, `take` fetches them again.

Modules are kept under a digest of all that they are made from, the last three in ~/.cache/digsite
(DIGSITE_COMPILED_CACHE=0: none). `take` ends with 1 where there are none; `check` loads all.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shlex
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Callable
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path
from tempfile import mkstemp

ROOT = Path(__file__).parent.parent
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
KEPT = 3


def take(root: Path, store: Path) -> bool:
    """Put the modules of these very sources in their places, all of them or none."""
    if _modules(root):
        return False  # some are there: setup.py knows which of them to make anew
    archive = store / f"{digest(root)}.zip"
    try:
        with zipfile.ZipFile(archive) as kept:
            if kept.testzip() is not None:
                return False
            kept.extractall(root)
    except (OSError, zipfile.BadZipFile):
        return False
    if not check(root):
        for module in _modules(root):
            module.unlink()
        return False
    (root / ".venv" / "built").touch()
    return True


def keep(root: Path, store: Path) -> bool:
    """Put the modules away, if all of them were made since `.venv/begun`, of sources older than it.

    Others may come from older sources or other flags.
    """
    modules = _modules(root)
    begun = (root / ".venv" / "begun").stat().st_mtime
    whole = modules and min(path.stat().st_mtime for path in modules) >= begun
    if not whole or max(path.stat().st_mtime for path in _sources(root)) > begun:
        return False
    store.mkdir(parents=True, exist_ok=True)
    handle, half = mkstemp(dir=store)
    with os.fdopen(handle, "wb") as file, zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as kept:
        for path in modules:
            kept.write(path, path.relative_to(root))
    Path(half).replace(store / f"{digest(root)}.zip")
    for old in sorted(store.glob("*.zip"), key=lambda path: path.stat().st_mtime)[:-KEPT]:
        old.unlink(missing_ok=True)
    return True


def check(root: Path) -> bool:
    """Whether there are modules, and each of them loads."""
    names = [
        ".".join(path.with_name(path.name.removesuffix(SUFFIX)).relative_to(root / "src").parts)
        for path in _modules(root)
    ]
    code = f"import importlib, sys; sys.path[:0] = [{str(root / 'src')!r}]\n"
    code += f"for name in {names!r}: importlib.import_module(name)"
    return bool(names) and subprocess.run([sys.executable, "-c", code]).returncode == 0


def digest(root: Path) -> str:
    """All that compiled modules depend on: sources, interpreter, Cython, compiler, flags."""
    told = [sys.version, platform.machine(), SUFFIX, version("Cython"), _compiler()]
    told += [os.environ.get(name, "") for name in ("CFLAGS", "LDFLAGS", "DIGSITE_CFLAGS")]
    for path in _sources(root):
        told += [path.relative_to(root).as_posix(), hashlib.sha256(path.read_bytes()).hexdigest()]
    return hashlib.sha256("\0".join(told).encode()).hexdigest()


def _compiler() -> str:
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    with suppress(OSError):
        asked = [*shlex.split(command), "--version"]
        return command + subprocess.run(asked, capture_output=True, text=True).stdout
    return command


def _sources(root: Path) -> list[Path]:
    """What Cython reads: declarations, and the modules beside them; no other Python."""
    declared = sorted((root / "src").rglob("*.pxd"))
    beside = [path for pxd in declared if (path := pxd.with_suffix(".py")).exists()]
    return [root / "setup.py", *declared, *beside]


def _modules(root: Path) -> list[Path]:
    return sorted((root / "src").rglob(f"*{SUFFIX}"))


DOING: dict[str, Callable[[Path, Path], bool]] = {
    "take": take,
    "keep": keep,
    "check": lambda root, store: check(root),
}


def main(words: list[str]) -> int:
    if len(words) != 1 or words[0] not in DOING:
        print(f"scripts/compiled knows {', '.join(DOING)}", file=sys.stderr)
        return 2
    if os.environ.get("DIGSITE_COMPILED_CACHE") == "0" and words != ["check"]:
        return 1
    cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    with suppress(OSError):  # a home that cannot be written or read keeps nothing
        if DOING[words[0]](ROOT, Path(cache) / "digsite" / "compiled"):
            return 0
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
