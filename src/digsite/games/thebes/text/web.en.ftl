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
thebes-per-card = { $points } points per card dug
thebes-per-card-title = What a card drawn here is worth on average, rubble counted as nothing
thebes-weeks = Weeks
thebes-cards-drawn = Cards to draw
thebes-no-relic = No relic at all
thebes-relics-found = Relics found
thebes-week = week { $week }
thebes-hand = { $cards } in hand
thebes-relics-worth = { $relics ->
    [0] no relics
    [one] one relic worth { $points }
   *[other] { $relics } relics worth { $points }
}
thebes-general = General knowledge and congresses
thebes-your-hand = Your permits, action cards and relics
thebes-their-hand = What they hold
thebes-permit = permit
thebes-digs = { $cards ->
    [one] { $name } digs in { $region }: one card
   *[other] { $name } digs in { $region }: { $cards } cards
}
thebes-seen = What you know lies here
thebes-looked = What lies in { $region }
thebes-professors = Professors
thebes-presentation = { $card }: weeks { $weeks }; { $points } points.
thebes-sets-met = { $sets ->
    [one] You can show one set: { $weeks } weeks.
   *[other] You can show { $sets } sets: { $weeks } weeks.
}
thebes-earned = { $cards }: { $points } points
thebes-time-saved = Time saved, if it ended now: { $points }
thebes-chance = Chance
thebes-so-far = Card { $drawn } of { $cards } · relics: { $relics }
thebes-dig-with = Dig with:
thebes-take-up = Choose it, then the site to dig.
thebes-permit-general = general permit

## The lesson

thebes-lesson-goal = Whoever has the most points when the deck runs out wins. Points come from relics, exhibitions, museums, professors, congresses and time saved.
thebes-lesson-time = Everything costs weeks. Whoever is furthest back on this track plays next; of pawns on one space, the one on top.
thebes-lesson-turn = On your turn you must do one thing: take a card, play an action card, or dig. Lit places can be chosen; a dark one tells you the rule that shuts it.
thebes-lesson-storage = The clock on a card says how many weeks it costs. Cheap books now, or a strong card for longer? What you take can be used from your next turn on.
thebes-lesson-expertise = To dig in a region you need at least one book about it. Choose one or two regions and read up on them: take their expertise cards.
thebes-lesson-permits = Each dig uses up a permit: one of the region’s own, or a general one for any region. You hold few of them, so make each dig count.
thebes-lesson-dig = You know enough for a real dig. A good one is long and well read: it draws many cards in one go. Choose a lit site and see what the table promises.
thebes-lesson-permit = Choose the permit this dig uses up. Keep the general one for a region where you have none left.
thebes-lesson-assistants = Each assistant adds one point of knowledge to this dig and costs a week.
thebes-lesson-weeks = Choose the weeks: the more of them, the more cards. Below are honest odds from all that you can know: the points to expect, and the chance of each number of relics.
thebes-lesson-rubble = Relics are yours. Rubble goes back, so a site gets poorer with each dig. The signs on a site show what is known to lie there.
thebes-lesson-knowledge = General knowledge counts in every region, but never more of it than your expertise there.
thebes-lesson-again = You landed on somebody else’s space: you are on top and play again. Short moves keep the turn.
thebes-lesson-professors = Four books of a region bring you its professor at once, worth points at the end. Somebody with more books takes it away.
thebes-lesson-actions = You have an action card. Thief and tomb raiders need neither permit nor books; the scientist shows you a site; assistants and general excavation join a dig.
thebes-lesson-exhibitions = For an exhibition you show relics and keep them. The first set alone takes longest, with the second and third it goes faster: the clocks above the sets say how long.
thebes-lesson-museums = A museum wants relics for good. Give your least valuable ones: only their number counts.
thebes-lesson-congress = Congresses are worth more the more you have. One alone is little, a row of them is a plan.
thebes-lesson-end = The deck runs low, and with its last card the game ends at once. Every three weeks you are behind the furthest pawn bring a point, so do not begin a long dig for nothing.
