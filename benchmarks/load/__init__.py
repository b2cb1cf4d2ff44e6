"""The load campaign: many sockets against a real server, and people who misuse it."""
