# Mykerinos

## Names

patron-violet = Lady Violet
patron-lemon = Lord Lemon
patron-brown = Sir Brown
patron-blackmore = Mrs Blackmore
patron-tangerine = Colonel Tangerine

side-left = left
side-right = right

phase-set-up = Setting up
phase-new-season = New season
phase-excavations = Excavations
phase-survey = Survey
phase-ended = Game over

source-parcels = Prestige of parcels
source-exhibition-violet = Exhibition: Lady Violet’s wing
source-exhibition-lemon = Exhibition: Lord Lemon’s wing
source-exhibition-brown = Exhibition: Sir Brown’s wing
source-exhibition-blackmore = Exhibition: Mrs Blackmore’s wing
source-exhibition-tangerine = Exhibition: Colonel Tangerine’s wing
source-sets = Sets of five patrons

effect-violet-excavate = Lady Violet: a cube from the general stock, then a new excavation
effect-violet-extend = Lady Violet: a cube from the general stock, then an extension
effect-lemon-excavate = Lord Lemon: a new excavation on a pyramid
effect-lemon-extend = Lord Lemon: an extension with one cube on a pyramid
effect-brown-museum = Sir Brown: a cube from the personal stock to the Museum
effect-blackmore-excavate = Mrs Blackmore: a new excavation with two cubes
effect-tangerine-extend = Colonel Tangerine: an extension with three cubes
effect-prestige-2 = A parcel worth 2 prestige
effect-prestige-3 = A parcel worth 3 prestige
effect-prestige-5 = The parcel worth 5 prestige, without patron

option-violet-from-empty-stock = Lady Violet may be called on with an empty personal stock
option-keep-neutral-cubes = Unused neutral cubes are kept for the next season
option-decline-cards = The third and the fourth may decline a card
option-third-takes-both = The third may take both cards if nobody is fourth

## Offers

offer-pass = Pass
offer-excavate = { $patron ->
    [hidden] Start a new excavation
   *[other] Call on { $patron }: new excavation
}
offer-extend = { $patron ->
    [hidden] Extend an excavation
   *[other] Call on { $patron }: extension
}
offer-enter-museum = Call on { $patron }: a cube to the Museum
offer-place = Place a cube on { $cell }
offer-book = Book { $room }
offer-take = Take the { $side } card
offer-decline = Take no card
offer-play-neutral = { $move ->
    [excavate] Neutral colour: new excavation
    [extend] Neutral colour: extension
   *[none] No neutral action
}
offer-pick-for-neutral = Give the { $side } card to the neutral colour
offer-excavate-here = { $patron ->
    [hidden] Start a new excavation on { $where }
   *[other] Call on { $patron }: new excavation on { $where }
}
offer-extend-here = { $patron ->
    [hidden] Extend an excavation to { $where }
   *[other] Call on { $patron }: extension to { $where }
}
offer-enter-museum-here = Call on { $patron }: a cube to the Museum, { $room }
offer-play-neutral-here = { $move ->
    [excavate] Neutral colour: new excavation on { $where }
   *[extend] Neutral colour: extension to { $where }
}
offer-take-here = Take { $card }, the { $side } card
offer-pick-for-neutral-here = Give { $card }, the { $side } card, to the neutral colour

## Asked twice

caution-cubes-left = { $cubes ->
    [one] You still have one cube. Whoever passes digs no more this season; the cube stays yours for the next.
   *[other] You still have { $cubes } cubes. Whoever passes digs no more this season; the cubes stay yours for the next.
}
caution-last-cubes-left = { $cubes ->
    [one] You still have one cube, and this is the last season. After you pass it can only break a tie.
   *[other] You still have { $cubes } cubes, and this is the last season. After you pass they can only break a tie.
}

## Events

event-first-appointed = { $seat } is drawn as first player.
event-wing-marked = Wing { $wing } of the Museum is devoted to { $patron }.
event-season-began = Season { $season } begins; { $first } is first player.
event-cubes-taken = { $neutral ->
    [yes] { $cubes ->
        [0] { $seat } finds no neutral cube in the general stock.
        [one] { $seat } takes one neutral cube from the general stock.
       *[other] { $seat } takes { $cubes } neutral cubes from the general stock.
    }
   *[no] { $cubes ->
        [0] { $seat } finds no cube in the general stock.
        [one] { $seat } takes one cube from the general stock.
       *[other] { $seat } takes { $cubes } cubes from the general stock.
    }
}
event-card-laid = A parcel is laid on { $slot }: { $card }.
event-patron-asked = { $move ->
    [excavate] { $seat } calls on { $patron } for a new excavation.
    [extend] { $seat } calls on { $patron } for an extension.
   *[museum] { $seat } calls on { $patron } to enter the Museum.
}
event-cube-placed = { $neutral ->
    [yes] { $seat } places a neutral cube on { $cell }.
   *[no] { $move ->
        [excavate] { $seat } starts an excavation on { $cell }{ $on_pyramid ->
            [yes] , on a pyramid.
           *[no] .
        }
        [extend] { $seat } extends an excavation to { $cell }{ $on_pyramid ->
            [yes] , on a pyramid.
           *[no] .
        }
       *[hidden] { $on_pyramid ->
            [yes] { $seat } places a cube on { $cell }, on a pyramid.
           *[no] { $seat } places a cube on { $cell }.
        }
    }
}
event-passed = { $seat } passes: space { $space } of the passing scale.
event-last-acted = { $seat } has had the last action: space { $space } of the passing scale.
event-neutral-rested = { $seat } makes no neutral action.
event-room-booked = { $stock ->
    [personal] { $seat } puts a cube from the personal stock into { $room }.
   *[general] { $seat } books { $room }.
}
event-area-ranked = Area { $area } is surveyed: { $ranks }.
ranks-item = { $seat ->
    [hidden] neutral ({ $cubes })
   *[other] { $seat } ({ $cubes })
}{ $tied ->
    [yes] {" "}(tie, later on the passing scale)
   *[no] {""}
}
event-card-taken = { $prestige ->
    [0] { $seat } takes a card of { $patron } in area { $area }.
   *[other] { $patron ->
        [hidden] { $seat } takes the card without patron in area { $area } and scores { $prestige }.
       *[other] { $seat } takes a card of { $patron } in area { $area } and scores { $prestige }.
    }
}
event-card-declined = { $seat } takes no card.
event-card-picked = { $seat } gives the neutral colour the { $side } card of area { $area }, which leaves the game: { $card }.
event-card-discarded = The { $side } card of area { $area }, which nobody took, leaves the game: { $card }.
event-cubes-returned = { $seat ->
    [hidden] { $cubes ->
        [one] One neutral cube goes back from area { $area } to the general stock.
       *[other] { $cubes } neutral cubes go back from area { $area } to the general stock.
    }
   *[other] { $cubes ->
        [one] { $seat } puts one cube of area { $area } back into the general stock.
       *[other] { $seat } puts { $cubes } cubes of area { $area } back into the general stock.
    }
}
event-season-ended = Season { $season } is over: the passing scale is emptied, tilted cards are straightened. { $first } will be first player.
event-neutral-returned = { $cubes ->
    [one] { $seat } puts one neutral cube back into the general stock.
   *[other] { $seat } puts { $cubes } neutral cubes back into the general stock.
}
event-wing-scored = { $cards ->
    [0] Wing { $wing }, { $patron }: { $seat } has no card.
    [one] Wing { $wing }, { $patron }: { $seat } has one card, worth { $points }.
   *[other] Wing { $wing }, { $patron }: { $seat } has { $cards } cards worth { $each } each, { $points } together.
}
event-sets-scored = { $sets ->
    [0] { $seat } has no set of five patrons.
    [one] { $seat } has one set of five patrons: { $points } points.
   *[other] { $seat } has { $sets } sets of five patrons: { $points } points.
}
event-game-ended = The game is over. Victory: { $winners }. Final points, in seating order: { $points }.

## Prompts

prompt-draw-first = The first player is being drawn.
prompt-draw-wing = The patron of wing { $wing } of the Museum is being drawn.
prompt-draw-card = The region of season { $season } is being laid out.
prompt-choose-action = Season { $season }: choose your action.
prompt-choose-action-ways = Season { $season }: { $ways }.
way-excavate = start a new excavation
way-extend = extend one
way-enter-museum = call on Sir Brown
way-pass = pass
prompt-choose-last-action = All the others have passed: choose your last action of season { $season }.
prompt-choose-last-action-ways = All the others are done; your last action of season { $season }: { $ways }.
prompt-place-cube = { $cubes ->
    [one] Choose a space for your cube.
   *[other] Choose a space for the next of your { $cubes } cubes.
}
prompt-place-on-pyramid = { $cubes ->
    [one] Choose a pyramid for your cube.
   *[other] Choose a pyramid for the next of your { $cubes } cubes.
}
prompt-choose-room = Choose a room of the Museum for your cube.
prompt-choose-neutral = { $cubes ->
    [one] Choose what the neutral colour does; you hold one neutral cube.
   *[other] Choose what the neutral colour does; you hold { $cubes } neutral cubes.
}
prompt-place-neutral = { $cubes ->
    [one] Choose a space for the neutral cube.
   *[other] Choose a space for the next of { $cubes } neutral cubes.
}
prompt-choose-reward = { $rank ->
    [1] You are first in area { $area }: choose a card or a room in the Museum.
   *[2] You are second in area { $area }: choose a card or a room in the Museum.
}
prompt-choose-leftover = { $rank ->
    [3] You are third in area { $area }: choose among what is left.
   *[4] You are fourth in area { $area }: choose among what is left.
}
prompt-choose-neutral-card = Choose the card of area { $area } that the neutral colour takes out of the game.
prompt-game-over = The game is over.

waiting-draw-first = The first player is being drawn.
waiting-draw-wing = The patron of wing { $wing } of the Museum is being drawn.
waiting-draw-card = The region of season { $season } is being laid out.
waiting-choose-action = Season { $season }: { $seat } is choosing an action.
waiting-choose-last-action = Season { $season }: { $seat } is choosing a last action.
waiting-place-cube = { $cubes ->
    [one] { $seat } is choosing a space for a cube.
   *[other] { $seat } is choosing a space for the next of { $cubes } cubes.
}
waiting-place-on-pyramid = { $cubes ->
    [one] { $seat } is choosing a pyramid for a cube.
   *[other] { $seat } is choosing a pyramid for the next of { $cubes } cubes.
}
waiting-choose-room = { $seat } is choosing a room of the Museum.
waiting-choose-neutral = { $cubes ->
    [one] { $seat } is choosing for the neutral colour, with one neutral cube in hand.
   *[other] { $seat } is choosing for the neutral colour, with { $cubes } neutral cubes in hand.
}
waiting-place-neutral = { $cubes ->
    [one] { $seat } is choosing a space for the neutral cube.
   *[other] { $seat } is choosing a space for the next of { $cubes } neutral cubes.
}
waiting-choose-reward = { $rank ->
    [1] { $seat } is first in area { $area } and is choosing a card or a room in the Museum.
   *[2] { $seat } is second in area { $area } and is choosing a card or a room in the Museum.
}
waiting-choose-leftover = { $rank ->
    [3] { $seat } is third in area { $area } and is choosing among what is left.
   *[4] { $seat } is fourth in area { $area } and is choosing among what is left.
}
waiting-choose-neutral-card = { $seat } is choosing a card of area { $area } for the neutral colour.
waiting-game-over = The game is over.

## Board

board-season = Season { $season }
board-first = First player:
board-deciding = To decide: { $player }
board-survey = { $rank ->
    [1] Area { $area }, first rank
    [2] Area { $area }, second rank
    [3] Area { $area }, third rank
   *[4] Area { $area }, fourth rank
}
board-to-place = { $patron ->
    [hidden] { $neutral ->
        [yes] { $cubes ->
            [one] To place: one neutral cube
           *[other] To place: { $cubes } neutral cubes
        }
       *[no] { $cubes ->
            [one] To place: one cube
           *[other] To place: { $cubes } cubes
        }
    }
   *[other] { $cubes ->
        [one] { $patron }, to place: one cube
       *[other] { $patron }, to place: { $cubes } cubes
    }
}
board-neutral = neutral
board-yours = { $player } (you)
board-points = points
board-prestige = prestige
board-personal = stock
board-general = gen.
board-scale = Passing scale:
board-nobody = nobody
board-key-space = · free space
board-key-pyramid = /^\ pyramid
board-key-cartouche = 2Le cartouche: prestige and patron
board-key-cards = 2/3×5: 3 cards of a patron, 2 of them ready, worth 5 each in the exhibition
board-to-come = Cards to come ({ $cards }):
board-out = Out of the game ({ $cards }):
board-ranking = Ranking in area { $area }: { $ranks }
board-open-spaces = Spaces open to you: { $cells }
board-parcel = { $patron ->
    [hidden] Area { $area }, { $side } card: no patron, prestige { $prestige }, { $pyramids }
   *[other] { $prestige ->
        [0] Area { $area }, { $side } card: { $patron }, { $pyramids }
       *[other] Area { $area }, { $side } card: { $patron }, prestige { $prestige }, { $pyramids }
    }
}
board-pyramids = { $pyramids ->
    [0] no pyramid
    [one] pyramid { $cells }
   *[other] pyramids { $cells }
}
board-cubes = { $cubes ->
    [one] Area { $area }: { $player } has one cube, { $cells }
   *[other] Area { $area }: { $player } has { $cubes } cubes, { $cells }
}
board-wing = Museum, wing { $wing }: { $patron }
board-room = Museum: { $player } is in { $room }
board-free-rooms = Free in the Museum: { $rooms }
board-player = { $player }: points { $points }, prestige { $prestige }, personal stock { $personal }, general stock { $general }
board-neutral-held = { $cubes ->
    [0] { $player } holds no neutral cube
    [one] { $player } holds one neutral cube
   *[other] { $player } holds { $cubes } neutral cubes
}
board-neutral-stock = { $cubes ->
    [0] No neutral cube in the general stock
    [one] One neutral cube in the general stock
   *[other] { $cubes } neutral cubes in the general stock
}
board-cards = { $cards ->
    [one] { $player }: one card of { $patron }, { $ready ->
        [0] not ready
       *[other] ready
    }, worth { $each } in the exhibition
   *[other] { $player }: { $cards } cards of { $patron }, { $ready ->
        [0] none ready
       *[other] { $ready } ready
    }, worth { $each } each in the exhibition
}

## Refusals

refusal-game-over = The game is over; nothing more can be played.
refusal-not-your-turn = It is not your turn.

refusal-first-player-first = First the first player must be drawn.
refusal-markers-first = First each wing of the Museum must get its patron marker.
refusal-region-first = First the cards of the region must be laid out.
refusal-no-such-seat = Nobody sits there; only a player at this table can be first.
refusal-marker-placed = This patron’s marker already lies on a wing; each wing gets another one.
refusal-card-not-in-pile = This card has already been laid; only cards of the pile can come.
refusal-unknown-card = There is no such card in this set of 36.
refusal-first-player-by-lot = The first player is drawn by lot; nobody chooses.
refusal-markers-by-lot = The patron markers are placed by lot; nobody chooses.
refusal-layout-by-lot = Chance lays out the region; nobody chooses a card, its place or its direction.

refusal-choose-action-first = First say what you do: a new excavation, an extension, a patron, or pass.
refusal-one-action-per-turn = You have had your action for this turn; only the neutral colour can still move.
refusal-one-patron-per-turn = You have already tilted a card; one patron per turn is all you get.
refusal-finish-placing = Finish your action first: { $cubes ->
    [one] one more cube must be placed.
   *[other] { $cubes } more cubes must be placed.
}
refusal-finish-brown = Sir Brown is waiting: put your cube into a room of the Museum.
refusal-museum-needs-brown = While you dig, only Sir Brown can take a cube to the Museum.
refusal-cards-in-survey = Cards are handed out in the survey, when everybody has stopped digging.
refusal-excavations-over = The digging is over for this season; now the areas are surveyed.
refusal-no-neutral-colour = There is a neutral colour only with two players.
refusal-own-action-first = Your own action comes first; the neutral colour may move after it.
refusal-choose-neutral-first = First say what the neutral colour does: a new excavation, an extension, or nothing.

refusal-stock-empty = Your personal stock is empty, so all you can do is pass.
refusal-only-neutral-left = You have only neutral cubes left, so all you can do is pass.
refusal-no-free-space = There is no free space left in the region.
refusal-extension-needs-two = An extension takes exactly two cubes, and you do not have two.
refusal-nothing-to-extend = You have no cube in the region yet; start a new excavation first.
refusal-no-space-beside = There is no free space beside any of your cubes.
refusal-no-second-space = There is a space for a first cube beside yours, but none for the second.
refusal-patrons-from-second-season = Patrons help from the second season on, once you have won their cards.
refusal-patron-not-owned = { $patron } cannot help: you have no card of that patron.
refusal-patron-tilted = { $patron } has already helped: all your cards of that patron are tilted until next season.
refusal-violet-stock-empty = With an empty personal stock you cannot call on Lady Violet; you must pass.
refusal-violet-no-cube = Lady Violet cannot help: no cube of your colour is left in the general stock.
refusal-violet-no-move = Even with Lady Violet’s cube there would be no place for this action.
refusal-lemon-no-pyramid = Lord Lemon needs a free pyramid, and there is none left.
refusal-lemon-no-extension = With Lord Lemon you need a pyramid and a free space in a row beside your cubes; there are none.
refusal-blackmore-needs-two = Mrs Blackmore takes exactly two cubes, and you do not have two.
refusal-blackmore-no-pair = Mrs Blackmore needs two free spaces side by side, and there are none.
refusal-tangerine-needs-three = Colonel Tangerine takes exactly three cubes, and you do not have three.
refusal-tangerine-no-chain = Colonel Tangerine needs a chain of three free spaces beside your cubes, and there is none.
refusal-brown-no-room = Sir Brown cannot help: no room of the Museum is open to you.
refusal-neutral-needs-two = A neutral extension takes two neutral cubes, and you do not hold two.
refusal-neutral-nothing-to-extend = There is no neutral cube in the region to extend from.
refusal-neutral-no-extension = There is no place for two more neutral cubes in a row.
refusal-neutral-without-patrons = No patron ever helps the neutral colour.
refusal-neutral-never-museum = The neutral colour never goes to the Museum.

refusal-outside-region = This space is not part of the region; a third line is laid only in season 4.
refusal-space-occupied = There is already a cube on this space; choose a free one.
refusal-pyramid-excavation = A new excavation cannot start on a pyramid; choose a free space without one.
refusal-pyramid-extension = An extension cannot go over a pyramid; choose a free space without one.
refusal-pyramid-blackmore = Mrs Blackmore puts no cube on a pyramid; choose a free space without one.
refusal-pyramid-tangerine = Colonel Tangerine puts no cube on a pyramid; choose a free space without one.
refusal-pyramid-neutral = A neutral cube cannot stand on a pyramid; choose a free space without one.
refusal-lemon-wants-pyramid = With Lord Lemon this cube must stand on a pyramid.
refusal-lemon-second-pyramid = The first cube is not on a pyramid, so with Lord Lemon the second one must be.
refusal-lemon-one-pyramid = Lord Lemon opens one pyramid only; the second cube needs a plain free space.
refusal-diagonal = Spaces that touch only at a corner are not adjacent.
refusal-first-cube-apart = The first cube of an extension must be adjacent to one of your cubes.
refusal-second-cube-apart = The second cube must be adjacent to the cube you have just placed.
refusal-blackmore-apart = Mrs Blackmore’s second cube must be adjacent to the first.
refusal-tangerine-apart = Colonel Tangerine’s cubes form a chain: each one adjacent to the one before.
refusal-neutral-apart = Neutral cubes follow the same rules: this one would not be adjacent where it must be.
refusal-dead-end = From there { $cubes ->
    [one] the next cube would find no place; choose another space.
   *[other] the next { $cubes } cubes would find no place; choose another space.
}

refusal-no-such-room = There is no such room: a 2-room lies only between two neighbouring wings.
refusal-room-occupied = This { $value }-room is already occupied, so it is closed to you.
refusal-room-already-yours = You are already in this room; a room holds one cube.
refusal-first-room-five = Your first cube in the Museum cannot go into a 5-room; choose a 2-room or a 3-room.
refusal-five-not-adjacent = To enter this 5-room you must already be in a 2-room or 3-room next to it.
refusal-first-no-cube = No cube of your colour is left in the general stock, so you must take a card.
refusal-second-no-cube = As second you too need a cube in the general stock to book a room; take a card.

refusal-first-must-choose = As first you must choose: a card or a room in the Museum.
refusal-second-must-choose = As second you must choose: a card or a room in the Museum.
refusal-card-gone = This card has been taken; choose the other one or a room.
refusal-not-for-neutral = This choice is your own; the neutral colour gets a card only when its rank is served.
refusal-third-never-museum = Only the first and the second may go to the Museum.
refusal-leftover-gone = This card is no longer there; only what is left over can be taken.
refusal-must-take = At this table a card that is left over must be taken.
refusal-neutral-card-first = First pick the card that the neutral colour takes out of the game.
refusal-neutral-must-take = The neutral colour must take a card; pick one for it.
refusal-neutral-card-gone = This card has been taken; the neutral colour gets the other one.

## Rooms of the Museum

room-3-violet = Lady Violet’s 3-room
room-5-violet = Lady Violet’s 5-room
room-3-lemon = Lord Lemon’s 3-room
room-5-lemon = Lord Lemon’s 5-room
room-3-brown = Sir Brown’s 3-room
room-5-brown = Sir Brown’s 5-room
room-3-blackmore = Mrs Blackmore’s 3-room
room-5-blackmore = Mrs Blackmore’s 5-room
room-3-tangerine = Colonel Tangerine’s 3-room
room-5-tangerine = Colonel Tangerine’s 5-room
room-2-violet-lemon = the 2-room between Lady Violet and Lord Lemon
room-2-violet-brown = the 2-room between Lady Violet and Sir Brown
room-2-violet-blackmore = the 2-room between Lady Violet and Mrs Blackmore
room-2-violet-tangerine = the 2-room between Lady Violet and Colonel Tangerine
room-2-lemon-violet = the 2-room between Lord Lemon and Lady Violet
room-2-lemon-brown = the 2-room between Lord Lemon and Sir Brown
room-2-lemon-blackmore = the 2-room between Lord Lemon and Mrs Blackmore
room-2-lemon-tangerine = the 2-room between Lord Lemon and Colonel Tangerine
room-2-brown-violet = the 2-room between Sir Brown and Lady Violet
room-2-brown-lemon = the 2-room between Sir Brown and Lord Lemon
room-2-brown-blackmore = the 2-room between Sir Brown and Mrs Blackmore
room-2-brown-tangerine = the 2-room between Sir Brown and Colonel Tangerine
room-2-blackmore-violet = the 2-room between Mrs Blackmore and Lady Violet
room-2-blackmore-lemon = the 2-room between Mrs Blackmore and Lord Lemon
room-2-blackmore-brown = the 2-room between Mrs Blackmore and Sir Brown
room-2-blackmore-tangerine = the 2-room between Mrs Blackmore and Colonel Tangerine
room-2-tangerine-violet = the 2-room between Colonel Tangerine and Lady Violet
room-2-tangerine-lemon = the 2-room between Colonel Tangerine and Lord Lemon
room-2-tangerine-brown = the 2-room between Colonel Tangerine and Sir Brown
room-2-tangerine-blackmore = the 2-room between Colonel Tangerine and Mrs Blackmore

## Cards

card-VIO-1 = Lady Violet
card-VIO-2 = Lady Violet
card-VIO-3 = Lady Violet
card-VIO-4 = Lady Violet
card-VIO-5 = Lady Violet (2)
card-VIO-6 = Lady Violet (2)
card-VIO-7 = Lady Violet (3)
card-LEM-1 = Lord Lemon
card-LEM-2 = Lord Lemon
card-LEM-3 = Lord Lemon
card-LEM-4 = Lord Lemon
card-LEM-5 = Lord Lemon (2)
card-LEM-6 = Lord Lemon (2)
card-LEM-7 = Lord Lemon (3)
card-BRO-1 = Sir Brown
card-BRO-2 = Sir Brown
card-BRO-3 = Sir Brown
card-BRO-4 = Sir Brown
card-BRO-5 = Sir Brown (2)
card-BRO-6 = Sir Brown (2)
card-BRO-7 = Sir Brown (3)
card-BLA-1 = Mrs Blackmore
card-BLA-2 = Mrs Blackmore
card-BLA-3 = Mrs Blackmore
card-BLA-4 = Mrs Blackmore
card-BLA-5 = Mrs Blackmore (2)
card-BLA-6 = Mrs Blackmore (2)
card-BLA-7 = Mrs Blackmore (3)
card-TAN-1 = Colonel Tangerine
card-TAN-2 = Colonel Tangerine
card-TAN-3 = Colonel Tangerine
card-TAN-4 = Colonel Tangerine
card-TAN-5 = Colonel Tangerine (2)
card-TAN-6 = Colonel Tangerine (2)
card-TAN-7 = Colonel Tangerine (3)
card-FREE-1 = a card without patron (5)

## Forecasts

forecast-patron-helps = { $effect }.

## Reviews, what a decision cost, and what chance decided

why-parcels = of prestige on parcels
why-exhibition = of the exhibition
why-sets = of sets of patrons
tally-title = Prestige on the cards laid, against what could be expected
tally-each = Season { $season }: { $came } instead of { $expected }

## Statistics

study-excavate = New excavations
study-extend = Extensions
study-enter-museum = Cubes sent to the Museum
study-take = Cards taken
study-decline = Cards declined
study-pass = Passes
study-book-2 = Rooms with a 2 booked
study-book-3 = Rooms with a 3 booked
study-book-5 = Rooms with a 5 booked
