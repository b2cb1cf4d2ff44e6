"""The opponents: seats like any other, who see what their seat sees."""
