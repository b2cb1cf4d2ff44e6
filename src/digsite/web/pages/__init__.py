"""What a browser loads: the shell of every page, and the files."""
