"""Figures for Prometheus."""

from __future__ import annotations

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)


class Metrics:
    """What one process counts."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "digsite_requests",
            "HTTP requests by route and status",
            ["method", "route", "status"],
            registry=self.registry,
        )
        self.seconds = Histogram(
            "digsite_request_seconds",
            "Time to answer an HTTP request",
            registry=self.registry,
            buckets=SECONDS,
        )
        self.sockets = Gauge("digsite_sockets", "Open sockets", registry=self.registry)
        self.messages = Counter(
            "digsite_messages", "Messages from sockets by type", ["type"], registry=self.registry
        )
        self.sent = Counter("digsite_sent", "Messages sent to sockets", registry=self.registry)
        self.dropped = Counter(
            "digsite_slow_readers", "Times a slow reader was resynchronised", registry=self.registry
        )
        self.moves = Histogram(
            "digsite_move_seconds",
            "Time from a move to its acknowledgement",
            registry=self.registry,
            buckets=SECONDS,
        )

    def text(self) -> bytes:
        """All figures in the format Prometheus reads."""
        return generate_latest(self.registry)
