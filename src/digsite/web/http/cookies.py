"""Cookies as they are: ours are plain words, so nothing is unquoted.

`http.cookies`, which Starlette asks, unquotes in quadratic time before Python 3.11.10: one header
of 64 kB held everybody up for 5 seconds.
"""

from __future__ import annotations

from starlette.requests import HTTPConnection


def cookie_of(connection: HTTPConnection, name: str) -> str:
    """The cookie of this name, the last one where there are several; "" for none."""
    found = ""
    for header in connection.headers.getlist("cookie"):
        for part in header.split(";"):
            key, _, value = part.partition("=")
            if key.strip() == name:
                found = value.strip()
    return found
