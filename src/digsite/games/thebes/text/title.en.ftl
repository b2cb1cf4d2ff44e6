title-thebes = Thebes
about-thebes = Europe, 1901. Learn, travel, dig: time is the only money, and sand the most common find.
