"""Figures for Prometheus."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from ..connections.gate import Gate

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
        self.lines = SocketFigures()
        self.registry.register(self.lines)
        self.dropped = Counter(
            "digsite_slow_readers", "Times a slow reader was resynchronised", registry=self.registry
        )
        self.turned_away = Counter(
            "digsite_stubborn",
            "Requests and sockets of addresses that asked on and on after being refused",
            registry=self.registry,
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


class SocketFigures(Collector):
    """Messages on all sockets, counted without the locks of a `Counter`: on the event loop only."""

    def __init__(self) -> None:
        self.sent = 0
        self.received: dict[str, int] = {}

    def collect(self) -> Iterator[Metric]:
        received = CounterMetricFamily(
            "digsite_messages", "Messages from sockets by type", labels=["type"]
        )
        for kind, times in list(self.received.items()):
            received.add_metric([kind], times)
        yield received
        yield CounterMetricFamily("digsite_sent", "Messages sent to sockets", self.sent)


class GateFigures(Collector):
    """What the gate counts, read when it is asked for."""

    def __init__(self, gate: Gate) -> None:
        self.gate = gate

    def collect(self) -> Iterator[Metric]:
        yield GaugeMetricFamily(
            "digsite_connections", "Open connections, sockets included", len(self.gate.visits)
        )
        yield GaugeMetricFamily(
            "digsite_connections_most", "Connections there is room for", self.gate.room.most
        )
        away = CounterMetricFamily(
            "digsite_turned_away", "Connections refused or shown out, by reason", labels=["why"]
        )
        for why, times in self.gate.turned_away.items():
            away.add_metric([why], times)
        yield away
