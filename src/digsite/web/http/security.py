"""Who may come in from where, and what browsers are told to forbid."""

from __future__ import annotations

import socket
from collections.abc import Callable, Collection
from functools import cached_property
from ipaddress import ip_address
from urllib.parse import urlsplit

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

CONTENT_SECURITY_POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)

HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}

COOKIE = "digsite"
DEVICE_COOKIE = "digsite-device"  # by it a device is known that has logged in before
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep one


class Origins:
    """The addresses browsers may come from.

    Those that were set, and the server's own: the origin must be the address the request came to,
    and that address must be a number or a name of this machine, so that a foreign name that is
    made to point here (DNS rebinding) gets nothing.
    """

    def __init__(self, allowed: Collection[str] = ()) -> None:
        self.allowed = frozenset(origin.rstrip("/").lower() for origin in allowed)

    def allows(self, origin: str, scheme: str, host: str) -> bool:
        """Whether a page of this origin may use the address `host`."""
        if origin in self.allowed:
            return True
        scheme = {"ws": "http", "wss": "https"}.get(scheme, scheme)
        return origin == f"{scheme}://{host}".lower() and self._is_here(host)

    def _is_here(self, host: str) -> bool:
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        return name in self._names or _is_number(name)

    @cached_property
    def _names(self) -> frozenset[str]:
        here = socket.gethostname().lower()
        return frozenset({"localhost", here, f"{here.partition('.')[0]}.local"})


def proxies_of(addresses: str) -> Callable[[str], bool]:
    """Whether an address is a proxy's, by uvicorn's own reading: it believes what they say."""

    async def nowhere(*_: object) -> None: ...

    trusted = ProxyHeadersMiddleware(nowhere, addresses).trusted_hosts
    return lambda address: address in trusted


def cookie(token: str, secure: bool, name: str = COOKIE) -> str:
    """The Set-Cookie line that holds a person's token."""
    line = f"{name}={token}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax"
    return line + ("; Secure" if secure else "")


def no_cookie(secure: bool) -> str:
    """The Set-Cookie line that takes the token away."""
    line = f"{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"
    return line + ("; Secure" if secure else "")


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
