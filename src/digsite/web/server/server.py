"""The server process: uvicorn as we want it, before an office on its store."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from math import ceil

import uvicorn
from starlette.applications import Starlette

from digsite.service.bots_at_table import Thinkers
from digsite.service.bus import bus_for
from digsite.service.office import Office
from digsite.service.store import Store
from digsite.service.thinking import Threads

from ..connections.guarded_http import GuardedHttp
from ..connections.packed_sockets import PackedSockets
from ..http.strict import LARGEST_FRAME
from .app import make_app
from .logs import set_up_logs
from .notices import notices_of
from .settings import Settings

SECONDS_TO_STOP = 8
PING_SECONDS = 40.0  # proxies let go of a line that is quiet for a minute
SWITCH_SECONDS = 0.001  # the writer waits no longer for its turn beside a busy event loop


def app_of(settings: Settings, opened: Callable[[], None] | None = None) -> Starlette:
    """The application on its own store; `opened` is called when it can be used."""
    set_up_logs(settings)
    sys.setswitchinterval(SWITCH_SECONDS)
    store = Store(settings.database)
    bus = bus_for(store.url, settings.bus_url or None, os.urandom)
    thinkers = Thinkers(os.urandom, threads_of(settings), settings.limits)
    notices = notices_of(settings)
    office = Office(
        store,
        bus=bus,
        thinkers=thinkers,
        notices=notices,
        keep=settings.keep,
        bots=settings.bots == "here",
    )
    return make_app(settings, office, opened)


def threads_of(settings: Settings) -> Threads:
    """How many think at a time: what is not set fits the machine."""
    fit = Threads.fit_for(os.cpu_count() or 1)
    return Threads(
        settings.bot_threads or fit.bot,
        settings.hint_threads or fit.hint,
        settings.review_threads or fit.review,
    )


def config_of(settings: Settings, app: Starlette) -> uvicorn.Config:
    """How uvicorn is run."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=GuardedHttp,
        ws=PackedSockets,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=PING_SECONDS,
        lifespan="on",
        access_log=False,
        log_config=None,
        log_level="error",  # bytes that are no HTTP are warned of one by one; the gate counts them
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_keep_alive=ceil(settings.idle_seconds),
        timeout_graceful_shutdown=SECONDS_TO_STOP,
        backlog=2048,
    )
