"""`digsite bots --workers N`: bots in processes of their own, on this machine or any other."""

from __future__ import annotations

import asyncio
import os
import signal
import sys

from digsite.core.errors import BadInput
from digsite.web.server.settings import Settings, environment_of, read_settings

from .serve import try_the_store


def serve_bots(workers: int, database_url: str | None, bus_url: str | None) -> None:
    """Take turns until told to stop."""
    settings = read_settings(os.environ, database_url=database_url, bus_url=bus_url)
    if settings.embedded:
        raise BadInput(
            "bots in processes of their own need PostgreSQL (--database-url): SQLite has one writer"
        )
    _supervise(settings, workers)


def _supervise(settings: Settings, workers: int) -> None:
    from digsite.web.server.supervising import Worker, supervise

    try_the_store(settings)
    os.environ.update(environment_of(settings))
    print(f"Bots take turns in {workers} processes. Press Ctrl+C to stop.", flush=True)
    sys.exit(supervise([Worker(_serve) for _ in range(workers)]))


def _serve() -> None:
    """What one of the processes does; its settings are in the environment."""
    sys.exit(asyncio.run(_take_turns(read_settings(os.environ))))


async def _take_turns(settings: Settings) -> int:
    from digsite.core.errors import DigsiteError
    from digsite.service.bot_office import BotOffice
    from digsite.service.bots_at_table import Thinkers
    from digsite.service.bus import TURNS, bus_for
    from digsite.service.store import Store
    from digsite.service.thinking import Threads
    from digsite.web.server.logs import log, set_up_logs
    from digsite.web.server.notices import notices_of
    from digsite.web.server.supervising import STARTUP_FAILURE, has_begun

    set_up_logs(settings)
    stop = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    store, threads = Store(settings.database), settings.bot_threads or 1
    office = BotOffice(
        store,
        bus_for(store.url, settings.bus_url or None, os.urandom, TURNS),
        Thinkers(os.urandom, Threads(threads, 1, 1)),
        threads,
        notices_of(settings),
    )
    try:
        await office.open()
    except DigsiteError as error:
        log.error("cannot start", reason=str(error))
        return STARTUP_FAILURE
    has_begun()
    await stop.wait()
    await office.close()
    return 0
