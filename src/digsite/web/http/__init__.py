"""One request: who asks, what came in, what goes out, and what is wrong."""
