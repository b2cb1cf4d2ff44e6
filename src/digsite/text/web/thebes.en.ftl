thebes-track = Time track
thebes-storage = Storage
thebes-deck = { $cards ->
    [one] one card in the deck
   *[other] { $cards } cards in the deck
}
thebes-display = Exhibitions and museums
thebes-knowledge = { $books ->
    [one] one book of expertise
   *[other] { $books } books of expertise
}
thebes-books = books
thebes-per-card = { $points } a card
thebes-weeks = { $weeks ->
    [one] Dig for one week
   *[other] Dig for { $weeks } weeks
}
thebes-cards-drawn = Cards to draw
thebes-no-relic = No relic at all
thebes-relics-found = Relics found
thebes-week = week { $week }
thebes-hand = { $cards ->
    [one] one card in hand
   *[other] { $cards } in hand
}
thebes-relics-worth = { $relics ->
    [0] no relics
    [one] one relic worth { $points }
   *[other] { $relics } relics worth { $points }
}
thebes-general = General knowledge and congresses
thebes-your-hand = Your permits, action cards and relics
thebes-permit = permit
thebes-digs = { $cards ->
    [one] { $name } digs in { $region }: one card
   *[other] { $name } digs in { $region }: { $cards } cards
}
thebes-seen = What you know lies here
thebes-from = from { $books } books
thebes-looked = What lies in { $region }
thebes-professors = Professors
