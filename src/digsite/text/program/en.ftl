list-nothing = nothing
list-and = { $first } and { $last }
list-or = { $first } or { $last }
seat-number = Player { $number }
seat-chance = Chance

## The ladder of opponents

rung-porter = Porter
rung-apprentice = Apprentice
rung-surveyor = Surveyor
rung-curator = Curator
rung-professor = Professor
rung-about-porter = Carries your bags and plays whatever comes to hand.
rung-about-apprentice = Knows a few good rules and keeps to them.
rung-about-surveyor = Reckons quickly what each step is worth.
rung-about-curator = Weighs each choice by playing it to the end.
rung-about-professor = Thinks for a moment and forgives little.
rung-tourist = Tourist
rung-volunteer = Volunteer
rung-student = Student
rung-digger = Digger
rung-sketcher = Sketcher
rung-photographer = Photographer
rung-restorer = Restorer
rung-archivist = Archivist
rung-lecturer = Lecturer
rung-scholar = Scholar
rung-about-tourist = Level 1: the gentlest of those that think ahead.
rung-about-volunteer = Level 2, one step above level 1.
rung-about-student = Level 3, one step above level 2.
rung-about-digger = Level 4, one step above level 3.
rung-about-sketcher = Level 5, one step above level 4.
rung-about-photographer = Level 6, one step above level 5.
rung-about-restorer = Level 7, one step above level 6.
rung-about-archivist = Level 8, one step above level 7.
rung-about-lecturer = Level 9, one step above level 8.
rung-about-scholar = Level 10, one step above level 9.

## The command alone

door-title = Digsite: archaeology board games against bots and with friends
door-serve = play in the browser (--lan: friends in your network too)
door-play = play in this terminal
door-help = all the rest: simulate, replay, study, host

## Languages

language-en = English
language-fr = French (français)
language-es = Spanish (español)

## The table

prompt-over = The game is over.
prompt-chance = Cards are being drawn.
prompt-asked = { $name }, it is your turn.
prompt-others = { $name } is choosing.
table-turn = turn { $number }
table-thinking = { $name } is thinking … { $percent }%
table-choices = { $count ->
    [one] One choice
   *[other] { $count } choices
}
table-filtered = { $shown } of { $count }: “{ $text }”
table-nothing-found = Nothing fits “{ $text }”.
table-offer = { $offer }: { $what }
table-no-choices = Nothing to choose just now.
table-log = Log
table-log-start = Start
table-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
table-bot-failed = { $name } could not choose ({ $error }); { $bot } chose instead.
table-saved-not = The game could not be saved: { $reason }.
table-undone = Taken back: { $move }.
table-no-undo = There is nothing to take back: only your own decisions of this turn, and nothing that showed a card.
table-since = Since your last turn
table-since-nothing = Nothing has happened since your last turn.
table-refused = { $reason }  (Enter: read the rule)
table-waiting = Please wait: { $name } is to move.
table-hint = { $bot } would choose: { $move }
table-hint-failed = { $bot } has no tip this time.
table-hint-thinking = { $bot } is looking at your position …
table-type-move = Move:
table-type-filter = Find:
table-left = The game is saved. Go on with: digsite play --resume last
table-not-a-move = “{ $text }” is not a move here; type one of the moves shown, such as { $example }.

## What an action would do

preview-title = Before you choose
preview-points = { $points ->
    [one] { $sign }{ $points } point
   *[other] { $sign }{ $points } points
}
preview-ends-turn = Ends your turn.
preview-goes-on = Your turn goes on; you can take it back.
preview-reveals = This reveals something and cannot be taken back.
preview-odds = On average { $mean } points, between { $low } and { $high }.
preview-confirm = A gamble without a way back. Choose it again to do it.
caution-confirm = Choose it again to do it.
preview-select-first = Select a choice first.

## The curtain between players

curtain-title = { $name }, it is your turn
curtain-text = Hand over the keyboard. The table is hidden until { $name } is ready.
curtain-button = Enter: show me the table

## The tour

tour-welcome = Welcome
tour-welcome-text = You are at a table with archaeologists: bots, or friends at this keyboard. The program knows the rules and only offers what they allow, so you can simply begin.
tour-choose = Your move
tour-choose-text = What you can do is lit on the board and numbered in the list. Take it with the arrows and Enter, with its number, or with the mouse.
tour-ask = When you are not sure
tour-ask-text = p tells what a choice would do, t asks the Professor for a tip, r opens the rule that matters now, and u takes back what revealed nothing.
tour-leave = Whenever you like
tour-leave-text = Every move is saved. Leave with q; “Continue” at the start goes on. The question mark (?) lists all keys, F2 changes the language.
tour-keys = Enter: next · ←: back · Esc: skip
tour-begin = Enter: begin · ←: back

## The start

start-subtitle = Three archaeology board games at your table
start-continue = Continue: { $title } with { $names }
start-when = { $count ->
    [one] { $count } move, { $when }
   *[other] { $count } moves, { $when }
}
start-new = New game
start-saved = Saved games
start-replay = Replay a record
start-rules = Rules
start-language = Language: { $language }
start-quit = Quit
start-keys = ↑↓ choose · Enter go on · Esc back
start-no-saves = There are no saved games yet.
start-file = Record file:
start-finished = finished
start-delete = Del: delete
start-deleted = Deleted.
start-really-delete = Press Del again to delete this game for good.

## A new game

new-title = New game
new-game = Game
new-seat = Seat { $number }
new-friend = Friend { $number }
new-nobody = empty
new-ruling = Ruling
new-language = Language
new-yes = yes
new-no = no
new-begin = Begin
new-keys = ↑↓ row · ←→ change · Enter name or next value · b begin · Esc back
new-name-help = Enter: type another name
new-name-asked = Name:
new-name-bad = A name has 1 to 40 visible characters and no blank at its ends.
new-players = { $title } is for { $low } to { $high } players.
new-about-friend = A friend at the same keyboard; a curtain hides your cards in between.

## The end

end-title = The game is over
end-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
end-player = Player
end-total = Total
end-rematch = Rematch
end-replay = Replay
end-save = Save record
end-look = Look at the table
end-leave = To the start
end-save-as = Save as:
end-saved = Saved: { $file }
save-exists = { $file } exists already; choose another name.
save-failed = { $file } cannot be written: { $reason }

## The replay

replay-title = Replay
replay-at = Entry { $at } of { $count } · turn { $turn }
replay-keys = ←→ entry · PgUp PgDn turn · Home End · g go to turn · v eyes · Esc back
replay-eyes = Eyes: { $name }
replay-spectator = a spectator
replay-go = Go to turn:
replay-bad-turn = There is no turn “{ $text }”; they run from { $low } to { $high }.
replay-after = After { $at } entries: { $text }
replay-choices = { $name } can choose:

## Rules and help

rules-title = Rules of { $title }
rules-keys = ↑↓ scroll · n p clause · / find · Esc back
rules-find = Find or clause:
rules-not-found = “{ $text }” is not in the rulebook.
rules-none = This game has no rulebook.
help-title = Help
help-close = Esc: back
help-keys = Keys
help-arrows = Arrows: move between places on the board, or in the list
help-tab = Tab: from the board to the list and back
help-enter = Enter or Space: take the choice that is marked
help-digits = 1 to 9: take the choice with that number
help-undo = u: take back your last decision of this turn
help-log = l: the whole log
help-since = s: what happened since your last turn
help-preview = p: what the marked choice would do
help-rules = r: the rulebook, at the rule that matters now
help-hint = t: a tip from the Professor
help-filter = /: find in the list of choices
help-type = colon (:): type a move in notation
help-language = F2: another language
help-leave = q: leave; the game is saved
help-mouse = Mouse: click a place or a choice to take it
help-goal = You only ever choose from what the rules allow. Type a move that is not in the list and the program tells you which rule stands against it.

key-take = take
key-undo = undo
key-log = log
key-since = since
key-preview = preview
key-rules = rules
key-hint = tip
key-help = help
key-leave = leave
key-switch = list

## Plain mode

plain-welcome = { $title }: { $names }. Type help to see what you can type.
plain-prompt = { $name }>
plain-choose = Type a number or a move.
plain-position = The table:
plain-happened = What happened:
plain-your-turn = { $name }: { $text }
plain-curtain = It is the turn of { $name }. Press Enter when only { $name } is looking.
plain-no-number = There is no choice { $number }; they run from 1 to { $count }.
plain-empty = Type a number, a move, or help.
plain-unknown = “{ $text }” is neither a move nor a command; type help to see the commands.
plain-too-long = That line is too long to be a move or a command.
plain-save-what = Type save and a file name.
plain-no-argument = { $word } stands alone; type it without anything after it.
plain-result = { $name }: { $points } ({ $sources })
plain-source = { $source } { $points }
plain-bye = The game is saved. Go on with: digsite play --resume last --plain
plain-help-move = A number or a move (such as { $example }): take that choice
plain-help-help = { $words }: this list
plain-help-rules = { $words } [number]: the rulebook, or one rule of it
plain-help-position = { $words }: the table in words
plain-help-choices = { $words }: the choices again
plain-help-log = { $words }: everything that happened so far
plain-help-since = { $words }: what happened since your last turn
plain-help-preview = { $words } NUMBER: what a choice would do
plain-help-undo = { $words }: take back your last decision of this turn
plain-help-save = { $words } FILE: write the game to a file
plain-help-hint = { $words }: a tip from the Professor
plain-help-quit = { $words }: leave; the game is saved
plain-which-game = Which game? Type its number.
plain-which-bot = Against whom? Type a number.
plain-bad-number = Type a number from { $low } to { $high }, not “{ $text }”.
plain-how-many = How many opponents? Type a number from { $low } to { $high }.

# The words that can be typed; several are divided by blanks.
command-help = help h ?
command-rules = rules rule r
command-position = position table pos
command-choices = choices moves
command-log = log
command-since = since
command-preview = preview
command-undo = undo u
command-save = save
command-hint = hint tip
command-quit = quit exit q

## A hint for a recorded position

hint-stepped = After { $at } entries chance acts; here is the next decision.
hint-asked = After { $at } entries { $name } is to choose.
hint-eyes = After { $at } entries, with the eyes of { $name }.
hint-spectator = a spectator
hint-player = Player
hint-wins = Wins
hint-points = Final points
hint-move = Move
hint-word = Notation
hint-visits = Visits
hint-effort = { $iterations } games imagined in { $seconds } s

## What is wrong with something given

error-input = That cannot be understood.
error-os-missing = there is no such file
error-os-forbidden = the system does not allow it
error-os-folder = it is a folder
error-os-full = the disk is full
error-os-read-only = nothing can be written there
error-os-name = the name is too long
error-os-other = the system does not manage it
error-file = { $file } cannot be read: { $reason }.
error-name = { $file } is no name for a file.
error-not-text = { $file } is not a text file.
error-record = { $file } is not a game that can be replayed.
error-record-line = { $file }, line { $line }: this is not a game that can be replayed.
error-record-move = { $file }, line { $line }: this move is not possible. { $why }
error-cards = { $file } is not a card file that fits the game.
error-cards-place = { $file }: { $place } does not fit the game.
error-unknown-game = No game is called “{ $name }”; there are { $known }.
error-seats = { $title } is for { $low } to { $high } players, not { $seats }.
error-too-many = { $players } players do not fit on { $seats } seats.
error-notation = “{ $text }” is not a move.
error-option = There is no such option; they are given as NAME=yes or NAME=no.
error-bot = No bot is called “{ $name }”; there are { $known }.
error-language = There is no language “{ $text }”; there are { $known }.
error-no-game-left = There is no game to go on with.
error-other-game = { $file } is a game of { $found }, not of { $wanted }.
error-which-game = Say which game: digsite play GAME.
error-no-terminal = This is not a terminal; use --plain to play through pipes.

## Analysing a game

analysis-unseen = something unseen
analysis-open = everybody
analysis-at = Place { $place } · seen by { $name } · { $text }
analysis-help = Enter next · b back · o other variation · f first · l last · a number or a move: try it · d draw · t ask the professor · e other eyes · m moves · k MARK · c COMMENT · p make it the main line · x delete · s [FILE] save · ? help · q leave
analysis-keys = ←→ step · ↓ other · a try · d draw · t ask · v eyes · m list · k c say · p x · s
analysis-unsaved = The changes are not saved.
analysis-saved = Saved: { $file }
analysis-name = Say where: s FILE
analysis-title = Analysis
analysis-choose = Try a move
analysis-moves = Moves
analysis-mark = Mark (!! ! !? ?! ? ?? or nothing):
analysis-comment = Comment:
analysis-file = Save as:
analysis-thinking = The professor thinks …
analysis-leave = Esc again leaves without saving.

## Puzzles

puzzle-heading = { $title }, a puzzle rated { $rating }. You are { $name }.
puzzle-heading-day = { $title }, the puzzle of the day, rated { $rating }. You are { $name }.
puzzle-question = One choice wins clearly more often than every other. Which? (its number; Enter to stop)
puzzle-no-number = Give the number of a choice.
puzzle-right = Right! It wins { $best } of 100 games played on from here, the next best { $second }.
puzzle-wrong = Not this time. Better: “{ $choice }”. It wins { $best } of 100 games played on from here, your choice { $own }.
puzzle-theme = What it gains most by: { $theme }.
puzzle-solver = Your rating: { $rating }. Solved: { $solved } of { $tried }; { $streak } in a row.
puzzle-not-counted = You have answered this one before: it does not count.
puzzle-none = There are no puzzles for this game yet.

## Why a decision was worse

why-many = Many small things add up.
why-many-lead = Many things together cost about { $points ->
    [one] { $points } point
   *[other] { $points } points
} of lead.
why-unseen = It cost no points if all play on by plain judgement: what it gave away shows only further ahead.
why-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $of }
why-both = { $one } and { $two }
why-cost = It cost about { $cost }.
why-cost-gained = It cost about { $cost } and gained { $gained }.
why-cost-others = It cost about { $cost }, and { $others ->
    [one] the other player
   *[other] each of the others
} { $points }.
why-cost-gave = It cost about { $cost } and gave { $others ->
    [one] the other player
   *[other] each of the others
} { $points }.
why-cost-gave-gained = It cost about { $cost }, gave { $others ->
    [one] the other player
   *[other] each of the others
} { $points } and gained { $gained }.
why-others = It gave { $others ->
    [one] the other player
   *[other] each of the others
} about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
why-others-gained = It gave { $others ->
    [one] the other player
   *[other] each of the others
} about { $points ->
    [one] { $points } point
   *[other] { $points } points
} and gained { $gained }.

## What another choice would cost

would-many = “{ $choice }” would be worse: many small things add up.
would-many-lead = “{ $choice }” would be worse: many things together cost about { $points ->
    [one] { $points } point
   *[other] { $points } points
} of lead.
would-cost = “{ $choice }” would cost about { $cost }.
would-cost-gained = “{ $choice }” would cost about { $cost } and gain { $gained }.
would-cost-others = “{ $choice }” would cost about { $cost }, and { $others ->
    [one] the other player
   *[other] each of the others
} { $points }.
would-cost-gave = “{ $choice }” would cost about { $cost } and give { $others ->
    [one] the other player
   *[other] each of the others
} { $points }.
would-cost-gave-gained = “{ $choice }” would cost about { $cost }, give { $others ->
    [one] the other player
   *[other] each of the others
} { $points } and gain { $gained }.
would-others = “{ $choice }” would give { $others ->
    [one] the other player
   *[other] each of the others
} about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
would-others-gained = “{ $choice }” would give { $others ->
    [one] the other player
   *[other] each of the others
} about { $points ->
    [one] { $points } point
   *[other] { $points } points
} and gain { $gained }.

## What wins

study-mark = .
study-title = What wins in { $title }, { $seats } players
study-about = { $games } games between { $seats } bots of the strength “{ $bot }” (seed { $seed }, rules { $rules }). ± is half a 95 % interval. What such bots do is not what people do: it tells what pays against players of that strength.
study-seats = Seats
study-seat = seat
study-won = share of the wins
study-points = points
study-first = Who begins has { $won } of the wins; a fair part is { $fair }.
study-winner = The winner has { $points } points, the next { $less } less.
study-length = A game takes { $decisions } decisions, from { $low } to { $high }.
study-lead = The lead changes { $changes } times; who leads alone half-way wins { $won } of the games.
study-sources = Points by source
study-source = source
study-actions = What is done, times per game
study-action = what
study-sizes = How much of it, on average
study-size = what
study-winners = winners
study-others = others
study-ahead = winners ahead by
study-lengths = Decisions per game
study-changes = Lead changes per game
study-bin = { $low } to { $high }
study-games = games
study-figures = The figures as drawings

## Luck in one line

luck-with-or-without = With luck or without, { $seat } was ahead.
luck-without = Without luck { $seat } was ahead.
