refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-no-swaps-left = You have swapped twice already.
refusal-not-now = That is not what is asked now.
refusal-none-left = No scarab of value { $value } is left in the bag.
