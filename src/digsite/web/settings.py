"""How the server is set: every flag of `digsite serve` is also a DIGSITE_… variable."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from digsite.core.errors import BadInput

PREFIX = "DIGSITE_"


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All there is to set; see `.env.example` for what each is for."""

    host: str = "0.0.0.0"
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
    metrics: Literal["local", "open", "off"] = "local"
    log: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["text", "json"] = "text"
    security_contact: str = ""  # for security.txt: mailto:… or https://…
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
    def embedded(self) -> bool:
        return self.database.startswith("sqlite")


def read_settings(environ: Mapping[str, str], **flags: Any) -> Settings:
    """Settings from the environment; flags that are given win."""
    found: dict[str, Any] = {}
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
