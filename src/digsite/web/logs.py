"""What the server writes down: routes and figures, never tokens, links or bodies."""

from __future__ import annotations

import logging
import sys
from typing import Any

import structlog

from .settings import Settings


def set_up_logs(settings: Settings) -> None:
    """Lines on standard error, for people or as JSON."""
    last: Any = (
        structlog.processors.JSONRenderer()
        if settings.log_format == "json"
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(
            logging.getLevelNamesMapping()[settings.log.upper()]
        ),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )


log: Any = structlog.get_logger("digsite")
