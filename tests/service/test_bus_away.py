"""A bus that is away is said once, by who listens; who speaks makes no noise."""

from __future__ import annotations

import asyncio
import gc
import os
from typing import Any

from support.databases import _free_port

from digsite.service.redis_bus import RedisBus
from digsite.service.store import Store


async def test_no_exception_is_left_lying_about_when_redis_is_away() -> None:
    noise: list[dict[str, Any]] = []

    async def nothing(*given: object) -> None:
        return None

    asyncio.get_running_loop().set_exception_handler(lambda loop, context: noise.append(context))
    bus = RedisBus(f"redis://127.0.0.1:{_free_port()}/0", os.urandom)
    await bus.start(Store("sqlite:///unused"), nothing, nothing)
    for number in range(3):
        bus.announced("match", "m" * 26, number)
    await asyncio.gather(*bus._sending, return_exceptions=False)
    await bus.stop()
    gc.collect()
    assert not noise
