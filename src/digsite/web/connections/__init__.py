"""How many connections there is room for, and who keeps the server waiting."""
