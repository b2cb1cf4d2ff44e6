"""Where friends find this server, when its host only sees it as `localhost`."""

from __future__ import annotations

import socket
from functools import cache
from ipaddress import ip_address

from starlette.requests import Request

from .settings import Settings


def address_for_friends(request: Request, settings: Settings) -> str | None:
    """The address to invite to if it is not the one asked for; "" if others cannot come here."""
    url = request.url
    if not _is_loopback(url.hostname or ""):
        return None
    address = network_address() if is_everywhere(settings.host) else None
    return f"{url.scheme}://{address}:{url.port or 80}" if address else ""


def public_address(settings: Settings) -> str:
    """The address for letters: the one that was set, else the one in the network."""
    if settings.origins.split():
        return settings.origins.split()[0].rstrip("/")
    host = settings.host
    if is_everywhere(host):
        host = network_address() or "127.0.0.1"
    return address_of(host, settings.port)


def address_of(host: str, port: int) -> str:
    """How a browser is told a host and a port."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def is_everywhere(host: str) -> bool:
    """Whether a server on this host can be reached from other machines."""
    try:
        return ip_address(host).is_unspecified
    except ValueError:
        return False


@cache
def network_address() -> str | None:
    """This machine's address in its network; asks the routing table, sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if ip_address(found).is_loopback else found


def _is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False
