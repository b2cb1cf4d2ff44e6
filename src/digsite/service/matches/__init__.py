"""Running matches: what is in memory is only a copy of what the store has."""
