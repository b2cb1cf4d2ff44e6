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
