"""docs/protocol.md, made from the types: python -m digsite.web.schema.protocol prints it."""

from __future__ import annotations

import inspect
from collections.abc import Sequence

import msgspec
from msgspec import inspect as kinds

from digsite.service import messages

from .. import sentences, wire
from ..http.call import QUICK, Text
from ..http.endpoint import Endpoint
from ..http.limits import MESSAGES_AT_ONCE, MESSAGES_PER_SECOND
from ..http.problems import KINDS
from ..http.strict import DEEPEST, LARGEST_BODY, LARGEST_FRAME
from ..routes import ENDPOINTS, games
from ..words import door_voice
from .typescript import parts_of

PARTS = (
    wire.Asked, wire.Offer, wire.Told, wire.Thought, messages.Sitting, messages.Clocks,
    messages.Outcome, messages.ClockRule, messages.Seating, messages.Chapter, messages.MatchLine,
    sentences.LogLine, games.GameCard, games.OptionCard, games.BotCard, games.DeckCard,
    games.Paragraph,
)  # fmt: skip

INTRODUCTION = f"""\
# The protocol

Made from the types in `src/digsite/web/wire.py` and the routes by
`python -m digsite.web.schema.protocol > docs/protocol.md`; a test compares. `/openapi.json`
describes the HTTP side to machines, `/docs` shows it.

## Who asks

`POST /api/guests` gives a token. Browsers keep it as the cookie `digsite` (HttpOnly,
SameSite=Lax, Secure on https); scripts send `Authorization: Bearer TOKEN`. Knowing the link of a
match (`/m/ID`) is enough to look on, where its table allows that, and to take an open seat.
Requests that change something, and sockets, are refused when a page of another origin sends them.

## How it is said

JSON in UTF-8, strictly: no unknown field, no key twice, no NaN, no NUL, no half characters, at most
{DEEPEST} levels, {QUICK // 1024} KiB per body ({LARGEST_BODY // 1024} for a table with cards of
one's own, and for notes) and {LARGEST_FRAME // 1024} KiB per frame.
`?language=en|fr|es` or `Accept-Language` picks the words; every record that a person reads comes
with its sentence. Of chat and notes signs that are not visible (control signs, direction marks) are
left out without a word, line breaks of chat become blanks; names with such signs are refused.
`actor` and `seat` count from 0; the actor -1 is chance, and -2 means it is over.

## How a move is made

A sight has a `version` and `offers`. A move names the version it was made on, a `key` of its
maker's own choosing, and one or more of the offered actions: the small decisions of one gesture,
all or none. It is answered when it is stored for good. Sent again with the same key it gets the
first answer again and counts once; made on an older version it is `stale` and nothing happens.
After a reconnect, send what was not answered again with its key, and `watch` with `since`, the last
version that was seen: the sight then has the events that were missed. Wait a random time between 0
and a limit that doubles up to 15 seconds before each try.

Name the match that the socket is for in its address (`match=`): where there are several workers,
all who play it then come to the same one. It is not checked, and any match can be watched.

A client that reads too slowly is not waited for: sights are left out, and it gets the newest one
with all events since the last it was sent. One that reads nothing for 20 seconds is cut off.
More than {MESSAGES_AT_ONCE:.0f} messages at once, or {MESSAGES_PER_SECOND:.0f} per second, are
answered with a problem 429, and nothing more is read for half a second.
"""


def protocol() -> str:
    """The whole page."""
    parts = [
        INTRODUCTION,
        "## The socket: /api/socket?language=fr&match=ID\n\n### Up\n",
        *[_struct(kind) for kind in wire.UP],
        "### Down\n",
        *[_struct(kind) for kind in wire.DOWN],
        "### Parts\n",
        *[_struct(kind) for kind in PARTS],
        "## HTTP\n\n| | | body | answer | problems |\n|---|---|---|---|---|",
        *[_route(endpoint) for endpoint in ENDPOINTS],
        "\n### Types\n",
        *[_struct(kind) for kind in _types()],
        "## Problems (RFC 9457)\n\n| status | type | |\n|---|---|---|",
        *[
            f"| {kind.status} | `{kind.uri}` | {door_voice('en').say(f'problem-{kind.name}')} |"
            for kind in KINDS
        ],
    ]
    return "\n".join(parts) + "\n"


def _struct(kind: type[msgspec.Struct]) -> str:
    """A type with its fields."""
    tag = kind.__struct_config__.tag
    lines = [
        f"#### {f'`{tag}`' if tag else kind.__name__}\n",
        inspect.cleandoc(kind.__dict__.get("__doc__") or ""),
        "",
    ]
    info = kinds.type_info(kind)
    assert isinstance(info, kinds.StructType)
    for field in info.fields:
        optional = "" if field.required else " (optional)"
        lines.append(f"- `{field.encode_name}`: {_named(field.type)}{optional}")
    return "\n".join(lines).rstrip() + "\n"


def _route(endpoint: Endpoint) -> str:
    body = "text" if endpoint.body is str else _short(endpoint.body)
    problems = ", ".join(str(status) for status in _statuses(endpoint))
    answer = _short(endpoint.answer)
    place = f"`{endpoint.method} {endpoint.path}`"
    return f"| {place} | {endpoint.summary} | {body} | {answer} | {problems} |"


def _statuses(endpoint: Endpoint) -> Sequence[int]:
    return sorted({kind.status for kind in endpoint.problems})


def _short(kind: object) -> str:
    if kind is None or kind is type(None):
        return ""
    return " or ".join([part.__name__ for part in parts_of(kind)]) or "object"


def _types() -> list[type[msgspec.Struct]]:
    """The bodies and answers of the routes that the socket does not use."""
    found = [
        part
        for endpoint in ENDPOINTS
        for kind in (endpoint.body, endpoint.query, endpoint.answer)
        for part in parts_of(kind)
        if part is not Text
    ]
    shown = {*wire.DOWN, *PARTS}
    return [kind for kind in dict.fromkeys(found) if kind not in shown]


def _named(kind: kinds.Type) -> str:
    """A type in a few words."""
    match kind:
        case kinds.Metadata():
            return _named(kind.type)
        case kinds.UnionType():
            return " or ".join(_named(part) for part in kind.types)
        case kinds.ListType() | kinds.CollectionType() | kinds.VarTupleType():
            return f"list of {_named(kind.item_type)}"
        case kinds.LiteralType():
            return " or ".join(f"`{value}`" for value in kind.values)
        case kinds.StructType():
            return kind.cls.__name__
        case kinds.DictType():
            return "object"
        case kinds.StrType():
            return "text" + _bounds(kind.min_length, kind.max_length, " signs")
        case kinds.IntType() | kinds.FloatType():
            return "number" + _bounds(kind.ge if kind.ge is not None else kind.gt, kind.le, "")
        case kinds.BoolType():
            return "yes or no"
        case kinds.NoneType():
            return "null"
        case _:
            return "anything"


def _bounds(low: float | None, high: float | None, unit: str) -> str:
    if high is None:
        return "" if low is None else f" from {low:n}"
    return f" of {low or 0:n} to {high:n}{unit}" if unit else f" from {low or 0:n} to {high:n}"


if __name__ == "__main__":
    print(protocol(), end="")
