"""Work in chunks, done here, by processes of this machine or by a Ray cluster, with one outcome.

    with hire(workers=8) as workers:
        for result in run_chunks(workers, function, chunks):
            ...

A chunk should be about a second of work, and its result must depend on nothing but the chunk.
"""

from .contract import Workers, WorkersLost
from .hiring import hire
from .inline import Inline
from .running import run_chunks

__all__ = ["Inline", "Workers", "WorkersLost", "hire", "run_chunks"]
