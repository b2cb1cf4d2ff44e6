"""What Windows and macOS lack is not needed: imports, signals, compilers, links of the page."""

from __future__ import annotations

import asyncio
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Never

import pytest

from digsite.web.server.shutdown import Shutdown

ROOT = Path(__file__).parent.parent
PAGE = runpy.run_path(str(ROOT / "scripts" / "package_page.py"))
AS_ON_WINDOWS = """
import asyncio, importlib, pkgutil, signal, subprocess, sys, multiprocessing.connection
MISSING = ("fcntl", "resource", "uvloop", "pwd", "grp", "termios", "tty", "pty")
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name in MISSING:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
import textual.app, uvicorn.server  # what they need of the system is theirs
for name in MISSING:
    sys.modules.pop(name, None)
sys.meta_path.insert(0, Missing())
for name in ("SIGHUP", "SIGKILL", "SIGUSR1", "SIGQUIT"):
    delattr(signal, name)
import digsite
ROOMS = ("digsite.envs.openspiel", "digsite.testing", "digsite.__main__")
ROOMS += ("digsite.service.store.migrations.env",)
for found in pkgutil.walk_packages(digsite.__path__, "digsite."):
    if not found.name.startswith(ROOMS):
        importlib.import_module(found.name)
"""


def on_windows(code: str = "") -> subprocess.CompletedProcess[str]:
    """Everything imported where the modules and signals of Unix are missing, then some code."""
    return subprocess.run(
        [sys.executable, "-c", AS_ON_WINDOWS + code], capture_output=True, text=True
    )


def test_every_module_is_imported_where_unix_is_not() -> None:
    done = on_windows()
    assert done.returncode == 0, done.stderr


def test_limits_and_locks_do_without_what_windows_lacks(tmp_path: Path) -> None:
    done = on_windows(
        "from pathlib import Path\n"
        "from digsite.service.store.store import locked\n"
        "from digsite.web.connections.capacity import files_for\n"
        f"locked(Path({str(tmp_path / 'store.sqlite')!r})).close()\n"
        "print(files_for(100) > 100)\n"
    )
    assert (done.returncode, done.stdout) == (0, "True\n"), done.stderr


class LoopOfWindows:
    """An event loop that takes no signals."""

    def add_signal_handler(self, *_: object) -> Never:
        raise NotImplementedError


def test_a_server_starts_where_the_loop_takes_no_signals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asyncio, "get_running_loop", LoopOfWindows)
    shutdown = Shutdown(None)  # type: ignore[arg-type]  # it is not asked for anything
    shutdown.prepare()
    assert not shutdown.takes_signals


def test_a_page_with_an_address_has_only_absolute_links() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    page = PAGE["page"](readme, "https://example.org/digsite", "v1")
    assert "https://example.org/digsite/blob/v1/docs/hosting.md" in page
    assert "https://example.org/digsite/raw/v1/docs/screens/" in page
    assert {found["target"].split(":")[0] for found in PAGE["_LINK"].finditer(page)} == {"https"}


def test_a_page_without_an_address_has_no_link_that_leads_nowhere() -> None:
    page = PAGE["page"]((ROOT / "README.md").read_text("utf-8"))
    assert [found[0] for found in PAGE["_LINK"].finditer(page)] == []
    assert PAGE["urls"]("") == {}


def test_every_link_in_the_readme_leads_to_a_file() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    for found in PAGE["_LINK"].finditer(readme):
        assert (ROOT / found["target"]).exists(), found["target"]
