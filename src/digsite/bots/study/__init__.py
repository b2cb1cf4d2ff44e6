"""Statistics for the curious: what wins, told by many games between players of one strength."""

from .figures import Figures, figures_of
from .games import Study, played

__all__ = ["Figures", "Study", "figures_of", "played"]
