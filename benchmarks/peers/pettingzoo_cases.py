"""PettingZoo's own classic card games, without its wrappers, in the same loop as ours."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from pettingzoo.classic import leduc_holdem_v4, texas_holdem_no_limit_v6, texas_holdem_v4

from .aec_loop import play_aec
from .measuring import Case


def cases() -> Iterator[Case]:
    for name, module in (
        ("leduc hold'em", leduc_holdem_v4),
        ("texas hold'em", texas_holdem_v4),
        ("texas hold'em, no limit", texas_holdem_no_limit_v6),
    ):
        environment = module.raw_env()
        yield Case("PettingZoo", name, 2, "PettingZoo AEC", partial(play_aec, environment))
