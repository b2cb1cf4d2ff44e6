mykerinos-region = The region
mykerinos-museum = The Museum
mykerinos-majorities = Majorities
mykerinos-no-patron = no patron
mykerinos-pyramid = pyramid
mykerinos-scale = Passing scale
mykerinos-personal = personal stock
mykerinos-general = general stock
mykerinos-track = Prestige

mykerinos-way = { $cubes ->
    [one] { $offer }: { $where } (one cube)
   *[other] { $offer }: { $where } ({ $cubes } cubes)
}
mykerinos-called = { $power } – choose where
mykerinos-call = Tilt a card of { $patron }
mykerinos-scored = { $points } scored
mykerinos-projected = { $points } if it ended now
mykerinos-final = { $points } final
mykerinos-card = the { $side } card of area { $area }

## The lesson

mykerinos-lesson-goal = After four seasons the most prestige wins. It comes from parcels with a number, from the exhibition in the Museum at the end, and from sets of five patrons.
mykerinos-lesson-region = This is the region. Two parcels side by side, in one frame, make an area. The ribbon of a parcel shows its patron and the prestige it brings at once.
mykerinos-lesson-turn = On your turn you do one thing: start a new excavation with one cube, extend one with two cubes, or pass. Begin with a new excavation: click a free space.
mykerinos-lesson-excavate = One cube goes on any lit space. Pyramids are obstacles, and each space holds a single cube. Click a place you cannot use and the rule tells you why.
mykerinos-lesson-extend = You have a cube in the ground, so you can extend: two cubes, the first beside one of yours, the second beside the first. Click a space beside your cube and say which of the two you mean, or trace the path in one stroke.
mykerinos-lesson-majorities = In each area, what counts is who has the most cubes. Press Majorities to see the count. The first two of an area always get something: second place is often enough.
mykerinos-lesson-stock = These are your cubes: first those you may use this season, then those still in the general stock. What you do not use stays with you, and the last season is the largest.
mykerinos-lesson-pass = Passing is a weapon. Whoever passes earlier stands lower on this scale and wins every tie in the survey. Too early, and the others overtake you in peace.
mykerinos-lesson-last = Everybody else has passed: you have exactly one more action. And you will be first next season.
mykerinos-lesson-survey = The survey: area by area, from the top left. Here you are among the first two. Take a card, which is prestige now and a patron for later, or book a room in the Museum.
mykerinos-lesson-rooms = A room makes each card of its wing’s patron worth 2, 3 or 5 in the exhibition instead of 1. A round room lies between two wings and serves both. Your cube comes from the general stock.
mykerinos-lesson-leftover = The first two have chosen and a card is left: now you may take it. The Museum is closed to the third and the fourth.
mykerinos-lesson-patrons = Cards you won are patrons who help you once each season: Violet lends a cube, Lemon climbs pyramids, Brown goes to the Museum, Blackmore digs with two cubes, Tangerine extends with three. A used card is tilted.
mykerinos-lesson-chain = Colonel Tangerine: three cubes in a chain. Click his card, then trace the whole path in one stroke.
mykerinos-lesson-five = The rooms worth 5 are open to those who already hold a 2-room or 3-room next door. Your own room is a key: look which door it opens.
mykerinos-lesson-sets = Five different patrons make a set worth 5 points. Mind the one you are missing.
mykerinos-lesson-exhibition = The last season, with six areas. When it is over, each of your cards brings what your best room in its patron’s wing is worth, at least 1.

## What the patrons do

mykerinos-power = { $patron }: { $power }
mykerinos-power-violet = one more cube, then a new excavation or an extension
mykerinos-power-lemon = one cube on a pyramid
mykerinos-power-brown = a cube to the Museum
mykerinos-power-blackmore = a new excavation of two cubes
mykerinos-power-tangerine = an extension of three cubes
