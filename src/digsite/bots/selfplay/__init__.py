"""Mass self-play: many games of one kind, cut into chunks for any number of workers."""

from .job import Job
from .running import run

__all__ = ["Job", "run"]
