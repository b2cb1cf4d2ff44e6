"""What the README shows must run."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_example_runs_and_prints_a_sound_record(tmp_path: Path) -> None:
    code = re.findall(r"```python\n(.*?)```", README.read_text(), re.DOTALL)[0]
    assert code.count("\n") <= 16
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    record = tmp_path / "game.txt"
    record.write_text(done.stdout.partition("\n")[2].removesuffix("\n"))
    check = [sys.executable, "-m", "digsite", "check", str(record)]
    assert subprocess.run(check).returncode == 0
