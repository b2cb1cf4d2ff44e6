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
home-aborted = Broken off
home-won = { $count ->
    [one] { $names } won
   *[other] { $names } share the victory
}
home-won-you = You won
home-finished = Finished
home-open = Open tables
home-open-none = Nobody is waiting just now. Invite friends, or set up a table and list it.
home-live = Watch
home-live-none = No listed game is being played.
home-replays = Replays
home-replays-text = Every finished game is one readable text file. Open one from your disk.
home-open-record = Open a record
home-players = { $low } to { $high } players
home-cards = The rules are complete. Where the published card lists are not known, the cards are reconstructions, and each record names the list it was played with.

## The tour

tour-welcome = Welcome
tour-welcome-text = Choose a game and “Play now”: you sit down against patient bots at once. “Invite friends” makes a link; whoever opens it takes a seat.
tour-choose = Your move
tour-choose-text = What you can do is lit on the board. Click it; what is not possible tells you which rule stands against it.
tour-ask = When you are not sure
tour-ask-text = “Learn to play” takes you through a first game. At the table, a hint, the rulebook and undo are one key away.
tour-keep = Nothing is lost
tour-keep-text = Every move is kept. Come back to this page to go on, or to look at a finished game again.
tour-label = A short tour
tour-step = { $at } of { $count }
tour-next = Next
tour-skip = Skip
tour-end = Done

## Settings

settings-title = Settings
settings-name = Your name
settings-theme = Light or dark
settings-theme-system = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-contrast = High contrast
settings-motion = Animations
settings-speed = How fast things are shown
settings-speed-slow = slowly
settings-speed-normal = as usual
settings-speed-fast = fast
settings-speed-instant = at once
settings-pace = How others move
settings-pace-slow = step by step, slowly
settings-pace-calm = so that one can follow
settings-pace-instant = as fast as they like
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
match-offline-kept = Offline. Your move is kept and will be sent.
match-offline = Offline. Trying to reach the table …
match-resigned-you = You have resigned. You can look on.
match-resigned = resigned, a bot plays on
match-kept = away, a bot plays on
match-bot = bot
match-here = here
match-watching = { $count ->
    [one] 1 person looks on
   *[other] { $count } people look on
}
match-sending = Sent …
match-move = { $name } has moved
match-move-you = Your move
match-do-it = Do it
match-stale = The table had moved on; please look again.
match-read-rule = Read the rule
match-back-to-now = Back to now
match-missing = There is no such table, or it is not open to you.
match-waiting-for-players = Waiting for players.
tool-undo = Undo
tool-restart = Restart
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
chat-unread = { $count ->
    [one] 1 new line
   *[other] { $count } new lines
}
clock-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
since-title = Since your last turn
since-nothing = Nothing has happened since your last turn.
note-aborted = The game was broken off.
note-returned-you = You are back; the seat is yours again.
note-returned = { $name } is back and plays again.
note-replaced-you = You were away; a bot keeps your seat.
note-replaced = { $name } is away; a bot keeps the seat.
note-resign-you-end = You have resigned: the game is over.
note-resign-you = You have resigned; a bot plays your seat on.
note-resign-end = { $name } has resigned: the game is over.
note-resign = { $name } has resigned; a bot plays the seat on.
note-undo = Taken back: this is where the turn stands now.
news-lost = { $points ->
    [one] −1 point for you.
   *[other] −{ $points } points for you.
}
news-more = { $count ->
    [one] { $names } has acted too.
   *[other] { $names } have acted too.
}
news-won = { $points ->
    [one] +1 point for you.
   *[other] +{ $points } points for you.
}
hint-thinking = Looking at your position …
hint-waiting =
    { $place ->
        [1] The bots are helping others; you are next.
       *[other] The bots are helping others; you are number { $place } in the queue.
    }
hint-weight = How much it was looked at
hint-win = Your chance to win, as a bot sees it: { $percent } %
more-title = More
more-link = Copy the link
more-mute = Mute
more-sound = Sound on
more-carry = Go on on another device
more-notes = Notes
carry-text = Open this link on the other device within a short time; it works once and makes that device yours too.
carry-question = Go on here as { $name }?
carry-question-account = This link logs this browser in to the account { $account }.
carry-question-text = Say yes only if you made this link yourself: whoever made it is this person too.
carry-question-yes = Go on as { $name }
carry-signed-in = You are logged in to an account. Log out first to go on as somebody else.
more-keys = Keys
more-propose-undo = Ask to take back
more-propose-abort = Ask to stop the game
more-resign = Resign
more-review = Review
link-copied = The link is copied.
resign-title = Resign this game?
resign-text-end = The game ends at once, and the other player wins.
resign-text-bot = A bot plays your seat on for the others, and you are ranked last. You can look on.
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
lobby-begun = This game does not begin at its start: it goes on from a position somebody chose.
lobby-join = Sit down
lobby-kept = kept for a friend
lobby-start = Begin now, with bots on the open seats
lobby-here-only = This server can be reached from this machine only. To play with friends, start it with --lan.

## Keys

keys-title = Keys
keys-digits = 1 to 9: take the choice with that number; 0: what ends your part, such as passing
keys-arrows = Arrows: from place to place on the board
keys-enter = Enter or Space: take the place that has the focus
keys-board = b: go to the board
keys-undo = u: undo
keys-restart = U: restart my turn
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
replay-review = Review
replay-turning-back = To the turning point before (<)
replay-turning-next = To the next turning point (>)
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
review-best = Looked best, with the chances to win:
review-summary = Decisions by player
review-decided = { $best } best, { $fine } fine, { $doubtful } doubtful, { $mistakes ->
        [one] { $mistakes } mistake
       *[other] { $mistakes } mistakes
    }, { $blunders ->
        [one] { $blunders } blunder
       *[other] { $blunders } blunders
    }; a decision gave away { $percent } % of a win on average.
review-again = Judge again with the better bot

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
account-contact-asked = { $address } is not confirmed yet. Open the link in the letter that goes there; nothing else is sent before.
account-contact-again = Send the letter again
account-contact-proved = Your address is confirmed.
account-passkeys-plain-http = Passkeys need a secure address (https); browsers refuse them on this one. A password works.
account-passkeys-no-name = Passkeys need an address with a name, such as localhost; this one is only a number. A password works.
account-passkeys-old-browser = This browser has no passkeys. A password works.
sessions-title = Where you are logged in
sessions-this = this device
sessions-used = last used { $used }
sessions-unknown = Unknown device
sessions-end = Log out there
sessions-end-one = Log out there: { $device }
sessions-end-others = Log out everywhere else
passkeys-title = Your passkeys
passkeys-none = There is none yet.
passkeys-made = made { $made }
passkeys-made-used = made { $made }, last used { $used }
passkeys-remove = Remove
passkeys-remove-one = Remove the passkey: { $device }
passkeys-remove-text = It will not open your account any more, and you will be logged out everywhere else.
passkeys-remove-passkey = Remove with a passkey
passkeys-removed = The passkey is removed.
password-title = Change the password
password-old = Old password
password-new = New password
password-text = At least eight characters. You are logged out everywhere else.
password-passkeys = Your passkeys keep working; they are listed above. Remove those that are not yours.
password-change = Change it
password-changed = The password is changed.
delete-title = Delete the account
delete-text = This cannot be taken back. You leave open tables, bots play your running games on, and your name disappears; the records of finished games stay.
delete-yes = Delete for ever
delete-passkey = Delete with a passkey
delete-done = The account is deleted.

## The analysis board

replay-analyse = Analyse
note-begun = The game goes on from a given position.
analyse-title = Analysis board
analyse-text = Step through any game, try other moves, let a bot judge them, write down what you think. Games on this server are opened from their replay once they are over.
analyse-record = A game that was played
analyse-paste = Paste the text of a record here
analyse-new = A new game
analyse-begin = Analyse
analyse-another = Open
analyse-moves = Moves
analyse-variation = Variation
analyse-remarks = Comment, marks, variations
analyse-mark = Mark of this move
analyse-comment = Comment on this move
analyse-promote = Make it the main line
analyse-remove = Delete
analyse-open = everybody
analyse-others-turn = Somebody else decides here. Seen by everybody, you decide for all.
analyse-deal = Draw
analyse-outcomes = Choose what is drawn
analyse-on = Play on
analyse-play-on = Play on from here
analyse-engine = What a bot thinks
analyse-engine-start = Ask the professor
analyse-engine-stop = Stop
analyse-engine-text = The chances to win: of all players, and of the one who decides after each of the best moves, as far as the one who looks can know. The professor’s own choice comes first; points ahead count for it too.
analyse-limit = Limit
analyse-seconds = { $seconds } s
analyse-iterations = { $iterations } tries
analyse-chances = Chances to win
analyse-points = { $points } pts
analyse-lines = Best moves; a click plays one
analyse-effort = Tried { $iterations } times.
mark-brilliant = brilliant move
mark-good = good move
mark-interesting = interesting move
mark-doubtful = doubtful move
mark-mistake = mistake
mark-blunder = blunder
play-on-open = The cards lie as they lay in this game, also those that you have just looked at.
play-on-eyes = What { $name } did not know is dealt again; everything { $name } knew stays as it was.
analyse-players = Players

## Puzzles

home-puzzles = Puzzles
puzzle-title = Puzzles
puzzle-one = Puzzle
puzzle-of-day = Puzzle of the day
puzzle-rating = rated { $rating }
puzzle-task = You are { $name }. One choice wins clearly more often than every other. Which?
puzzle-not-offered = That cannot be chosen here.
puzzle-right = Right!
puzzle-wrong = Not this time.
puzzle-why-right = Your choice wins { $best } of 100 games played on from here, the next best { $second }.
puzzle-why-wrong = Better: “{ $choice }”. It wins { $best } of 100 games played on from here, your choice { $own }.
puzzle-theme = What it gains most by: { $theme }.
puzzle-theme-many = It gains by many small things.
puzzle-not-counted = You have answered this one before: it does not count.
puzzle-worths = Games won out of 100, by choice
puzzle-best = best
puzzle-yours = yours
puzzle-next = Next puzzle
puzzle-own-rating = Your rating
puzzle-solved = Solved
puzzle-streak = In a row
puzzle-longest = Longest
puzzle-about = Found in games between professors, from what this player knows. Each solution stood up to searches and to full games of another player; the harder a search finds it, the higher the rating.
puzzle-none = There are no puzzles for this game yet.

## Learn from mistakes

mistake-begin = Learn from mistakes
mistake-title = Learn from mistakes
mistake-task = { $name }, what you did here gave away { $loss } of 100 games. Find something better.
mistake-progress = { $right } of { $count } found. Everything that gives away at most 2 of 100 games is right.
mistake-line = Turn { $turn }: { $loss } of 100 games
mistake-wrong = “{ $choice }” gives away { $loss } of 100 games.
mistake-best = Best: “{ $best }”. You had played “{ $played }”, which gave away { $loss }.
mistake-next = Next
mistake-again = Try again
mistake-back = Back to the game
mistake-none = There is nothing to learn from here: no review is finished, or it found no clear mistake.

## The review by player, luck and errors

review-accuracy = { $percent } % of { $count } decisions were as good as any.
review-phases = Given away by a decision, on average: in the beginning { $first } %, in the middle { $second } %, in the end { $third } %.
review-costliest = Cost most:
review-at = Turn { $turn }: { $percent } %
review-sources = Where the points came from
review-winners = Winners
review-usual = Winners: the mean of { $games } games of { $seats } bots of one strength ({ $bot }).
luck-title = Luck and errors, in points ahead of the mean
luck-title-plain = What chance did
luck-whose = Whose
luck-start = At the start
luck-luck = Luck
luck-own = Own errors
luck-given = Errors of the others
luck-rest = Cannot be told
luck-result = Result
luck-each = One by one ({ $count })
luck-text = Luck is what came against the mean of what could have come; an error is what a decision gave away against the best one, in the same worlds. What is left, this reckoning cannot tell: plans that worked out, cards others held.
luck-unjudged = Luck is what came against the mean of what could have come. Errors are told apart when the review is done.

## What wins

study-link = What wins, in figures
study-players = Players
study-missing = There are no figures of this game.
