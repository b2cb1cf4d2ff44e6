"""/docs: the description as a page that needs no script and no network."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

import msgspec

from digsite._version import __version__

from ..http.endpoint import Endpoint
from ..http.problems import KINDS
from ..words import door_voice
from .openapi import Schema

STYLE = """\
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
section { border-top: 1px solid #8886; padding: .5rem 0 }
h3 { margin: .5rem 0; font-size: 1rem; font-family: ui-monospace, monospace }
pre { overflow-x: auto; padding: .75rem; background: #8882; font-size: .85rem }
td { padding: .1rem 1rem .1rem 0; vertical-align: top }
"""


def page(endpoints: Sequence[Endpoint], description: Schema) -> str:
    """The whole page."""
    schemas = description["components"]["schemas"]
    return "".join(
        [
            "<!doctype html><html lang=en><meta charset=utf-8>",
            "<meta name=viewport content='width=device-width'>",
            "<title>Digsite: the interface</title><link rel=stylesheet href=/docs.css>",
            f"<h1>Digsite {escape(__version__)}: the interface</h1>",
            "<p>JSON over HTTP, with a token from <code>POST /api/guests</code> as ",
            "<code>Authorization: Bearer …</code>; the same live on the WebSocket ",
            "<code>/api/socket</code>. For machines: <a href=/openapi.json>openapi.json</a>.</p>",
            *[_section(endpoint, description) for endpoint in endpoints],
            "<h2>Problems</h2><table>",
            *[_problem(kind.name, kind.status) for kind in KINDS],
            "</table><h2>Types</h2>",
            *[_type(name, schema) for name, schema in schemas.items()],
        ]
    )


def _section(endpoint: Endpoint, description: Schema) -> str:
    operation = description["paths"][endpoint.path][endpoint.method.lower()]
    names = [parameter["name"] for parameter in operation["parameters"]]
    answers = ", ".join(operation["responses"])
    body = operation.get("requestBody", {}).get("content", {})
    return (
        f"<section><h3>{endpoint.method} {escape(endpoint.path)}</h3>"
        f"<p>{escape(endpoint.summary)}</p><table>"
        + _row("parameters", ", ".join(names))
        + _row("body", ", ".join(_named(content["schema"]) for content in body.values()))
        + _row("answers", answers)
        + "</table></section>"
    )


def _row(name: str, value: str) -> str:
    return f"<tr><td>{name}<td>{escape(value)}" if value else ""


def _named(schema: Schema) -> str:
    return str(schema.get("$ref", schema.get("type", ""))).rpartition("/")[2]


def _problem(name: str, status: int) -> str:
    words = door_voice("en").say(f"problem-{name}")
    return f"<tr id='problem-{name}'><td>{status}<td>{name}<td>{escape(words)}"


def _type(name: str, schema: Schema) -> str:
    text = msgspec.json.format(msgspec.json.encode(schema), indent=2).decode()
    return f"<section id='type-{escape(name)}'><h3>{escape(name)}</h3><pre>{escape(text)}</pre>"
