"""`scripts/bench c`: random play by compiled rules and by the same game written by hand in C."""
