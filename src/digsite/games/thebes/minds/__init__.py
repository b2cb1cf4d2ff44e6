"""Who plays Thebes: two without search, and what the search and learners need."""
