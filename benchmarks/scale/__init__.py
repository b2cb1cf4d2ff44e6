"""`scripts/bench scale`: what many players need, reckoned from what was measured."""
