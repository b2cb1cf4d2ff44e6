"""The command `digsite`: one small module per family of commands."""

from __future__ import annotations

from .app import main

__all__ = ["main"]
