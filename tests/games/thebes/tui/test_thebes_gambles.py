"""What is asked twice in the terminal."""

from __future__ import annotations

from sittings import gambles_of


def test_only_what_points_hang_on_is_a_gamble() -> None:
    assert gambles_of("thebes") == {"dig_for", "play_card"}  # a card such as the thief
