# Why an action is refused.
refusal-game-over = The game is over: somebody has reached the goal, and the points are counted.
refusal-not-your-turn = It is not your turn; wait until play has come round to you.
refusal-pile-empty = There is no card left in the { $pile } pile; take one from the other pile or do something else.
refusal-nothing-to-secure = You have no face-down card to secure; explore a room first.
refusal-no-such-seat = There is no such explorer here; choose one of the { $seats } at this table.
refusal-own-card-needed = To awaken guardians you need a face-down card of your own; explore a room first.
refusal-target-is-yourself = You cannot awaken your own guardians; choose another explorer, or secure your treasures.
refusal-target-without-cards = This explorer has no face-down card; choose one who has.
refusal-no-werewolf = No werewolf has drawn cards for you; explore, secure or awaken.
refusal-chance-decides = That is for chance to decide; explore, secure or awaken.
refusal-werewolf-waits = The werewolf has drawn cards for you; first say which of them you keep.
refusal-no-card-from-pile = The werewolf found no card in the { $pile } pile, so there is none to keep.
refusal-first-player-wanted = The first player has not been chosen yet; that comes before anything else.
refusal-no-such-first-player = The first player is one of the { $seats } at this table.
refusal-larger-pile-wanted = The number of cards is odd; first decide which of the two piles gets one more.
refusal-top-wanted = First show the back that is now on top of the { $pile } pile.
refusal-colour-not-in-piles = No other { $colour } back is left in the piles; show a colour that is.
refusal-room-wanted = A card is being drawn from the { $pile } pile; first say which one it is.
refusal-no-such-card = There is no such card in this deck; name one of its kinds.
refusal-back-differs = The card drawn has a { $colour } back; name a card of that colour.
refusal-card-not-in-piles = This card is not in the piles any more; name one that is.

# Where points come from.
source-secured = secured treasures
source-survived = survived awakenings
source-mummy = mummies
source-reveal = final reveal

# Words within a sentence.
pile-left = left
pile-right = right
colour-green = green
colour-yellow = yellow
colour-red = red
