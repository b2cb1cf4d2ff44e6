## What was wrong with a request

problem-bad-request = The request cannot be read.
problem-no-token = Please say who you are first.
problem-forbidden = This is not yours to do or to see.
problem-strange-origin = This page may not ask here.
problem-not-found = There is nothing here.
problem-not-allowed = This cannot be done here.
problem-stale = The table has moved on.
problem-conflict = This is not possible now.
problem-too-large = This is too large.
problem-wrong-type = This kind of content is not taken here.
problem-invalid = Something is missing or does not fit.
problem-refused = The rules do not allow this.
problem-too-many = Slow down a little, then try again.
problem-not-ready = The server is not ready; try again in a moment.

## Proposals

proposal-undo = { $name } would like to take back the last move.
proposal-abort = { $name } proposes to break off the game.
proposal-rematch = { $name } would like to play again.

## The log

log-undo = { $name } takes the last move back.
log-undo-agreed = The last move is taken back.
log-resign = { $name } resigns.
log-replaced = A bot keeps the seat of { $name }.
log-returned = { $name } is back.
log-aborted = The game is broken off.

## What the office says no to

office-no-hints = This table plays without hints.
office-no-review = A review is made for those who played the game or have an account; finished ones are shown to everybody.
office-no-spectators = Only those who play may look at this table.
office-not-asked = You were not asked.
office-not-owner = Only the person who set up the table can do this.
office-not-seated = You do not sit at this table.
office-not-your-seat = This seat is not yours.
office-kept-for-friend = This seat is kept for a friend; the link that was sent opens it.
office-no-secret = This link has been used or is too old.
office-no-token = Nobody is known by this token.
office-wrong-password = Name or password is wrong.
office-already-resigned = You have already resigned.
office-already-started = The game has already begun.
office-busy = Somebody was faster; please try again.
office-frozen = This game cannot go on; it is kept as it is.
office-has-account = You already have an account.
office-no-account = You have no account here.
office-signed-in = You are logged in to an account. Log out first to go on as somebody else.
office-no-session = This session has already ended.
office-imported = This game was imported and cannot be changed.
office-name-taken = Somebody else already has this name.
office-no-open-seat = All seats are taken.
office-no-undo = There is nothing you can take back.
office-not-over = The game is not over yet.
office-not-running = The game is not running.
office-not-started = The game has not begun yet.
office-not-your-turn = It is not your turn.
office-seat-taken = Somebody already sits there.
office-seats-open = There are still open seats: wait, or let bots take them.
office-settled = This has been settled already.
office-store-in-use = Another server uses the same data.
office-no-match = There is no such table.
office-no-proposal = There is no such proposal.
office-no-seat = There is no such seat.
office-no-version = The game has not come that far.
office-chat = That is a lot of talk; wait a moment.
office-too-many-hints = You have asked for enough hints; wait for the answers first.
office-too-many-reviews = A review of yours is still being made; wait until it is finished.
office-thinkers-busy = The bots have a lot to think about; try again in a while.
office-cards-of-person = Your own card files take up all the room one person has here.
office-cards-of-everybody = Card files take up all the room there is here; play with the cards of the game.
office-crowded = The server has much to do; try again in a moment.
office-guesses = Too many wrong passwords for this account; wait some minutes. Devices that are logged in stay so.
office-no-letters = This server sends no letters.
office-letters = Too many letters today; try again tomorrow.
office-store-closed = The server is being stopped.
office-store-unavailable = The store does not answer; nothing is lost, try again.
office-store-not-empty = There is data already; a backup is restored into an empty store.
office-no-passkey = This passkey is not known here.

## Letters

notice-subject = Your turn at { $title }
notice-text = { $name }, it is your turn at { $title }: { $link }
proof-subject = Is this your address?
proof-text = { $name } would like to get letters from Digsite at this address. If that is you, open this link within two days: { $link } If not, do nothing; no more letters will come.

## Analysing a game

log-begun = From here on it was played at this table.
office-too-many-analyses = More positions are being thought about for you already.
office-position-over = The game is over in this position.
office-still-played = This game is being played at a table just now; no bot says anything about it before it is over.

## Puzzles

office-no-puzzle = There is no such puzzle.
office-no-mistake = This is not one of the mistakes of a finished review.
analysis-seat = Seat { $number }
