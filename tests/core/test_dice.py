"""Fair numbers, the same for the same seed."""

from __future__ import annotations

from collections import Counter

from digsite.core import bits
from digsite.core.dice import Dice, nth_seed, seed_from


def test_the_same_seed_gives_the_same_numbers() -> None:
    assert [Dice(5).below(10) for _ in range(3)] == [3, 3, 3]
    dice = Dice(5)
    assert [dice.below(10) for _ in range(10)] == [3, 7, 2, 0, 1, 3, 9, 5, 4, 6]


def test_the_generator_is_splitmix64() -> None:
    dice = Dice(1234567)
    published = [6457827717110365317, 3203168211198807973, 9817491932198370423]
    assert [dice.next() for _ in range(3)] == published


def test_every_number_is_equally_likely() -> None:
    dice, n, times = Dice(1), 7, 35_000
    counts = Counter(dice.below(n) for _ in range(times))
    assert sum((counts[k] - times / n) ** 2 / (times / n) for k in range(n)) < 22.5  # p = 0.001


def test_a_member_of_a_wide_set_is_chosen_fairly() -> None:
    dice, members = Dice(2), [0, 3, 63, 64, 90, 127]
    mask = sum(1 << k for k in members)
    counts = Counter(dice.choose(mask) for _ in range(12_000))
    assert sorted(counts) == members
    assert all(1800 < count < 2200 for count in counts.values())


def test_games_of_a_run_have_seeds_far_apart() -> None:
    seeds = [nth_seed(seed, n) for seed in range(50) for n in range(50)]
    assert len(set(seeds)) == 2500


def test_labelled_streams_differ() -> None:
    assert seed_from(1, "deal") != seed_from(1, "play")
    assert seed_from("a", "b") != seed_from("ab")


def test_the_nth_member_of_a_set_is_found() -> None:
    mask = sum(1 << k for k in (0, 1, 5, 8, 40, 63, 64, 100, 127))
    found = [bits.nth_bit(mask, k) for k in range(bits.popcount(mask))]
    assert found == [0, 1, 5, 8, 40, 63, 64, 100, 127]
    assert bits.lowest(mask << 1 & (1 << 128) - 1) == 1
