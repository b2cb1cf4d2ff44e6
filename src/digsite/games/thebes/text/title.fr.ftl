title-thebes = Thèbes
about-thebes = Europe, 1901. Étudier, voyager, fouiller : le temps est la seule monnaie, et le sable la trouvaille la plus fréquente.
