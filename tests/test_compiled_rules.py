"""Compiled modules are reused only for the sources, flags and interpreter they were made with."""

from __future__ import annotations

import os
import runpy
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
COMPILED: dict[str, Any] = runpy.run_path(str(ROOT / "scripts" / "compiled.py"))
SUFFIX: str = COMPILED["SUFFIX"]


def clone(folder: Path) -> Path:
    """A small house whose one compiled module is one of ours, that loads."""
    (folder / "src" / "toy").mkdir(parents=True)
    (folder / ".venv").mkdir()
    (folder / "setup.py").write_text("flags = 3\n")
    for name in ("rules.py", "rules.pxd", "views.py"):
        (folder / "src" / "toy" / name).write_text("points = 1\n")
        os.utime(folder / "src" / "toy" / name, (1, 1))
    os.utime(folder / "setup.py", (1, 1))
    (folder / ".venv" / "begun").touch()
    return folder


def compiled(folder: Path) -> Path:
    import _ctypes

    module = folder / "src" / f"_ctypes{SUFFIX}"
    shutil.copyfile(_ctypes.__file__, module)
    return module


@pytest.fixture
def store(tmp_path: Path) -> Path:
    """Where the modules of a clone were kept."""
    first = clone(tmp_path / "first")
    compiled(first)
    assert COMPILED["keep"](first, tmp_path / "store")
    return tmp_path / "store"


def test_the_next_clone_takes_them_and_counts_as_built(tmp_path: Path, store: Path) -> None:
    second = clone(tmp_path / "second")
    assert COMPILED["take"](second, store)
    assert (second / "src" / f"_ctypes{SUFFIX}").exists()
    assert (second / ".venv" / "built").exists()


def test_what_is_not_compiled_may_change(tmp_path: Path, store: Path) -> None:
    second = clone(tmp_path / "second")
    (second / "src" / "toy" / "views.py").write_text("something = 'else'\n")
    assert COMPILED["take"](second, store)


CHANGED = ["setup.py", "src/toy/rules.py", "src/toy/rules.pxd", "src/toy/more.pxd"]


@pytest.mark.parametrize("changed", CHANGED)
def test_other_sources_take_nothing(changed: str, tmp_path: Path, store: Path) -> None:
    second = clone(tmp_path / "second")
    (second / changed).write_text("something = else\n")
    assert not COMPILED["take"](second, store)


@pytest.mark.parametrize("flag", ["CFLAGS", "LDFLAGS", "DIGSITE_CFLAGS", "CC"])
def test_other_flags_take_nothing(
    flag: str, tmp_path: Path, store: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(flag, "other")
    assert not COMPILED["take"](clone(tmp_path / "second"), store)


def test_another_python_takes_nothing(
    tmp_path: Path, store: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "version", "3.99.0")
    assert not COMPILED["take"](clone(tmp_path / "second"), store)


def test_what_does_not_load_is_not_taken(tmp_path: Path) -> None:
    first, second = clone(tmp_path / "first"), clone(tmp_path / "second")
    compiled(first).write_bytes(b"half a module")
    assert COMPILED["keep"](first, tmp_path / "store")
    assert not COMPILED["take"](second, tmp_path / "store")
    assert not list((second / "src").rglob(f"*{SUFFIX}"))


def test_a_damaged_archive_is_not_taken(tmp_path: Path, store: Path) -> None:
    [archive] = store.iterdir()
    archive.write_bytes(archive.read_bytes()[:-100])
    assert not COMPILED["take"](clone(tmp_path / "second"), store)


def test_a_module_older_than_the_compilation_is_not_kept(tmp_path: Path) -> None:
    """It may be one of other flags, which setup.py did not see."""
    first = clone(tmp_path / "first")
    os.utime(compiled(first), (1, 1))
    assert not COMPILED["keep"](first, tmp_path / "store")


def test_sources_changed_meanwhile_keep_nothing(tmp_path: Path) -> None:
    first = clone(tmp_path / "first")
    compiled(first)
    os.utime(first / "setup.py", (2**32, 2**32))
    assert not COMPILED["keep"](first, tmp_path / "store")


def test_only_the_last_three_are_kept(tmp_path: Path) -> None:
    for number in range(5):
        house = clone(tmp_path / str(number))
        (house / "setup.py").write_text(f"flags = {number}\n")
        os.utime(house / "setup.py", (1, 1))
        compiled(house)
        assert COMPILED["keep"](house, tmp_path / "store")
    assert len(list((tmp_path / "store").iterdir())) == 3
