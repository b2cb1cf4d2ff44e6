"""Calibration: what a search predicts beside what then happens, and the correction it needs."""
