"""`digsite serve`: the games in the browser, for this machine or its network."""

from __future__ import annotations

import os
import signal
import socket
import sys

from digsite.core.errors import BadInput
from digsite.web.server.settings import Settings, environment_of, read_settings

EVERYWHERE = "0.0.0.0"


def host_of(given: str | None, lan: bool) -> str | None:
    """Where to listen: everywhere only if that was asked for."""
    if given is not None and lan:
        raise BadInput("give --host or --lan, not both")
    return EVERYWHERE if lan else given


def serve(**flags: object) -> None:
    """Serve until told to stop."""
    settings = read_settings(os.environ, **flags)
    listener = _listener(settings)
    if settings.workers > 1:
        _serve_with_workers(settings, listener)
    else:
        _serve_here(settings, listener)


def _serve_here(settings: Settings, listener: socket.socket) -> None:
    import uvicorn

    from digsite.web.server.server import app_of, config_of

    app = app_of(settings, lambda: _announce(settings, listener.getsockname()[1]))
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(0))  # after a clean end
    server = uvicorn.Server(config_of(settings, app))
    try:
        server.run([listener])
    finally:
        if not server.started:
            sys.exit(2)  # why was said before


def _serve_with_workers(settings: Settings, listener: socket.socket) -> None:
    from digsite.web.server.workers import serve_with_workers

    try_the_store(settings)
    os.environ.update(environment_of(settings))
    _announce(settings, listener.getsockname()[1])
    sys.exit(serve_with_workers(settings, listener))


def try_the_store(settings: Settings) -> None:
    """Workers that cannot start would be started for ever."""
    from digsite.service.errors import OfficeError
    from digsite.service.store import Store

    store = Store(settings.database)
    try:
        store.open()
    except OfficeError as error:
        raise BadInput(error.detail or error.reason) from None
    store.close()


def _listener(settings: Settings) -> socket.socket:
    """The open door; taken before anything is loaded, so that a busy port is said at once."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
        listener.listen(2048)  # who comes before all is ready waits a moment
    except OSError as error:
        listener.close()
        raise BadInput(
            f"cannot listen on {settings.host} port {settings.port}: {error.strerror}; "
            "choose another with --port"
        ) from None
    listener.set_inheritable(True)
    return listener


def _announce(settings: Settings, port: int) -> None:
    from digsite.web.server.network import address_of, is_everywhere, network_address

    everywhere = is_everywhere(settings.host)
    here = address_of("127.0.0.1" if everywhere else settings.host, port) + "/"
    print(f"Digsite is open at {here}", flush=True)
    if everywhere and (found := network_address()):
        there = address_of(found, port) + "/"
        print(f"On your network:   {there}\n", flush=True)
        if sys.stdout.isatty():
            _show_code(there)
    if settings.browser and sys.stdout.isatty():
        _open_browser(here)
    print("Press Ctrl+C to close.", flush=True)


def _show_code(address: str) -> None:
    import segno

    segno.make(address).terminal(compact=True, border=2)


def _open_browser(address: str) -> None:
    import threading
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
