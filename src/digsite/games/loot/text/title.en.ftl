title-loot = Loot N Run
about-loot = Room after room of treasure, and something asleep in the dark. Take one more, or run?
