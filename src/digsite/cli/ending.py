"""How a command ends: at most one line about what is wrong, and a code.

    0    done
    1    something was found wrong: a record that is not sound, a disk that is full
    2    what was given cannot be used
    130  Ctrl-C
    141  who reads the output has read enough (`| head`); nothing is said

Who mends the program sets DIGSITE_TRACEBACK, and sees where an unexpected error came from.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from traceback import extract_tb

from digsite.core.errors import BadInput, DigsiteError

from .extras import sentence

FOUND_WRONG, GIVEN_WRONG, INTERRUPTED, UNREAD = 1, 2, 130, 141
TRACEBACK = "DIGSITE_TRACEBACK"
_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)  # without a file: what is printed to


def ended(work: Callable[[], object]) -> int:
    """Do the work of a command; the exit code, once all that was printed is out."""
    try:
        code = _done(work)
        sys.stdout.flush()
    except BrokenPipeError:
        _print_no_more()
        return UNREAD
    except OSError as error:
        _print_no_more()
        return _say(f"what was printed got lost: {error.strerror or error}")
    return code


def _done(work: Callable[[], object]) -> int:
    try:
        work()
    except SystemExit as left:
        if isinstance(left.__context__, BrokenPipeError):  # Typer's own end of it
            raise left.__context__ from None
        return left.code if isinstance(left.code, int) else 0
    except KeyboardInterrupt:
        return INTERRUPTED
    except BadInput as error:
        from .problems import one_line

        return one_line(error)
    except BrokenPipeError:
        raise
    except OSError as error:
        if error.filename is None and error.errno in _FULL:
            raise
        place = f"{error.filename}: " if error.filename else ""
        return _say(f"{place}{error.strerror or error}")
    except DigsiteError as error:
        return _say(str(error))
    except Exception as error:
        if isinstance(error, ModuleNotFoundError) and (said := sentence(error.name or "")):
            return _say(said, GIVEN_WRONG)
        if os.environ.get(TRACEBACK):
            raise
        return _say(_unexpected(error))
    return 0


def _unexpected(error: Exception) -> str:
    *_, place = extract_tb(error.__traceback__)
    return (
        f"an error of the program, {type(error).__name__}: {error} ({place.filename}, "
        f"line {place.lineno}); {TRACEBACK}=1 shows the way to it"
    )


def _say(text: str, code: int = FOUND_WRONG) -> int:
    from .problems import said

    said(text)
    return code


def _print_no_more() -> None:
    """What is still to be printed goes nowhere, so that Python's own last flush is silent."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
