"""What chance did in a finished match, in words."""

from __future__ import annotations

from digsite.service.messages import Counted, Fate, Luck
from digsite.text import Voice

WORTH_TELLING = 1.0  # of what is counted, more or less than expected


def line_of(fate: Fate, voice: Voice) -> str:
    """All of it in one line: whose luck was greatest, and who was ahead without it."""
    found = [_greatest(fate, voice), _ahead(fate.luck, voice)]
    return " ".join(sentence for sentence in found if sentence)


def sums_of(fate: Fate, voice: Voice) -> list[str]:
    """A sentence for each player of whom something was counted."""
    return [
        voice.say("tally-sum", seat=seat, came=came, expected=round(expected, 1))
        for seat, (came, expected) in _by_seat(fate).items()
    ]


def each_of(counted: Counted, voice: Voice) -> str:
    """One thing that was counted."""
    came, expected = counted.came, round(counted.expected, 1)
    return voice.say("tally-each", came=came, expected=expected, **counted.about)


def _greatest(fate: Fate, voice: Voice) -> str:
    more = {seat: came - expected for seat, (came, expected) in _by_seat(fate).items()}
    if not more:
        return ""
    seat = max(more, key=lambda seat: abs(more[seat]))
    if abs(more[seat]) < WORTH_TELLING:
        return ""
    key = "tally-more" if more[seat] > 0 else "tally-less"
    return voice.say(key, seat=seat, points=round(abs(more[seat])))


def _ahead(luck: Luck | None, voice: Voice) -> str:
    if luck is None:
        return ""
    without = [result - gift for result, gift in zip(luck.result, luck.luck, strict=True)]
    seat = without.index(max(without))
    same = luck.result[seat] == max(luck.result)
    if same:
        return voice.say("luck-with-or-without", seat=seat)
    return voice.say("luck-without", seat=seat)


def _by_seat(fate: Fate) -> dict[int, tuple[int, float]]:
    """What came and what could be expected, for each seat of which something was counted."""
    found: dict[int, tuple[int, float]] = {}
    for each in fate.counted:
        if each.seat is not None:
            came, expected = found.get(each.seat, (0, 0.0))
            found[each.seat] = came + each.came, expected + each.expected
    return dict(sorted(found.items()))
