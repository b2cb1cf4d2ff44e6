"""Is it alive, is it ready, how is it doing."""

from __future__ import annotations

from ipaddress import ip_address

import msgspec

from ..http.call import Call, Text
from ..http.endpoint import Routes
from ..http.problems import FORBIDDEN, NOT_READY, Problem
from ..server.metrics import CONTENT_TYPE

routes = Routes()


class Health(msgspec.Struct, frozen=True):
    status: str


@routes.get("/healthz", limit=None)
async def healthz() -> Health:
    """Whether the process answers."""
    return Health("ok")


@routes.get("/readyz", limit=None, refuses=[NOT_READY])
async def readyz(call: Call) -> Health:
    """Whether the store is open and matches can be played."""
    if not call.context.ready or call.context.closing:
        raise Problem(NOT_READY, "the store is not open yet, or the server is being stopped")
    return Health("ready")


@routes.get("/metrics", limit=None, refuses=[FORBIDDEN], media="text/plain")
async def metrics(call: Call) -> Text:
    """Figures for Prometheus; only for this machine unless set otherwise."""
    wanted = call.context.settings.metrics
    if wanted == "off" or (wanted == "local" and not _is_local(call.address)):
        raise Problem(FORBIDDEN, "the figures are not shown to this address")
    return Text(call.context.metrics.text(), CONTENT_TYPE)


def _is_local(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
