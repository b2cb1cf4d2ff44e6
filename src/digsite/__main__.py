"""`python -m digsite` is the command `digsite`."""

from digsite.cli import main

main()
