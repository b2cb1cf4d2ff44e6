"""The desks of the office, one per family of requests."""
