"""One socket: who may come in, what it watches, and what waits to be sent."""
