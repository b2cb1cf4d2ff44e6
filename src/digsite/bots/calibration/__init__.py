"""Calibration: what a search predicts beside what then happens, and the correction it needs."""

from .correction import PLAIN, Correction, correction_for, fitted
from .reliability import Bin, Reliability, reliability
from .report import Calibration, calibration
from .sampling import Forecast, forecasts

__all__ = [
    "PLAIN",
    "Bin",
    "Calibration",
    "Correction",
    "Forecast",
    "Reliability",
    "calibration",
    "correction_for",
    "fitted",
    "forecasts",
    "reliability",
]
