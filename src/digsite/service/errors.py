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
   ├─ Busy             all who could do it are at work: try again later
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
        "kept_for_friend",
        "no_hints",
        "no_review",
        "no_spectators",
        "not_asked",
        "not_owner",
        "not_seated",
        "not_your_seat",
        # NotThere
        "no_match",
        "no_mistake",
        "no_proposal",
        "no_puzzle",
        "no_session",
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
        "no_account",
        "no_letters",
        "no_open_seat",
        "no_undo",
        "not_over",
        "not_running",
        "not_started",
        "not_your_turn",
        "position_over",
        "seat_taken",
        "seats_open",
        "settled",
        "signed_in",
        "still_played",
        "store_in_use",
        "store_not_empty",
        # TooMany
        "cards_of_everybody",
        "cards_of_person",
        "chat",
        "guesses",
        "letters",
        "too_many_analyses",
        "too_many_hints",
        "too_many_reviews",
        # Busy
        "crowded",
        "thinkers_busy",
        # Unavailable
        "store_closed",
        "store_unavailable",
    }
)


class OfficeError(DigsiteError):
    """The office says no; `reason` is a key such as `seat_taken`, `wait` seconds to ask again."""

    def __init__(self, reason: str, detail: str = "", wait: int | None = None) -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        assert reason in REASONS, reason
        self.reason = reason
        self.detail = detail
        self.wait = wait


class NotKnown(OfficeError):
    """No such token, password or secret."""


class NotAllowed(OfficeError):
    """Known, but this is not theirs to do or see."""


class NotThere(OfficeError):
    """No such match, seat or proposal."""


class NotNow(OfficeError):
    """The match is in another state than this needs."""


class TooMany(OfficeError):
    """A limit was reached; `wait` says for how many seconds."""


class Busy(OfficeError):
    """All who could do it are at work; later there will be room."""


class Unavailable(OfficeError):
    """The store did not answer; the same request with the same key is safe to send again."""


class Crowded(Unavailable):
    """Too much waits to be stored: this was not even begun, and may be sent again later."""

    def __init__(self) -> None:
        super().__init__("crowded")
