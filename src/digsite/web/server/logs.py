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
    logging.getLogger("uvicorn.error").addFilter(_is_news)


STARTUP_FAILED = "Application startup failed. Exiting."  # why was said before


def _is_news(record: logging.LogRecord) -> bool:
    """Not a socket that was refused with an answer, nor what we have said ourselves."""
    message = record.getMessage()
    if message.startswith("Traceback") and "in lifespan" in message:
        return "\ndigsite." not in message
    return "without completing handshake" not in message and message != STARTUP_FAILED


log: Any = structlog.get_logger("digsite")
