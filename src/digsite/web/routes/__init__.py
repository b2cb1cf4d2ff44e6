"""All routes, one module per subject."""

from __future__ import annotations

from ..http.endpoint import Endpoint
from . import (
    analysis,
    games,
    health,
    matches,
    mistakes,
    passkeys,
    people,
    playing,
    puzzles,
    records,
    sessions,
    study,
    talking,
)

_SUBJECTS = (
    health,
    games,
    people,
    passkeys,
    sessions,
    matches,
    playing,
    talking,
    records,
    analysis,
    puzzles,
    mistakes,
    study,
)

ENDPOINTS: tuple[Endpoint, ...] = tuple(
    endpoint for module in _SUBJECTS for endpoint in module.routes.endpoints
)
