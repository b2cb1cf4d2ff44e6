"""`scripts/bench workers`: one worker and two on the same PostgreSQL, turn about."""
