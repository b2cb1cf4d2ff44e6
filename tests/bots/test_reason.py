"""Which sources of points are named as the reason, out of what was found for each."""

from __future__ import annotations

from digsite.bots.insight import Contrast, Reason, Share, reason_of


def found(error: float = 0.1, whole: float | None = None, **points: float) -> Contrast:
    """A contrast with these shares; they add up to the whole if that is not given."""
    shares = [Share(source, each, error) for source, each in points.items()]
    total = sum(points.values()) if whole is None else whole
    return Contrast([], Share("whole", total, error), Share("win", -0.1, 0.01), shares)


def test_one_source_that_is_most_of_the_difference_is_the_reason() -> None:
    assert reason_of(found(relics=-4.0, time=-0.4, museums=0.1)) == Reason("relics", 4.0)


def test_two_that_are_most_of_it_only_together_are_told_together() -> None:
    told = reason_of(found(relics=-4.0, museums=-3.0, time=-1.0, others=-1.0))
    assert told == Reason("relics", 4.0, also="museums", more=3.0)


def test_what_was_gained_instead_is_told_beside_two_costs() -> None:
    told = reason_of(found(relics=-4.0, museums=-3.0, time=2.0))
    assert told == Reason("relics", 4.0, "time", 2.0, "museums", 3.0)


def test_a_second_that_a_third_may_equal_is_not_named() -> None:
    told = reason_of(found(relics=-4.0, museums=-1.0, time=-0.95))
    assert told == Reason("relics", 4.0)
    spread = reason_of(found(relics=-2.0, museums=-1.9, time=-1.85, others=-1.8))
    assert spread.source is None


def test_what_is_not_sure_is_not_named() -> None:
    assert reason_of(found(error=2.5, relics=-4.0, museums=-3.0)).source is None


def test_what_was_gained_must_be_less_than_what_it_cost() -> None:
    assert reason_of(found(whole=-0.6, relics=-4.0, museums=0.2, time=5.0)).source is None


def test_many_things_are_told_with_their_sum_if_that_is_sure() -> None:
    shares = {f"source_{number}": -1.0 for number in range(6)}
    assert reason_of(found(**shares)) == Reason(lead=6.0)
    assert reason_of(found(error=4.0, **shares)) == Reason()


def test_a_loss_that_points_do_not_show_is_said_to_be_unseen() -> None:
    assert reason_of(found(relics=-0.2, museums=0.3)) == Reason(unseen=True)
    assert reason_of(found(relics=-4.0, museums=5.0)) == Reason(unseen=True)
