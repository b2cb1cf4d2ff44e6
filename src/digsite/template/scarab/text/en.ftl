## What may be done

offer-deal = Deal a scarab of { $value }
offer-keep = Keep the scarab
offer-swap = Swap the scarab

## What happened

event-dealt = { $value ->
    [hidden] { $seat } draws a scarab.
   *[other] { $seat } draws a scarab of { $value }.
}
event-kept = { $seat } keeps the scarab.
event-swapped = { $seat } swaps a scarab of { $value }.

## What is asked, and of whom

prompt-deal = A scarab is being drawn.
prompt-turn = { $seat }, keep your scarab or swap it.
prompt-over = The game is over.
waiting-deal = A scarab is being drawn.
waiting-turn = { $seat } keeps or swaps.
waiting-over = The game is over.

## Why not

refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-no-swaps-left = You have swapped twice already.
refusal-not-now = That is not what is asked now.
refusal-none-left = No scarab of value { $value } is left in the bag.

## The board

source-scarab = Scarab
board-own = Your scarab
board-unseen = unseen
board-swaps = { $count ->
    [one] { $count } swap
   *[other] { $count } swaps
}
board-gone = Swapped away
