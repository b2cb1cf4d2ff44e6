"""What is asked twice in the terminal."""

from __future__ import annotations

from sittings import gambles_of


def test_only_what_points_hang_on_is_a_gamble() -> None:
    """To secure is one where it ends the game and all cards are revealed."""
    assert gambles_of("loot") == {"awaken", "secure"}
