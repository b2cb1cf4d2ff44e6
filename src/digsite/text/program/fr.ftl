list-nothing = rien
list-and = { $first } et { $last }
seat-number = Joueur { $number }
seat-chance = Le hasard
