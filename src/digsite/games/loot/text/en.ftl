# Loot N Run

## What a player may do

offer-explore = Explore a room from the { $pile } pile
offer-explore-here = Explore a { $colour } room from the { $pile } pile
offer-secure = Secure your treasures
offer-secure-here = { $points ->
    [one] Secure your treasures: 1 point
   *[other] Secure your treasures: { $points } points
}
offer-awaken = Awaken the guardians of { $target }
offer-awaken-here = { $rooms ->
    [one] Awaken the guardians of { $target }: 1 room
   *[other] Awaken the guardians of { $target }: { $rooms } rooms
}
offer-keep = Keep { $cards }
offer-keep-here = { $count ->
    [0] Keep no card
    [one] Keep { $front }
   *[other] Keep { $front } and { $other_front }
}

## What happened

event-first-chosen = { $seat } goes first.
event-piles-made = { $reshuffled ->
    [yes] A pile has run out; the rest and the discards are shuffled into new piles: { $left } on the left, { $right } on the right.
   *[no] The rooms are shuffled into two piles: { $left } on the left, { $right } on the right.
}
event-top-shown = A { $colour } back comes to the top of the { $pile } pile.
event-turn-began = { $extra ->
    [yes] { $seat } plays an extra turn.
   *[no] It is { $seat }’s turn.
}
event-turn-skipped = { $seat } can do nothing and is skipped.
event-room-drawn = { $werewolf ->
    [yes] { $card ->
        [hidden] For the werewolf, { $seat } draws a { $colour } room from the { $pile } pile.
       *[other] For the werewolf, { $seat } draws from the { $pile } pile: { $card }.
    }
   *[no] { $card ->
        [hidden] { $seat } explores a { $colour } room from the { $pile } pile.
       *[other] { $seat } explores the { $pile } pile: { $card }.
    }
}
event-secured = { $seat } secures { $cards }.
event-awakened = { $seat } awakens the guardians of { $target }, who { $survived ->
    [yes] is safe
   *[no] loses it all
}: { $guardians ->
    [0] no guardian
    [one] 1 guardian
   *[other] { $guardians } guardians
} and { $amulets ->
    [0] no amulet
    [one] 1 amulet
   *[other] { $amulets } amulets
} among { $cards }.
event-scored = { $source }: { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} and stands at { $total }.
event-werewolf-called = Werewolf: { $seat } draws a card from each pile.
event-cards-kept = { $seat } keeps { $kept }{ $discarded ->
    [nothing] {""}
   *[other] {" "}and discards { $discarded }
}.
event-extra-turn-won = Frank: { $seat } wins an extra turn.
event-goal-reached = { $seat } reaches the goal with { $total } points: the game ends!
event-cards-revealed = { $seat } reveals { $cards }.
event-game-ended = The game is over; victory goes to { $winners }.

## What decides, beforehand

forecast-room-ahead = Of the { $colour } rooms left, { $guardian } % hold a guardian and { $amulet } % an amulet; { $treasures } treasures on average.
forecast-rooms-then = { $lost ->
    [0] Your rooms would be worth { $points }, and an awakening could not take them.
    [100] Your rooms would be worth { $points }, and an awakening would take them.
   *[other] Your rooms would be worth { $points } on average, and an awakening would take them in { $lost } %.
}
forecast-secured-then = { $ends ->
    [yes] +{ $points }: you stand at { $total } of { $goal }: the game ends, and the others still score their rooms.
   *[no] +{ $points }: you stand at { $total } of { $goal }.
}
forecast-awakening-ahead = { $lost ->
    [0] Guardians cannot outnumber amulets: { $target } scores { $points } on average.
    [100] Guardians outnumber amulets: { $target } loses it all.
   *[other] { $lost } %: guardians outnumber amulets, and { $target } loses it all. Otherwise { $target } scores { $points } on average.
}
forecast-spoils-ahead = If they wake, you win: { $mummy ->
    [0] {""}
   *[other] a mummy in { $mummy } % ({ $points } points on average){ $werewolf ->
        [0] {""}
       *[other] {" "}·{" "}
    }
}{ $werewolf ->
    [0] {""}
   *[other] a werewolf (a card from each pile) in { $werewolf } %
}{ $frank ->
    [0] {""}
   *[other] { $mummy ->
        [0] { $werewolf ->
            [0] {""}
           *[other] {" "}·{" "}
        }
       *[other] {" "}·{" "}
    }Frank (an extra turn) in { $frank } %
}.

## What is being decided: to who is asked, and to the others

prompt-choose-first = Choose who goes first.
waiting-choose-first = Chance is picking who goes first.
prompt-split-piles = Choose the pile that gets the extra card.
waiting-split-piles = Chance is picking the pile that gets the extra card.
prompt-show-top = Choose the back on top of the { $pile } pile.
waiting-show-top = Chance is turning up the next back of the { $pile } pile.
prompt-draw-room = Choose the card drawn from the { $pile } pile.
waiting-draw-room = Chance is drawing the top card of the { $pile } pile.
prompt-take-turn = Choose your action: explore, secure or awaken.
prompt-take-turn-ways = Choose your action: { $ways }.
waiting-take-turn = { $seat } is choosing an action: explore, secure or awaken.
prompt-take-extra-turn = Choose the action of your extra turn: explore, secure or awaken.
prompt-take-extra-turn-ways = Choose the action of your extra turn: { $ways }.
way-explore = explore
way-secure = secure
way-awaken = awaken
waiting-take-extra-turn = { $seat } is choosing the action of an extra turn.
prompt-keep-cards = Choose which of the werewolf’s cards you keep.
waiting-keep-cards = { $seat } is choosing which of the werewolf’s cards to keep.
prompt-game-over = The game is over.
waiting-game-over = The game is over.

## Why an action is refused

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

## Where points come from, what guardians and amulets do, rulings

source-secured = Treasures secured
source-survived = Awakening survived
source-mummy = Mummy
source-reveal = Last reveal

effect-mummy = Mummy: the awakener scores the points
effect-werewolf = Werewolf: a card from each pile
effect-frank = Frank: an extra turn
effect-amulet = Amulets: the target is safe

option-awaken-self = You may awaken your own guardians.
option-awaken-empty = You may awaken a player who has no cards.
option-trigger-scores = Whoever brings about the end also scores the cards still in front of them.
option-frank-again = A Frank found in an extra turn gives another extra turn.

## Words

pile-left = left
pile-right = right
colour-green = green
colour-yellow = yellow
colour-red = red
letter-green = G
letter-yellow = Y
letter-red = R
cards-none = no card
cards-left = the left card
cards-right = the right card
cards-both = both cards
kept-none = no card
kept-left = the left card
kept-right = the right card
kept-both = both cards
centre-empty = empty
centre-amulet = amulet
centre-mummy = mummy
centre-werewolf = werewolf
centre-frank = Frank
treasures-chest = chests
treasures-vase = vases
treasures-cup = cups
treasures-sceptre = sceptres
treasures-mask = masks
treasures-ring = rings
treasure-chest = { $count ->
    [one] 1 chest
   *[other] { $count } chests
}
treasure-vase = { $count ->
    [one] 1 vase
   *[other] { $count } vases
}
treasure-cup = { $count ->
    [one] 1 cup
   *[other] { $count } cups
}
treasure-sceptre = { $count ->
    [one] 1 sceptre
   *[other] { $count } sceptres
}
treasure-mask = { $count ->
    [one] 1 mask
   *[other] { $count } masks
}
treasure-ring = { $count ->
    [one] 1 ring
   *[other] { $count } rings
}

## The drawing of the table

board-set-up = Setting up
board-turn = Turn { $turn }
board-plays = { $name } to play
board-extra-turn = extra turn
board-another-turn = another turn follows (Frank)
board-goal = Goal: { $goal }
board-goal-reached = { $name } has reached the goal
board-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-empty = empty
board-you = you
board-your-rooms = Your rooms
board-no-rooms = none
board-worth = securing scores { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-werewolf = Werewolf
board-chooses = { $name } chooses
board-discards = Discards
board-reveals = { $name } reveals:
board-older = small letter: laid before the last shuffle

## The table in sentences

board-tell-set-up = The game is being set up. The goal is { $goal } points.
board-tell-turn = Turn { $turn }: { $name } is to play{ $extra ->
    [yes] , an extra turn
   *[no] {""}
}. The goal is { $goal } points.
board-tell-another-turn = Frank gives { $name } another turn after this one.
board-tell-pile = { $count ->
    [0] The { $pile } pile is empty.
    [one] { $colour ->
        [hidden] The { $pile } pile has 1 card.
       *[other] The { $pile } pile has 1 card; its back is { $colour }.
    }
   *[other] { $colour ->
        [hidden] The { $pile } pile has { $count } cards.
       *[other] The { $pile } pile has { $count } cards; the back on top is { $colour }.
    }
}
board-tell-werewolf = The werewolf’s cards, for { $name }: { $cards }.
board-tell-werewolf-back = a { $colour } one from the { $pile } pile
board-tell-werewolf-front = from the { $pile } pile { $front }
board-tell-player = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $count ->
    [0] no rooms
    [one] 1 room face down ({ $backs })
   *[other] { $count } rooms face down ({ $backs })
}.
board-tell-older = Of these, laid before the last shuffle: { $backs }.
board-backs-green = { $count } green
board-backs-yellow = { $count } yellow
board-backs-red = { $count } red
board-tell-own = Your rooms: { $fronts }.
board-tell-held = { $name } holds: { $fronts }.
board-tell-worth = Securing them scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.
board-tell-no-own = You have no rooms.
board-tell-revealed = Rooms revealed by { $name }: { $fronts }.
board-tell-goal-reached = { $name } has reached the goal of { $goal } points in turn { $turn }.
board-tell-discards = Discards, { $count ->
    [one] 1 card
   *[other] { $count } cards
}: { $fronts }.
board-tell-no-discards = There are no discards.

## Fronts of rooms

room-empty = { $treasures } ({ $colour })
room-amulet = { $treasures } with an amulet ({ $colour })
room-mummy = { $treasures } with a mummy ({ $colour })
room-werewolf = { $treasures } with a werewolf ({ $colour })
room-frank = { $treasures } with Frank ({ $colour })

## Reviews, what a decision cost, and what chance decided

why-secured = of secured treasures
why-survived = of survived awakenings
why-mummy = of mummies
why-reveal = of the last reveal
tally-title = Guardians met, against what could be expected
tally-each = Turn { $turn }: { $came ->
    [0] no guardian
   *[other] a guardian
} (chance of one: { $percent } %)
tally-sum = { $seat } met { $came } guardians; { $expected } could be expected.
tally-more = { $seat } met { $points } guardians more than could be expected.
tally-less = { $seat } met { $points } guardians fewer than could be expected.

## Statistics

study-explore = Rooms explored
study-awaken = Guardians awakened
study-secure = Treasures secured
study-keep = Cards chosen by the werewolf
study-secured-points = Points in hand when securing
study-secured-rooms = Rooms in hand when securing
