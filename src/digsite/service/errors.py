"""What the office says no to, besides what the rules refuse.

DigsiteError
├─ BadInput            (core) what was given cannot be understood
├─ Refused             (core) against the rules: carries the refusal
├─ Stale               (core) made on an older position
└─ OfficeError         carries `reason`, a key to be put into words
   ├─ NotKnown         no such token, password or secret
   ├─ NotAllowed       known, but this is not theirs to do or see
   ├─ NotThere         no such match, seat, proposal
   ├─ NotNow           the match is in another state than this needs
   ├─ TooMany          a limit was reached
   └─ Unavailable      the store did not answer: try again with the same key
"""

from __future__ import annotations

from digsite.core.errors import DigsiteError

REASONS = frozenset(
    {
        # NotKnown
        "no_token",
        "no_secret",
        "no_passkey",
        "wrong_password",
        # NotAllowed
        "no_hints",
        "no_spectators",
        "not_asked",
        "not_owner",
        "not_seated",
        "not_your_seat",
        # NotThere
        "no_match",
        "no_proposal",
        "no_seat",
        "no_version",
        # NotNow
        "already_resigned",
        "already_started",
        "busy",
        "frozen",
        "has_account",
        "imported",
        "name_taken",
        "no_open_seat",
        "no_undo",
        "not_over",
        "not_running",
        "not_started",
        "not_your_turn",
        "seat_taken",
        "seats_open",
        "settled",
        "store_in_use",
        "store_not_empty",
        # TooMany
        "chat",
        # Unavailable
        "store_closed",
        "store_unavailable",
    }
)


class OfficeError(DigsiteError):
    """The office says no; `reason` is a key such as `seat_taken`."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        assert reason in REASONS, reason
        self.reason = reason
        self.detail = detail


class NotKnown(OfficeError):
    """No such token, password or secret."""


class NotAllowed(OfficeError):
    """Known, but this is not theirs to do or see."""


class NotThere(OfficeError):
    """No such match, seat or proposal."""


class NotNow(OfficeError):
    """The match is in another state than this needs."""


class TooMany(OfficeError):
    """A limit was reached."""


class Unavailable(OfficeError):
    """The store did not answer; the same request with the same key is safe to send again."""
