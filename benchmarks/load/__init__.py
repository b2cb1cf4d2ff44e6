"""The load campaign: many sockets in many matches against a real server, and people who misuse it."""
