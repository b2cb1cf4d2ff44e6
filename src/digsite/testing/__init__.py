"""What must hold for every game, to be run on one of your own.

    python -m digsite.testing path/to/kite      (further words go to pytest)

plays it at every player count: it ends and never sticks, refuses what it did not offer, replays
equal, conserves its pieces, keeps its secrets. It needs pytest (`pip install digsite[testing]`),
and is short for

    pytest -p digsite.testing.plugin --pyargs digsite.testing --digsite-game path/to/kite

`walks`, `strays` and `secrets` are the parts, for tests that you write yourself.
"""
