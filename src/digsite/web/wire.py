"""All messages of the socket, up and down. `docs/protocol.md` is made from these types."""

from __future__ import annotations

from typing import Annotated

import msgspec

from digsite.core.records import tag_of
from digsite.core.typed import Plain
from digsite.service import messages
from digsite.service.messages import Key, Wish
from digsite.text import Language

from .http import strict

MatchId = Annotated[str, msgspec.Meta(max_length=26, pattern=r"^[a-z2-7]{26}$(?!\n)")]
Version = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
_TAGGED = {"required": ["type"], "properties": {"type": {"type": "string"}}}
# Of the game that is played: `extra` names the type that stands there in the browser.
AnyAction = Annotated[Plain, msgspec.Meta(extra_json_schema=_TAGGED, extra={"of_game": "Action"})]
AnyEvent = Annotated[Plain, msgspec.Meta(extra_json_schema=_TAGGED, extra={"of_game": "Event"})]
PublicView = Annotated[msgspec.Raw, msgspec.Meta(extra={"of_game": "Public"})]
Printed = Annotated[msgspec.Raw, msgspec.Meta(extra={"of_game": "Printed"})]
PrivateView = Annotated[msgspec.Raw, msgspec.Meta(extra={"of_game": "Private"})]
Actions = Annotated[list[AnyAction], msgspec.Meta(min_length=1, max_length=32)]
FirstActions = Annotated[list[AnyAction], msgspec.Meta(max_length=8)]
Line = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
Seconds = Annotated[float, msgspec.Meta(gt=0, le=20)]


class Up(msgspec.Struct, frozen=True, tag_field="type", tag=tag_of, forbid_unknown_fields=True):
    """A message from a client."""


class Watch(Up, frozen=True):
    """Get sights of a match from now on; `since` brings the events after that version.

    `seat` chooses through whose eyes, for somebody who owns several seats.
    """

    match: MatchId
    since: Version | None = None
    seat: SeatNumber | None = None


class Leave(Up, frozen=True):
    """No more sights of this match."""

    match: MatchId


class Speak(Up, frozen=True):
    """Change the language of everything that is told on this socket."""

    language: Language


class Ping(Up, frozen=True):
    """Answered with `pong`."""


class Play(Up, frozen=True):
    """The small decisions of one gesture, all or none, made on a version."""

    match: MatchId
    version: Version
    key: Key
    actions: Actions


class Undo(Up, frozen=True):
    """Take back the last own decision of this turn; with `turn` all that nothing was shown by."""

    match: MatchId
    version: Version
    key: Key
    turn: bool = False


class Resign(Up, frozen=True):
    """Give up the own seat; `seat` says which, for somebody who owns several."""

    match: MatchId
    key: Key
    seat: SeatNumber | None = None


class Propose(Up, frozen=True):
    """Ask the others for something."""

    match: MatchId
    what: Wish


class Answer(Up, frozen=True):
    """Agree to a proposal, or not."""

    match: MatchId
    proposal: int
    agree: bool


class Chat(Up, frozen=True):
    """Say something to everybody at the table."""

    match: MatchId
    text: Line
    key: Key


class Why(Up, frozen=True):
    """Why is an action not possible, after those that begin the same gesture (`first`)?"""

    match: MatchId
    action: AnyAction
    key: Key
    first: FirstActions = []


class Preview(Up, frozen=True):
    """What would an action do, as far as the seat can know?"""

    match: MatchId
    action: AnyAction
    key: Key


class Hint(Up, frozen=True):
    """What would a bot do? A hint asked for before in this match is stopped."""

    match: MatchId
    key: Key
    seconds: Seconds | None = None


class StopHint(Up, frozen=True):
    """No more thoughts, and no more waiting for them."""

    match: MatchId


class LookBack(Up, frozen=True, tag="look"):
    """The sight at an earlier version."""

    match: MatchId
    version: Version
    key: Key
    seat: SeatNumber | None = None


UP: tuple[type[Up], ...] = (
    Watch, Leave, Speak, Ping, Play, Undo, Resign, Propose, Answer, Chat, Why,
    Preview, Hint, StopHint, LookBack,
)  # fmt: skip
_BY_TAG: dict[object, type[Up]] = {kind.__struct_config__.tag: kind for kind in UP}


def read_up(frame: bytes | str) -> Up:
    """The message a client sent (`NotJson`, `Misfit`)."""
    value = strict.plain(frame)
    if not isinstance(value, dict):
        raise strict.Misfit("a message is an object with a `type`")
    tag = value.get("type")
    kind = _BY_TAG.get(tag) if isinstance(tag, str) else None
    if kind is None:
        raise strict.Misfit(f"no message is of the type {str(tag)[:40]!r}")
    return strict.fit(value, kind)


class Told(msgspec.Struct, frozen=True):
    """An event and its sentence; to somebody in a hurry `major` is told first, `minor` not."""

    record: AnyEvent
    text: str
    minor: bool = False
    major: bool = False


class Asked(msgspec.Struct, frozen=True):
    """The question of the moment and its sentence."""

    key: str
    text: str
    params: dict[str, str | int] = {}


class Offer(msgspec.Struct, frozen=True):
    """An action the seat may take now."""

    action: AnyAction
    notation: str
    text: str
    caution: str | None = None  # why it should be asked twice
    last: bool = False  # it ends one's part


class Down(msgspec.Struct, frozen=True, tag_field="type", tag=tag_of):
    """A message from the server."""


Shown = messages.LookOf[PublicView, PrivateView, Asked, Offer, Told]


class Sight(Shown, frozen=True, tag_field="type", tag="sight", kw_only=True):
    """All that one listener gets: after `watch`, and after every change.

    `events` are what happened after version `since`. `actor` is a seat, -1 for chance, -2 when
    the game is over.
    """


class Past(Shown, frozen=True, tag_field="type", tag="past", kw_only=True):
    """The answer to `look`: the sight as it was at version `at`."""

    key: str
    at: int


class Accepted(messages.Accepted, frozen=True, tag_field="type", tag="accepted"):
    """The move (or undo, or resignation) is stored; `version` is what it led to."""


class Refused(Down, frozen=True):
    """The rules say no; nothing was changed."""

    match: str
    key: str
    reason: str
    clause: str
    params: dict[str, str | int]
    text: str


class Stale(Down, frozen=True):
    """The move was made on an older version; a fresh `sight` follows."""

    match: str
    key: str
    version: int


class People(messages.People, frozen=True, tag_field="type", tag="people"):
    """Who is at the table; sent after `watch` and whenever it changes."""


class Said(messages.Said, frozen=True, tag_field="type", tag="said"):
    """A line of chat; `at` in seconds since 1970."""


class Proposal(messages.Proposal, frozen=True, tag_field="type", tag="proposal", kw_only=True):
    """Somebody proposes something; `waiting_for` are the seats that have not answered."""

    text: str


class Settled(messages.Settled, frozen=True, tag_field="type", tag="settled"):
    """A proposal was agreed to, or not; a rematch names the new match."""


class Thought(msgspec.Struct, frozen=True):
    """An action a bot has looked at, and what it would go on with in the same turn (`then`).

    Its `value` is the chance to win of who decides, if that is done.
    """

    action: AnyAction
    notation: str
    text: str
    value: float
    visits: int
    then: list[AnyAction]


class Waiting(Down, frozen=True):
    """A hint waits for its turn: at `place` 1 it is the next; `thoughts` follow."""

    match: str
    key: str
    place: int


class Thoughts(Down, frozen=True):
    """What a bot thinks of the position, of what the seat itself can know."""

    match: str
    key: str
    wins: list[float]
    scores: list[float]
    best: list[Thought]
    done: bool
    why: str | None = None  # what would surely be worse, and by which points
    clause: str | None = None  # behind the question


class Reason(Down, frozen=True):
    """The answer to `why`; all empty if the action is possible."""

    match: str
    key: str
    possible: bool
    reason: str | None = None
    clause: str | None = None
    params: dict[str, str | int] | None = None
    text: str | None = None


class PreviewAnswer(Down, frozen=True, tag="preview"):
    """The answer to `preview`: sentences."""

    match: str
    key: str
    lines: list[str]
    reveals: bool
    points: int | None


class SocketProblem(Down, frozen=True, tag="problem", omit_defaults=True):
    """A message that could not be acted on; the socket stays open unless it is misused."""

    status: int
    title: str
    detail: str
    kind: str
    key: str | None = None
    match: str | None = None
    reason: str | None = None
    text: str | None = None


class Pong(Down, frozen=True):
    """The answer to `ping`."""


DOWN: tuple[type[msgspec.Struct], ...] = (
    Sight, Past, Accepted, Refused, Stale, People, Said, Proposal, Settled, Waiting, Thoughts,
    Reason, PreviewAnswer, SocketProblem, Pong,
)  # fmt: skip

encode = msgspec.json.Encoder().encode
