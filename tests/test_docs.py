"""What README and docs show runs: Python as it is, commands as they are or in a short form."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from support.command_lines import ELSEWHERE, QUICK, command_lines, inline_commands
from support.titles import some_box
from typer.main import get_command
from typer.testing import CliRunner

from digsite.cli import bot_workers, serve
from digsite.cli.app import app, with_ray_address
from digsite.cli.records import write
from digsite.play import parse_record, record_text, replay
from digsite.service.store import Store

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
LAB = DOCS / "lab"  # notes of what was measured once, with the commands of that day
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *[page for page in sorted(DOCS.rglob("*.md")) if LAB not in page.parents],
]
ELSEWHERE_RUN = {  # by tests of their own: a game that is built, nets that are learnt in small
    "adding-a-game.md",
    "learning.md",
}
COMMANDED = [
    pytest.param(page, id=str(page.relative_to(ROOT)))
    for page in PAGES
    if page.name not in ELSEWHERE_RUN and any(command_lines(page))
]
EXAMPLES = [
    pytest.param(code, id=f"{page.stem}-{number}")
    for page in sorted(DOCS.glob("*.md"))
    for number, code in enumerate(re.findall(r"```python\n(.*?)```", page.read_text(), re.S))
]


@pytest.mark.parametrize("code", EXAMPLES)
def test_an_example_runs(code: str, tmp_path: Path) -> None:
    script = tmp_path / "example.py"
    script.write_text(code)
    done = subprocess.run(
        [sys.executable, str(script)], cwd=tmp_path, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


@pytest.fixture
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to be in, a store without matches, and servers that are opened only."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DIGSITE_DATA", str(tmp_path / "data"))
    for way in ("_serve_here", "_serve_with_workers"):
        monkeypatch.setattr(serve, way, lambda settings, listener: listener.close())
    monkeypatch.setattr(bot_workers, "_supervise", lambda settings, workers: None)
    store = Store(f"sqlite:///{tmp_path / 'data' / 'digsite.sqlite'}")
    store.open()
    store.close()
    return tmp_path


@pytest.mark.parametrize("page", COMMANDED)
def test_the_command_lines_of_a_page_run_one_after_the_other(page: Path, at_home: Path) -> None:
    for line in command_lines(page):
        if line.command in ELSEWHERE:
            continue
        assert not line.command.startswith("scripts/"), f"nobody runs {line.text!r}"
        done = CliRunner().invoke(app, with_ray_address(line.quick), env=line.environ)
        assert done.exit_code == 0, f"{line.text}: {done.output} {done.exception!r}"
        if line.into:
            (at_home / line.into).write_text(done.stdout)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_command_within_a_sentence_has_the_name_and_the_flags_it_is_shown_with(
    page: Path,
) -> None:
    root = get_command(app)
    for text in inline_commands(page):
        found, (_, *words) = root, text.split()
        while words and words[0] in getattr(found, "commands", {}):
            found = found.commands[words.pop(0)]  # type: ignore[attr-defined]
        assert found is not root or not words, text
        flags = {flag for param in found.params for flag in param.opts}
        assert {word for word in words if word.startswith("--")} <= flags, text


def test_every_script_that_is_not_run_is_there() -> None:
    shown = {line.command for page in PAGES for line in command_lines(page)}
    for script in shown & ELSEWHERE.keys():
        assert (ROOT / script).stat().st_mode & 0o100, script


def test_every_example_under_a_help_text_runs(
    at_home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(some_box(), 4, 1, [], None)
    (at_home / "game.txt").write_text(capsys.readouterr().out)
    for command in app.registered_commands:
        assert command.epilog, command.callback
        for line in re.findall(r"  digsite (.*)", command.epilog):
            shown = line.partition(" > ")[0].replace("GAME", some_box())
            words = [word.replace("~", str(at_home)) for word in shown.split()]
            done = CliRunner().invoke(app, [*words, *QUICK.get(words[0], ())])
            assert done.exit_code == 0, f"{line}: {done.output} {done.exception!r}"


def test_the_sample_of_a_record_is_one() -> None:
    page = (DOCS / "record.md").read_text()
    shown = re.search(r"(?:    .*\n|\n)*", page[page.index("    Digsite record 1") :])
    assert shown is not None
    sample = "".join(line[4:] or "\n" for line in shown[0].rstrip().splitlines(True)) + "\n"
    record = parse_record(sample)
    assert record_text(replay(record), record.seats) == sample
