"""What the routes and the wire say of themselves: for people, machines and the browser."""
