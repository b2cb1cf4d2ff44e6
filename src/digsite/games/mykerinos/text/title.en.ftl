title-mykerinos = Mykerinos
about-mykerinos = Four seasons of digging. Spread your archaeologists over the sands, win over the patrons, hang your finds in the museum.
