# The browser's own words. Rules, moves and events speak through the games' files.

web-language = Language
web-light = Light
web-dark = Dark
web-home = To the start
web-cancel = Cancel
web-done = Done
web-close = Close
web-skip = Skip to the content
web-loading = One moment …

seat-number = Player { $number }
title-mykerinos = Mykerinos
title-thebes = Thebes
title-loot = Loot N Run

## The start

home-title = Three digs, one table
home-subtitle = Archaeology board games in your browser: alone against patient opponents, on one sofa, or with friends far away. No account needed.
home-games = Games
home-play = Play now
home-invite = Invite friends
home-more = Set up a table
home-learn = Learn to play
home-guest = Guest
home-mine = Your games
home-open = Open tables
home-open-none = Nobody is waiting just now. Invite friends, or set up a table and list it.
home-live = Watch
home-live-none = No listed game is being played.
home-replays = Replays
home-replays-text = Every finished game is one readable text file. Open one from your disk.
home-open-record = Open a record
home-players = { $low } to { $high } players
home-cards = The rules are complete. Where the published card lists are not known, the cards are reconstructions, and each record names the list it was played with.
about-mykerinos = Four seasons of digging. Spread your archaeologists over the sands, win over the patrons, hang your finds in the museum.
about-thebes = Europe, 1901. Learn, travel, dig: time is the only money, and sand the most common find.
about-loot = Room after room of treasure, and something asleep in the dark. Take one more, or run?

## Settings

settings-title = Settings
settings-name = Your name
settings-theme = Light or dark
settings-theme-system = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-contrast = High contrast
settings-motion = Animations
settings-sound = Sounds
settings-notify = Tell me when it is my turn
settings-plain-http = Notifications, installing and offline use need a secure address (https). Browsers refuse them on this one; everything else works.

## At the table

match-your-turn = Your turn
match-you = you
match-board = Table
match-people = Players
match-choices = Choices
match-tools = Tools
match-open-seat = open seat
match-away = away
match-watching = { $count ->
    [one] 1 person looks on
   *[other] { $count } people look on
}
match-sending = Sent …
match-do-it = Do it
match-stale = The table had moved on; please look again.
match-read-rule = Read the rule
match-back-to-now = Back to now
match-reconnecting = Reconnecting …
match-missing = There is no such table, or it is not open to you.
match-waiting-for-players = Waiting for players.
tool-undo = Undo
tool-hint = Hint
tool-since = Recap
tool-rules = Rules
tool-log = Log
tool-chat = Chat
tool-more = More
tool-list = List
log-start = Set-up
log-turn = Turn { $turn }
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
clock-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
since-title = Since your last turn
since-nothing = Nothing has happened since your last turn.
hint-thinking = Looking at your position …
hint-weight = How much it was looked at
hint-win = Your chance to win, as a bot sees it: { $percent } %
more-title = More
more-link = Copy the link
more-mute = Mute
more-sound = Sound on
more-carry = Go on on another device
more-notes = Notes
carry-text = Open this link on the other device within a short time; it works once and makes that device yours too.
more-keys = Keys
more-propose-undo = Ask to take back
more-propose-abort = Ask to stop the game
more-resign = Resign
more-review = Review
link-copied = The link is copied.
resign-title = Resign this game?
resign-text = With two players the game ends; with more, a bot plays on for you.
proposal-undo = { $name } asks to take back a move.
proposal-abort = { $name } asks to stop the game.
proposal-rematch = { $name } asks for a rematch.
proposal-yes = Agree
proposal-no = Decline
proposal-waiting = Waiting for the others.
curtain-title = { $name }, it is your turn
curtain-text = Hand over the screen. The table stays hidden until { $name } is ready.
curtain-button = Show me the table
lobby-text = Send this link to your friends. Whoever opens it can take a seat; the game begins when all are taken.
lobby-join = Sit down
lobby-start = Begin now, with bots on the open seats
lobby-here-only = This server can be reached from this machine only. To play with friends, start it with --host 0.0.0.0.

## Keys

keys-title = Keys
keys-digits = 1 to 9: take the choice with that number
keys-arrows = Arrows: from place to place on the board
keys-enter = Enter or Space: take the place that has the focus
keys-board = b: go to the board
keys-undo = u: undo
keys-hint = t: a hint
keys-since = s: what happened since my last turn
keys-rules = r: the rulebook
keys-log = l: the log
keys-chat = c: the chat
keys-all = a: all choices as a list
keys-more = m: more
keys-skip = Space while something moves: skip it
keys-escape = Escape: close, or back to now

## The end

result-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
result-you-won = You have won!
result-winner = winner
result-player = Player
result-total = Total
result-chart = Points over time
result-look = Look at the table
result-rematch = Rematch

## Replay

replay-at = Position { $at } of { $count }
replay-first = To the beginning
replay-back = Back
replay-next = On
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-position = Position
replay-eyes = Seen by
replay-spectator = a spectator
replay-link = Link
replay-save = Save

## The review

review-begin = Review by a bot
review-text = It looks at every decision, knowing only what its player knew.
review-title = Chances to win, in percent
review-progress = { $done } of { $all } decisions
review-mistakes = Turning points
review-none = No decision gave much away.
review-mistake = Turn { $turn }: { $played }. Better: { $better } (+{ $percent } %).

## A table of one's own

new-seats = Who plays
new-seat = Seat { $number }
new-kind-me = You
new-kind-friend = A friend, by the link
new-kind-open = Anybody
new-kind-hotseat = A friend at this screen
new-kind-none = Nobody
new-bot = Bot: { $name }
new-clock = Clock
new-clock-none = No clock
new-clock-quick = 10 minutes each, 10 seconds more per turn
new-clock-calm = 30 minutes each, 30 seconds more per turn
new-clock-days = Three days per turn
new-house = At this table
new-listed = List it on the start page
new-spectators = People with the link may look on
new-hints = Hints from a bot are allowed
new-undo = Taking back
new-undo-turn = freely within one's turn
new-undo-agreed = within one's turn; further back if all agree
new-undo-never = never
new-rulings = Rulings
new-begin = Begin

## The rulebook

rules-find = Find in the rules
rules-not-found = Nothing fits.

## Learning

learn-text = Play a real game against two easy opponents, with a coach who explains each thing when it comes up. Every choice shows what it would do, every refusal names its rule, and hints and undo are free. The whole rulebook is below.
learn-begin = Begin the first game
learn-example = An example
learn-understood = Understood

## The account

account-title = Account
account-text = You can play without one. With an account you find your games on every device; what you play now goes with you.
account-name = Name
account-password = Password
account-password-text = At least eight characters.
account-register = Make an account
account-log-in = Log in
account-log-out = Log out
account-log-in-passkey = Log in with a passkey
account-make-passkey = Add a passkey on this device
account-passkey-made = The passkey is kept.
account-made = Your account is made; your games are with it.
account-welcome = Welcome back.
account-goodbye = You are logged out.
account-kept = Kept.
account-yours = This is { $name }. Your games are here on every device where you log in.
account-contact = E-mail for “your turn”
account-passkeys-plain-http = Passkeys need a secure address (https); browsers refuse them on this one. A password works.
account-passkeys-no-name = Passkeys need an address with a name, such as localhost; this one is only a number. A password works.
account-passkeys-old-browser = This browser has no passkeys. A password works.
