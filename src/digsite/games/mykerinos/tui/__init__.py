"""Mykerinos in a terminal."""
