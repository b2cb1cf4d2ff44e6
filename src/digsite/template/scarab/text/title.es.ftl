title-scarab = Scarab
about-scarab = Cada cual esconde un escarabajo, y gana el mejor. ¿Conservarlo, o cambiarlo por otro?
