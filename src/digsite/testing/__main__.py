"""`python -m digsite.testing PATH`: the contract on one game; further words go to pytest."""

import sys

import pytest

if len(sys.argv) < 2:
    sys.exit("python -m digsite.testing PATH, where PATH is the folder of a game")
path, *more = sys.argv[1:]
plugin = ["-p", f"{__package__}.plugin", "--pyargs", str(__package__)]
sys.exit(pytest.main([*plugin, "--digsite-game", path, *more]))
