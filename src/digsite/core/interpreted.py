"""What the rules use of `cython` when they are not compiled and it is not installed."""

from contextlib import nullcontext
from typing import Any, Final

compiled: Final = False
nogil: Final = nullcontext()


def cast(kind: type, value: Any) -> Any:
    return value
