"""The vocabulary: seats, dice, the state contract, typed records, errors. Knows no game."""
