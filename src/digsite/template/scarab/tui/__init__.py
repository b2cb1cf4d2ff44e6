"""Scarab in a terminal."""
