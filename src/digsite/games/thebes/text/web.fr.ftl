thebes-track = Piste du temps
thebes-storage = Stockage
thebes-deck = { $cards ->
    [one] une carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
thebes-display = Expositions et musées
thebes-knowledge = { $books ->
    [one] un livre d’Expertise
   *[other] { $books } livres d’Expertise
}
thebes-per-card = { $points } points par carte tirée
thebes-per-card-title = Ce que vaut en moyenne une carte tirée ici, les gravats comptant pour rien
thebes-weeks = Semaines
thebes-cards-drawn = Cartes à piocher
thebes-no-relic = Aucune relique
thebes-relics-found = Reliques trouvées
thebes-week = semaine { $week }
thebes-hand = { $cards } en main
thebes-relics-worth = { $relics ->
    [0] aucune relique
    [one] une relique valant { $points }
   *[other] { $relics } reliques valant { $points }
}
thebes-general = Savoir général et congrès
thebes-your-hand = Vos permis, cartes action et reliques
thebes-their-hand = Ce que ce joueur a en main
thebes-permit = permis
thebes-digs = { $cards ->
    [one] { $name } fouille en { $region } : une carte
   *[other] { $name } fouille en { $region } : { $cards } cartes
}
thebes-seen = Ce que vous savez être ici
thebes-looked = Ce qui se trouve en { $region }
thebes-professors = Professeurs
thebes-presentation = { $card } : semaines { $weeks } ; { $points } points.
thebes-sets-met = { $sets ->
    [one] Vous pouvez montrer une série : { $weeks } semaines.
   *[other] Vous pouvez montrer { $sets } séries : { $weeks } semaines.
}
thebes-earned = { $cards } : { $points } points
thebes-time-saved = Temps gagné, si tout finissait maintenant : { $points }
thebes-chance = Chances
thebes-so-far = Carte { $drawn } sur { $cards } · reliques : { $relics }
thebes-dig-with = Fouiller avec :
thebes-take-up = Choisissez-la, puis le site à fouiller.
thebes-permit-general = permis général

## The lesson

thebes-lesson-goal = Qui a le plus de points quand la pioche est vide gagne. Les points viennent des reliques, expositions, musées, professeurs, congrès et du temps gagné.
thebes-lesson-time = Tout coûte des semaines. Le plus en arrière sur cette piste joue ; si plusieurs pions partagent la case, celui du dessus.
thebes-lesson-turn = À votre tour vous devez faire une chose : prendre une carte, jouer une carte Action, ou fouiller. Les places éclairées peuvent être choisies ; une place sombre vous dit la règle qui la ferme.
thebes-lesson-storage = L’horloge d’une carte dit combien de semaines elle coûte. Des livres à bas prix, ou une carte forte plus longue ? Ce que vous prenez sert dès votre prochain tour.
thebes-lesson-expertise = Pour fouiller une région il faut au moins un livre sur elle. Choisissez une ou deux régions et instruisez-vous : prenez leurs cartes d’expertise.
thebes-lesson-permits = Chaque fouille use un permis : celui de la région, ou un général pour n’importe laquelle. Vous en avez peu, que chaque fouille compte.
thebes-lesson-dig = Vous en savez assez pour une vraie fouille. Une bonne fouille est longue et savante : elle pioche beaucoup de cartes d’un coup. Choisissez un site éclairé et voyez ce que promet la table.
thebes-lesson-permit = Choisissez le permis que cette fouille use. Gardez le général pour une région où vous n’en avez plus.
thebes-lesson-assistants = Chaque assistant ajoute un point de savoir à cette fouille et coûte une semaine.
thebes-lesson-weeks = Choisissez les semaines : plus il y en a, plus de cartes. Dessous, des chances honnêtes, de tout ce que vous pouvez savoir : les points à attendre et la probabilité de chaque nombre de reliques.
thebes-lesson-rubble = Les reliques sont à vous. Les gravats retournent au site, qui s’appauvrit à chaque fouille. Les signes sur un site montrent ce qu’on sait s’y trouver.
thebes-lesson-knowledge = Le savoir général compte dans toutes les régions, mais jamais plus que votre expertise sur place.
thebes-lesson-again = Vous êtes arrivé sur la case d’un autre : vous êtes au-dessus et rejouez. Les petits pas gardent la main.
thebes-lesson-professors = Quatre livres d’une région vous donnent aussitôt son professeur, qui vaut des points à la fin. Qui a plus de livres vous le prend.
thebes-lesson-actions = Vous avez une carte Action. Voleur et pilleurs n’ont besoin ni de permis ni de livres ; le savant vous montre un site ; assistants et fouilles générales rejoignent une fouille.
thebes-lesson-exhibitions = Pour une exposition on montre des reliques et on les garde. La première série seule prend le plus de temps, avec la deuxième et la troisième cela va plus vite : les horloges au-dessus des séries le disent.
thebes-lesson-museums = Un musée veut des reliques pour de bon. Donnez les moins précieuses : seul leur nombre compte.
thebes-lesson-congress = Les congrès valent d’autant plus qu’on en a. Un seul est peu, une rangée est un plan.
thebes-lesson-end = La pioche s’épuise, et avec sa dernière carte la partie finit aussitôt. Chaque trois semaines de retard sur le pion le plus avancé rapportent un point : ne commencez pas une longue fouille pour rien.
