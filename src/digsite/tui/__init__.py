"""The back door: the games in a terminal, drawn or in plain lines."""
