loot-secure = Secure
loot-score = { $points ->
    [one] 1 point
   *[other] { $points } points
}
loot-rooms = { $count ->
    [0] no rooms
    [one] 1 room face down
   *[other] { $count } rooms face down
}
loot-awaken = Awaken
loot-race = The race to { $goal }
loot-no-rooms-yet = No rooms yet. Explore one.
loot-awakens = { $seat } awakens the guardians of { $target }
loot-safe = Safe!
loot-lost = All is lost!
loot-nothing-sleeps = Nothing sleeps here.
loot-amulets-hold = The amulets hold.
loot-guardians-wake = The guardians wake!
loot-discards-title = The discards
loot-discards-text = What lies here cannot be in anybody’s rooms.
loot-older = laid before the last shuffle
loot-rooms-older = { $count ->
    [one] one of them laid before the last shuffle
   *[other] { $count } of them laid before the last shuffle
}
loot-keep-both = Keep both
loot-keep-none = Keep neither
loot-room-odds = Rooms of this colour: guardian { $guardian } %, amulet { $amulet } %, treasures on average { $treasures }

## The lesson

loot-lesson-goal = The first explorer to reach the golden step ends the game. Each treasure is one step.
loot-lesson-turn = On your turn you do one thing: explore a room, secure what you have, or awaken somebody else’s guardians. Without rooms you can only explore.
loot-lesson-backs = A back shows the danger. Green, one dot: few treasures, few guardians. Red, three dots: many of both. Take a card from either pile.
loot-lesson-rooms = These are your rooms. Only you see their fronts; the others see their backs, and can count them.
loot-lesson-guardian = A guardian sleeps in one of your rooms. If somebody awakens you with more guardians than amulets, you lose all your rooms. If you secure in time, nothing happens.
loot-lesson-amulet = An amulet protects you: with as many amulets as guardians you are safe, and even score as if you had secured.
loot-lesson-secure = Secure turns your rooms into points at once and discards them. One more room, or safety now?
loot-lesson-double = Two cards with the same treasure pay double for that treasure. Pairs are worth waiting for.
loot-lesson-awaken = You can awaken the guardians of anybody with rooms. If guardians outnumber amulets, they lose everything and you get the guardians’ bonus; if not, they score. Many red backs are a good sign.
loot-lesson-werewolf = The werewolf draws a card from each pile for you. Keep one, both or neither; kept cards join your rooms.
loot-lesson-end = Somebody comes close. When the goal is reached, all others reveal their rooms and score them too, guardians or not. The furthest then wins.
