list-nothing = nada
list-and = { $first } y { $last }
seat-number = Jugador { $number }
seat-chance = El azar
