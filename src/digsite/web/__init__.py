"""The front door: routes, sockets, wire types, and the pages in static/."""
