loot-secure = Mettre à l’abri
loot-score = { $points ->
    [one] 1 point
   *[other] { $points } points
}
loot-rooms = { $count ->
    [0] aucune salle
    [one] 1 salle face cachée
   *[other] { $count } salles face cachée
}
loot-awaken = Réveiller
loot-race = La course vers { $goal }
loot-no-rooms-yet = Pas encore de salle. Explorez-en une.
loot-awakens = { $seat } réveille les gardiens de { $target }
loot-safe = Sauvé !
loot-lost = Tout est perdu !
loot-nothing-sleeps = Rien ne dort ici.
loot-amulets-hold = Les amulettes tiennent.
loot-guardians-wake = Les gardiens s’éveillent !
loot-discards-title = La défausse
loot-discards-text = Ce qui se trouve ici n’est dans les salles de personne.
loot-older = posée avant le dernier mélange
loot-keep-both = Garder les deux
loot-keep-none = N’en garder aucune
