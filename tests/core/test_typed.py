"""Threads that read the same kinds of records for the first time, all at once."""

from __future__ import annotations

import subprocess
import sys

import pytest
from support.titles import boxes

CODE = """
import sys, threading
from digsite.games import load
sys.setswitchinterval(1e-6)
together = threading.Barrier(6)
def read():
    together.wait()
    load(sys.argv[1]).cards()
threads = [threading.Thread(target=read) for _ in range(6)]
for thread in threads: thread.start()
for thread in threads: thread.join()
"""


@pytest.mark.parametrize("key", boxes())
def test_cards_may_be_read_first_by_several_threads(key: str) -> None:
    for _ in range(3):
        done = subprocess.run([sys.executable, "-c", CODE, key], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
