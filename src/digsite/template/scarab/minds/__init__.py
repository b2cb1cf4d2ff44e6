"""What a learner may know of Scarab."""
