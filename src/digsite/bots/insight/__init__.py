"""What a finished game teaches: luck and errors that add up to its result, and why they cost."""

from .contrast import OTHERS, Contrast, Share, contrast
from .explaining import explained
from .luck import Part, Split, Worth, lead, split
from .published import tells_luck
from .reason import Reason, reason_of

__all__ = [
    "OTHERS",
    "Contrast",
    "Part",
    "Reason",
    "Share",
    "Split",
    "Worth",
    "contrast",
    "explained",
    "lead",
    "reason_of",
    "split",
    "tells_luck",
]
