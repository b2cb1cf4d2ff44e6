"""The tests of the bots lay out tables as the tests of the games do."""

import sys
from pathlib import Path

for title in ("loot", "mykerinos", "thebes"):
    sys.path.append(str(Path(__file__).parent.parent / "games" / title))
