"""`python -m support.simulated SEED …`: the hash of every trace, to be compared elsewhere."""

from __future__ import annotations

import sys

from .world import play_world

for seed in sys.argv[1:]:
    print(seed, play_world(int(seed)).digest)
