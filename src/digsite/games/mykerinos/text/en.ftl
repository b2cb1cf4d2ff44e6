# Mykerinos

patron-violet = Lady Violet
patron-lemon = Lord Lemon
patron-brown = Sir Brown
patron-blackmore = Mrs. Blackmore
patron-tangerine = Colonel Tangerine

source-parcels = Prestige of parcels
source-exhibition = Exhibition
source-sets = Sets of five patrons

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
refusal-no-second-space = There is room for a first cube beside yours, but nowhere for the second.
refusal-patrons-from-second-season = Patrons help from the second season on, once you have won their cards.
refusal-patron-not-owned = { $patron } cannot help: you have no card of that patron.
refusal-patron-tilted = { $patron } has already helped: all your cards of that patron are tilted until next season.
refusal-violet-stock-empty = With an empty personal stock you cannot call on Lady Violet; you must pass.
refusal-violet-no-cube = Lady Violet cannot help: no cube of your colour is left in the general stock.
refusal-violet-no-move = Even with Lady Violet’s cube there would be no place for this action.
refusal-lemon-no-pyramid = Lord Lemon needs a free pyramid, and there is none left.
refusal-lemon-no-extension = With Lord Lemon you need a pyramid and a free space in a row beside your cubes; there are none.
refusal-blackmore-needs-two = Mrs. Blackmore takes exactly two cubes, and you do not have two.
refusal-blackmore-no-pair = Mrs. Blackmore needs two free spaces side by side, and there are none.
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
refusal-pyramid-blackmore = Mrs. Blackmore puts no cube on a pyramid; choose a free space without one.
refusal-pyramid-tangerine = Colonel Tangerine puts no cube on a pyramid; choose a free space without one.
refusal-pyramid-neutral = A neutral cube cannot stand on a pyramid; choose a free space without one.
refusal-lemon-wants-pyramid = With Lord Lemon this cube must stand on a pyramid.
refusal-lemon-second-pyramid = The first cube is not on a pyramid, so with Lord Lemon the second one must be.
refusal-lemon-one-pyramid = Lord Lemon opens one pyramid only; the second cube needs a plain free space.
refusal-diagonal = Spaces that touch only at a corner are not adjacent.
refusal-first-cube-apart = The first cube of an extension must be adjacent to one of your cubes.
refusal-second-cube-apart = The second cube must be adjacent to the cube you have just placed.
refusal-blackmore-apart = Mrs. Blackmore’s second cube must be adjacent to the first.
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
