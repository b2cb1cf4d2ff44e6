"""The table: drive a game, keep its journal, show each seat its sight, write it down."""

from .record import Record, Seated, record_text
from .record_reader import parse_record
from .replay import replay
from .sight import Sight, sight_of
from .table import Entry, Table

__all__ = [
    "Entry",
    "Record",
    "Seated",
    "Sight",
    "Table",
    "parse_record",
    "record_text",
    "replay",
    "sight_of",
]
