"""Who plays Loot N Run: two without search, and what the search and learners need."""
