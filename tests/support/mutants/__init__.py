"""Plants faults in the rules, one at a time; who notices? See `scripts/mutants --help`."""
