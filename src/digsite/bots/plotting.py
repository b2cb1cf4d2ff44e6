"""Drawings on files, by matplotlib where it is installed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from digsite.core.errors import BadInput

if TYPE_CHECKING:
    from matplotlib.figure import Figure

KINDS = (".svg", ".png", ".pdf")
INK, BRAND, PALE = "#33302b", "#b5651d", "#d9cfc0"


def need_matplotlib(path: str) -> None:
    """Refuse before the work what could not be drawn after it."""
    if Path(path).suffix.lower() not in KINDS:
        raise BadInput(f"{path}: a plot is a file ending in {', '.join(KINDS)}")
    try:
        import matplotlib  # noqa: F401
    except ModuleNotFoundError:
        raise BadInput("plots need matplotlib: pip install 'digsite[arena]'") from None
    _try_to_write(Path(path))


def new_figure(width: float, height: float) -> Figure:
    """An empty drawing, in inches."""
    from matplotlib.figure import Figure

    return Figure(figsize=(width, height), layout="constrained")


def keep(figure: Figure, path: str) -> None:
    """Write a drawing; the same drawing is the same file."""
    import matplotlib

    kind = Path(path).suffix.lower()[1:]
    dated = {"svg": "Date", "png": "Software", "pdf": "CreationDate"}[kind]
    with matplotlib.rc_context({"svg.hashsalt": "digsite", "svg.fonttype": "none"}):
        try:
            figure.savefig(path, metadata={dated: None}, dpi=150)
        except OSError as error:
            raise _unwritable(path, error) from None


def _try_to_write(path: Path) -> None:
    """Open the file without changing it; none is left behind that was not there."""
    new = not path.exists()
    try:
        path.open("ab").close()
    except OSError as error:
        raise _unwritable(path, error) from None
    if new:
        path.unlink()


def _unwritable(path: str | Path, error: OSError) -> BadInput:
    return BadInput(f"{path} cannot be written ({error.strerror})")
