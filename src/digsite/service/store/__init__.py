"""The store: what the office remembers, in SQLite or PostgreSQL by the same code."""

from .store import Store

__all__ = ["Store"]
