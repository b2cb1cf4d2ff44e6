"""The gym: the games in the interfaces people learn with."""
