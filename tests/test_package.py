"""What is released: a complete source, wheels tagged right, the same bytes each time."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
URL = "https://example.org/digsite"
NOT_OURS = shutil.ignore_patterns(
    ".git",
    ".venv*",
    "build",
    "dist",
    "node_modules",
    "*.so",
    "*.egg-info",
    "__pycache__",
    ".*_cache",
)
BUILD = "import sys; from setuptools import build_meta as made; print(made.build_{}(sys.argv[1]))"


def built(kind: str, source: Path, into: Path, **variables: str) -> Path:
    """A distribution, built as `pip` and `build` do it."""
    into.mkdir(exist_ok=True)
    given = {"SOURCE_DATE_EPOCH": "1763337600", **variables}
    done = subprocess.run(
        [sys.executable, "-c", BUILD.format(kind), str(into)],
        cwd=source,
        env={**os.environ, **given},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return into / done.stdout.splitlines()[-1]


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The checkout without what was made in it."""
    copied = tmp_path_factory.mktemp("source") / "digsite"
    shutil.copytree(ROOT, copied, ignore=NOT_OURS)
    return copied


@pytest.fixture(scope="module")
def wheel(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    return built("wheel", source, folder, DIGSITE_PURE="1", DIGSITE_URL=URL)


def test_a_wheel_in_which_nothing_is_compiled_is_for_every_system(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    assert b"Root-Is-Purelib: true" in content(wheel, "WHEEL")


def one_module_of(source: Path, copied: Path) -> Path:
    """The checkout with little to compile."""
    shutil.copytree(source, copied, ignore=NOT_OURS)
    for path in (copied / "src").rglob("*.pxd"):
        if path.stem not in ("dice", "bits"):
            path.unlink()
    return copied


def test_a_wheel_for_want_of_a_compiler_is_for_every_system_too(
    source: Path, tmp_path: Path
) -> None:
    few = one_module_of(source, tmp_path / "few")
    without = {"CC": "no-such-compiler", "DIGSITE_PURE": "", "DIGSITE_REQUIRE_COMPILED": ""}
    wheel = built("wheel", few, tmp_path / "dist", **without)
    assert wheel.name.endswith("-py3-none-any.whl")


@pytest.mark.skipif(not shutil.which("cc"), reason="there is no C compiler")
def test_a_compiled_wheel_names_its_system_and_is_the_same_each_time(
    source: Path, tmp_path: Path
) -> None:
    made = [
        built("wheel", one_module_of(source, tmp_path / place), tmp_path / f"{place}-wheel")
        for place in ("here", "elsewhere")
    ]
    assert f"-cp{sys.version_info.major}{sys.version_info.minor}-" in made[0].name
    assert any(name.endswith(".so") for name in zipfile.ZipFile(made[0]).namelist())
    assert digest(made[0]) == digest(made[1])


def test_a_wheel_has_all_that_the_package_reads(wheel: Path, source: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    ours = source / "src"
    for path in ours.rglob("*"):
        if path.is_file() and path.parts[-2] != "digsite.egg-info":
            assert path.relative_to(ours).as_posix() in names


def test_the_metadata_tells_who_and_where(wheel: Path) -> None:
    told = content(wheel, "METADATA").decode()
    version = next(line for line in told.splitlines() if line.startswith("Version: "))
    assert f"digsite-{version.removeprefix('Version: ')}-" in wheel.name
    assert "Author: The Digsite developers" in told
    assert f"Project-URL: Source, {URL}" in told
    assert f"]({URL}/blob/HEAD/docs/hosting.md)" in told
    assert "Provides-Extra: play" in told


def test_a_wheel_built_twice_is_the_same_to_the_last_byte(
    source: Path, wheel: Path, tmp_path: Path
) -> None:
    elsewhere = tmp_path / "elsewhere"
    shutil.copytree(source, elsewhere, ignore=NOT_OURS)
    for path in elsewhere.rglob("*"):
        os.utime(path, (1_800_000_000, 1_800_000_000))
    again = built("wheel", elsewhere, tmp_path / "dist", DIGSITE_PURE="1", DIGSITE_URL=URL)
    assert digest(again) == digest(wheel)


def test_the_source_distribution_is_complete(source: Path, tmp_path: Path) -> None:
    sdist = built("sdist", source, tmp_path, DIGSITE_PURE="1")
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    wanted = {"CHANGELOG.md", "LICENSE", "NOTICE", "SECURITY.md", "CITATION.cff", "setup.py"}
    wanted |= {"docs/house.md", "docs/screens/start.png", "mkdocs.yml", "requirements/play.txt"}
    wanted |= {"examples/my_bot.py", "tests/test_package.py", "scripts/package_page.py"}
    written = [*(source / "src").rglob("*.pxd"), *(source / "benchmarks").rglob("*.[ch]")]
    wanted |= {path.relative_to(source).as_posix() for path in written}
    assert wanted - names == set()


def content(wheel: Path, name: str) -> bytes:
    archive = zipfile.ZipFile(wheel)
    return archive.read(next(each for each in archive.namelist() if each.endswith(f"/{name}")))


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
