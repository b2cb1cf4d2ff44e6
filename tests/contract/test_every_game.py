"""The contract of a game, on every one that is found."""

from digsite.testing.test_every_game import *  # noqa: F403
