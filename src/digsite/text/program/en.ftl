list-nothing = nothing
list-and = { $first } and { $last }
seat-number = Player { $number }
seat-chance = Chance
