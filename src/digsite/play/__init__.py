"""The table: drive a game, keep its journal, show each seat its sight, write it down."""

from .record import Record, Seated, record_text
from .record_reader import parse_record, read_record
from .replay import replay
from .sight import Sight, sight_of
from .study import Node, Study
from .study_reader import study_of
from .study_text import study_text
from .table import Entry, Table

__all__ = [
    "Entry",
    "Node",
    "Record",
    "Seated",
    "Sight",
    "Study",
    "Table",
    "parse_record",
    "read_record",
    "record_text",
    "replay",
    "sight_of",
    "study_of",
    "study_text",
]
