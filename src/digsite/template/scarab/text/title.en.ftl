title-scarab = Scarab
about-scarab = Everybody hides one scarab, and the best one wins. Keep it, or swap it for another?
