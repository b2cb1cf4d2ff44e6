"""Thebes in a terminal."""
