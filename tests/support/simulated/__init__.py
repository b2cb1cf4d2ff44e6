"""A world that can be played again: offices, database, bus, bots and people from one seed."""
