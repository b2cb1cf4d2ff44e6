"""Our games beside those of other libraries, all measured in one run: `scripts/bench peers`."""
