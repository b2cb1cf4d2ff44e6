"""Which extra brings a module that is not installed."""

from __future__ import annotations

EXTRAS = {
    "cli": ("typer", "click", "rich", "packaging"),
    "tui": ("textual",),
    "web": (
        *("sqlalchemy", "alembic", "argon2", "structlog", "starlette", "anyio", "uvicorn"),
        *("httptools", "websockets", "prometheus_client", "markdown_it", "segno", "webauthn"),
    ),
    "play": ("platformdirs",),
    "envs": ("numpy", "gymnasium", "pettingzoo"),
    "postgres": ("psycopg",),
    "redis": ("redis",),
}
_WANTED = {
    "cli": "the command needs",
    "tui": "playing in the terminal needs",
    "web": "serving the games needs",
}
_HOW = {"cli": "pip install 'digsite[play]' to play, or 'digsite[cli]' to simulate and study"}


def sentence(module: str) -> str | None:
    """What to install for a module; nothing if no extra brings it."""
    name = module.partition(".")[0]
    for extra, modules in EXTRAS.items():
        if name in modules:
            wants = _WANTED.get(extra, "this needs")
            how = _HOW.get(extra, f"pip install 'digsite[{extra}]'")
            return f"{wants} {name}, which is not installed: {how}"
    return None
