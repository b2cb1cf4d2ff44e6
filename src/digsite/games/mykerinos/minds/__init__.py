"""Who plays Mykerinos: two without search, and what the search and learners need."""
