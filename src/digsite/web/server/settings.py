"""How the server is set: every flag of `digsite serve` is also a DIGSITE_… variable."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from digsite.core.errors import BadInput
from digsite.service.retention import Keep

PREFIX = "DIGSITE_"


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All there is to set; see `.env.example` for what each is for."""

    host: str = "127.0.0.1"  # 0.0.0.0: everywhere
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 8765
    data: str = ""  # a folder; empty: the platform's folder for user data
    database_url: str = ""  # empty: SQLite in the data folder
    bus_url: str = ""  # empty: PostgreSQL's NOTIFY where it is the database
    workers: Annotated[int, msgspec.Meta(ge=1, le=64)] = 1
    browser: bool = True
    origins: str = ""  # further addresses browsers may come from, with blanks between
    proxies: str = "127.0.0.1"  # addresses whose X-Forwarded-For is believed
    limits: bool = True
    sockets_per_address: Annotated[int, msgspec.Meta(ge=1)] = 100
    bots: Literal["here", "elsewhere"] = "here"  # elsewhere: `digsite bots --workers N` moves them
    bot_threads: Annotated[int, msgspec.Meta(ge=0, le=1024)] = 0  # 0: as many as processors
    hint_threads: Annotated[int, msgspec.Meta(ge=0, le=1024)] = 0  # 0: half as many
    review_threads: Annotated[int, msgspec.Meta(ge=0, le=1024)] = 0  # 0: two
    debug: bool = False  # name what holds the event loop for more than 50 ms
    connections_per_address: Annotated[int, msgspec.Meta(ge=1)] = 200
    connections: Annotated[int, msgspec.Meta(ge=16)] = 4000  # in all, if there are files for them
    head_seconds: Annotated[float, msgspec.Meta(gt=0)] = 10.0  # for the headers of a request
    body_seconds: Annotated[float, msgspec.Meta(gt=0)] = 30.0
    idle_seconds: Annotated[float, msgspec.Meta(gt=0)] = 15.0  # between two requests
    silent_seconds: Annotated[float, msgspec.Meta(gt=0)] = 60.0  # until a socket's first message
    metrics: Literal["local", "open", "off"] = "local"
    log: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["text", "json"] = "text"
    security_contact: str = ""  # for security.txt: mailto:… or https://…
    retention: bool = True  # clear away what nobody used for so many days (0: keep for ever)
    keep_open_days: Annotated[int, msgspec.Meta(ge=0)] = 30
    keep_still_days: Annotated[int, msgspec.Meta(ge=0)] = 365
    keep_guest_days: Annotated[int, msgspec.Meta(ge=0)] = 180
    keep_session_days: Annotated[int, msgspec.Meta(ge=0)] = 400
    smtp_url: str = ""
    mail_from: str = ""
    webhook_url: str = ""

    @property
    def folder(self) -> Path:
        """Where everything is kept."""
        if self.data:
            return Path(self.data).expanduser()
        from platformdirs import user_data_path

        return user_data_path("digsite", appauthor=False)

    @property
    def database(self) -> str:
        """The address of the database."""
        return self.database_url or f"sqlite:///{self.folder / 'digsite.sqlite'}"

    @property
    def keep(self) -> Keep | None:
        """How long what nobody uses is kept; none: for ever."""
        if not self.retention:
            return None
        return Keep(
            self.keep_open_days, self.keep_still_days, self.keep_guest_days, self.keep_session_days
        )

    @property
    def embedded(self) -> bool:
        return self.database.startswith("sqlite")


def read_settings(environ: Mapping[str, str], **flags: object) -> Settings:
    """Settings from the environment; flags that are given win."""
    found: dict[str, object] = {}
    for name in Settings.__struct_fields__:
        if value := environ.get(PREFIX + name.upper()):
            found[name] = value
    found.update({name: value for name, value in flags.items() if value is not None})
    try:
        settings = msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadInput(_in_words(error)) from None
    if settings.workers > 1 and settings.embedded:
        raise BadInput(
            "--workers above 1 needs PostgreSQL (--database-url): SQLite has one writer, "
            "and a match must not be played in two processes at once"
        )
    if settings.bots == "elsewhere" and settings.embedded:
        raise BadInput("DIGSITE_BOTS=elsewhere needs PostgreSQL (--database-url)")
    return settings


def environment_of(settings: Settings) -> dict[str, str]:
    """The variables that say the same as these settings."""
    plain = msgspec.to_builtins(settings)
    return {PREFIX + name.upper(): _as_variable(value) for name, value in plain.items()}


def _as_variable(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _in_words(error: msgspec.ValidationError) -> str:
    reason, _, place = str(error).partition(" - at ")
    name = place.strip("`").removeprefix("$.")
    return f"{PREFIX}{name.upper()} (--{name.replace('_', '-')}): {reason}"
