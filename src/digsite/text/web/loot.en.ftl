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
loot-keep-both = Keep both
loot-keep-none = Keep neither
