"""The server process: uvicorn as we want it, in front of an office on its store."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

import uvicorn
from starlette.applications import Starlette

from digsite.service.bus import bus_for
from digsite.service.office import Office
from digsite.service.store import Store

from .app import make_app
from .logs import set_up_logs
from .notifying import notices_of
from .packed_sockets import PackedSockets
from .settings import Settings, read_settings
from .strict import LARGEST_FRAME

SECONDS_TO_STOP = 8
SWITCH_SECONDS = 0.001  # the writer waits no longer for its turn beside a busy event loop


def app_from_environment() -> Starlette:
    """The application of one worker among several; its settings are in the environment."""
    return app_of(read_settings(os.environ))


def app_of(settings: Settings, opened: Callable[[], None] | None = None) -> Starlette:
    """The application on its own store; `opened` is called when it can be used."""
    set_up_logs(settings)
    sys.setswitchinterval(SWITCH_SECONDS)
    store = Store(settings.database)
    bus = bus_for(store.url, settings.bus_url or None, os.urandom)
    return make_app(settings, Office(store, bus=bus, notices=notices_of(settings)), opened)


def config_of(settings: Settings, app: Starlette | str) -> uvicorn.Config:
    """How uvicorn is run."""
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        ws=PackedSockets,
        ws_max_size=LARGEST_FRAME,
        lifespan="on",
        access_log=False,
        log_config=None,
        log_level="warning",
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=SECONDS_TO_STOP,
        backlog=2048,
    )
