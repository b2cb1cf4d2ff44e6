"""What goes wrong in a game that is not compiled, kept until it can be raised.

Compiled loops run without the interpreter lock and cannot hand an exception on. Where they reach
Python (`bridges.py`) it is kept here for its thread, the loop ends when it finds something kept
`here()`, and the call that began the loop raises it with `surface()`.
"""

from __future__ import annotations

from threading import get_ident

try:
    import cython
except ModuleNotFoundError:
    from . import interpreted as cython

waiting = 0  # the threads for which something is kept; so seldom any that loops look here first
_kept: dict[int, BaseException] = {}


def keep(error: BaseException) -> None:
    """Keep the first thing that went wrong in this thread."""
    global waiting
    if not cython.compiled:
        raise error
    _kept.setdefault(get_ident(), error)
    waiting = len(_kept)


def here() -> bool:
    """Whether something went wrong in this thread and was not raised yet."""
    return get_ident() in _kept


def surface() -> None:
    """Raise what was kept for this thread."""
    global waiting
    if waiting:
        error = _kept.pop(get_ident(), None)
        waiting = len(_kept)
        if error is not None:
            raise error
