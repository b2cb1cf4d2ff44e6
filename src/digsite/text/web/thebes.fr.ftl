thebes-track = Piste du temps
thebes-storage = Réserve
thebes-deck = { $cards ->
    [one] une carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
thebes-display = Expositions et musées
thebes-knowledge = { $books ->
    [one] un livre de spécialité
   *[other] { $books } livres de spécialité
}
thebes-books = livres
thebes-per-card = { $points } par carte
thebes-weeks = { $weeks ->
    [one] Fouiller une semaine
   *[other] Fouiller { $weeks } semaines
}
thebes-cards-drawn = Cartes à piocher
thebes-no-relic = Aucune relique
thebes-relics-found = Reliques trouvées
thebes-week = semaine { $week }
thebes-hand = { $cards ->
    [one] une carte en main
   *[other] { $cards } en main
}
thebes-relics-worth = { $relics ->
    [0] aucune relique
    [one] une relique valant { $points }
   *[other] { $relics } reliques valant { $points }
}
thebes-general = Connaissances générales et congrès
thebes-your-hand = Vos permis, cartes action et reliques
thebes-permit = permis
thebes-digs = { $cards ->
    [one] { $name } fouille en { $region } : une carte
   *[other] { $name } fouille en { $region } : { $cards } cartes
}
thebes-seen = Ce que vous savez être ici
thebes-from = dès { $books } livres
thebes-looked = Ce qui se trouve en { $region }
thebes-professors = Professeurs
