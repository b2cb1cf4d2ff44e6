loot-secure = Sécuriser
loot-score = { $points ->
    [one] 1 point
   *[other] { $points } points
}
loot-rooms = { $count ->
    [0] aucune salle
    [one] 1 salle face cachée
   *[other] { $count } salles face cachée
}
loot-awaken = Éveiller
loot-race = La course vers { $goal }
loot-no-rooms-yet = Pas encore de salle. Explorez-en une.
loot-awakens = { $seat } éveille les gardiens de { $target }
loot-safe = Sauvé !
loot-lost = Tout est perdu !
loot-nothing-sleeps = Rien ne dort ici.
loot-amulets-hold = Les amulettes tiennent.
loot-guardians-wake = Les gardiens s’éveillent !
loot-discards-title = La défausse
loot-discards-text = Ce qui se trouve ici n’est dans les salles de personne.
loot-older = posée avant le dernier mélange
loot-rooms-older = { $count ->
    [one] dont une posée avant le dernier mélange
   *[other] dont { $count } posées avant le dernier mélange
}
loot-keep-both = Garder les deux
loot-keep-none = N’en garder aucune
loot-room-odds = Salles de cette couleur : gardien { $guardian } %, amulette { $amulet } %, trésors en moyenne { $treasures }

## The lesson

loot-lesson-goal = Le premier explorateur sur la marche dorée met fin à la partie. Chaque trésor vaut une marche.
loot-lesson-turn = À votre tour vous faites une seule chose : explorer une salle, sécuriser ce que vous avez, ou éveiller les gardiens d’un autre. Sans salle, on ne peut qu’explorer.
loot-lesson-backs = Un dos montre le danger. Vert, un point : peu de trésors, peu de gardiens. Rouge, trois points : beaucoup des deux. Prenez une carte de l’une des piles.
loot-lesson-rooms = Voici vos salles. Vous seul en voyez la face ; les autres voient les dos, et savent les compter.
loot-lesson-guardian = Un gardien dort dans une de vos salles. Si quelqu’un vous éveille avec plus de gardiens que d’amulettes, vous perdez toutes vos salles. Si vous sécurisez à temps, rien ne se passe.
loot-lesson-amulet = Une amulette vous protège : avec autant d’amulettes que de gardiens vous êtes sauf, et marquez même comme si vous aviez sécurisé.
loot-lesson-secure = Sécuriser change aussitôt vos salles en points et les défausse. Encore une salle, ou la sûreté ?
loot-lesson-double = Deux cartes au même trésor paient ce trésor double. Les paires valent l’attente.
loot-lesson-awaken = Vous pouvez éveiller les gardiens de quiconque a des salles. S’ils dépassent les amulettes, il perd tout et vous avez le bonus des gardiens ; sinon il marque. Beaucoup de dos rouges sont bon signe.
loot-lesson-werewolf = Le loup-garou pioche pour vous une carte de chaque pile. Gardez-en une, les deux ou aucune ; elles rejoignent vos salles.
loot-lesson-end = Quelqu’un approche. Quand le but est atteint, tous les autres révèlent leurs salles et les marquent aussi, gardiens ou non. Le plus avancé gagne.
