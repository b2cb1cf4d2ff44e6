"""Loot N Run in a terminal."""
