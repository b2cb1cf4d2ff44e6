"""All routes, one module per subject."""

from __future__ import annotations

from ..endpoint import Endpoint
from . import games, health, matches, passkeys, people, playing, records, talking

ENDPOINTS: tuple[Endpoint, ...] = tuple(
    endpoint
    for module in (health, games, people, passkeys, matches, playing, talking, records)
    for endpoint in module.routes.endpoints
)
