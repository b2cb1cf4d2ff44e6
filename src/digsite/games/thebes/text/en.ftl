# Thebes: The Tomb Raiders

## Words

source-relics = Relics
source-exhibitions = Exhibitions
source-museums = Museums
source-professors = Professors
source-congresses = Congresses
source-time = Time saved

option-empty-sites = Thief, tomb raiders and scientist may be played on an empty site
option-raiders-decline = Tomb raiders may leave a relic where it is
option-zero-digs = A dig may be made even if it brings no card
option-one-assistant = Only one assistant may join a dig
option-assistant-lifts-cap = An assistant also lets you use more general knowledge

effect-expertise = Expertise in a region
effect-general-knowledge = General knowledge for all regions
effect-congress = A congress
effect-region-permit = A dig with a permit for the region
effect-general-permit = A dig with a general permit
effect-general-excavation = A dig with the action card general excavation
effect-assistant = Assistants on a dig
effect-dig-relic = A relic dug up
effect-dig-rubble = Rubble dug up
effect-thief-relic = A thief who steals a relic
effect-thief-rubble = A thief who finds rubble
effect-tomb-raiders-relic = Tomb raiders who take a relic
effect-tomb-raiders-nothing = Tomb raiders who take nothing
effect-scientist = A scientist
effect-exhibition-1 = An exhibition with one set
effect-exhibition-2 = An exhibition with two sets
effect-exhibition-3 = An exhibition with all three sets
effect-museum = A museum
effect-professor-taken = The professor of a region, taken from the board
effect-professor-lost = The professor of a region, taken from another player
effect-world-specialist = The world specialist

## Offers

offer-take-card = Take card { $space }
offer-take-card-here = { $weeks ->
    [one] Take { $kind }, one week
   *[other] Take { $kind }, { $weeks } weeks
}
offer-take-presentation = Take from the display: { $kind }
offer-take-presentation-here = { $weeks ->
    [one] Take { $kind }, one week, { $points } points
   *[other] Take { $kind }, { $weeks } weeks, { $points } points
}
offer-give-relic = Give away a { $kind }
offer-play-card = Play: { $kind }
offer-play-card-here = { $weeks ->
    [0] Play { $kind }, no time
    [one] Play { $kind }, one week
   *[other] Play { $kind }, { $weeks } weeks
}
offer-look-at = Look at the site in { $region }
offer-raid = Take the { $card }
offer-raid-nothing = Take nothing
offer-dig = Dig in { $region }
offer-dig-here = { $weeks ->
    [one] Dig in { $region } for one week
   *[other] Dig in { $region } for { $weeks } weeks
}
offer-use-permit = Use: { $permit }
offer-use-permit-here = Use { $paper }
offer-send-assistants = { $count ->
    [0] Go without assistants
    [one] Take one assistant along
   *[other] Take { $count } assistants along
}
offer-send-assistants-here = { $count ->
    [0] Go without assistants: knowledge { $knowledge }, at most { $cards } cards
    [one] Take one assistant along: knowledge { $knowledge }, at most { $cards } cards, { $weeks ->
        [one] one week
       *[other] { $weeks } weeks
    } more
   *[other] Take { $count } assistants along: knowledge { $knowledge }, at most { $cards } cards, { $weeks } weeks more
}
offer-dig-for = { $weeks ->
    [one] Dig for one week
   *[other] Dig for { $weeks } weeks
}
offer-dig-for-here = { $weeks ->
    [one] Dig for one week{ $helped ->
        [0] {""}
       *[other] {" "}({ $helped } with assistants)
    }: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
   *[other] Dig for { $weeks } weeks{ $helped ->
        [0] {""}
       *[other] {" "}({ $helped } with assistants)
    }: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
}

## Events

event-pawn-stacked = { $below ->
    [0] { $seat }’s pawn lies at the bottom of the stack.
   *[other] { $seat }’s pawn is put on the stack.
}
event-back-shown = { $back ->
    [green] The next card of the deck has a green back.
   *[other] A card is laid face down on the site in { $back }.
}
event-card-revealed = { $space ->
    [hidden] New on display: { $kind }.
   *[other] New on storage space { $space }: { $kind }.
}
event-turn-began = { $seat } is the furthest back, in week { $week }, and plays.
event-card-taken = { $seat } takes from storage: { $kind }.
event-exhibition-shown = { $sets ->
    [1] { $seat } puts on the { $kind } with the first set: { $vp } points.
    [2] { $seat } puts on the { $kind } with two sets: { $vp } points.
   *[other] { $seat } puts on the { $kind } with all the sets: { $vp } points.
}
event-museum-taken = { $seat } takes the { $kind }: { $vp } points.
event-relic-given = { $seat } gives a { $card } to the museum.
event-professor-moved = { $before_seat ->
    [hidden] { $seat } takes the { $professor }.
   *[other] { $seat } takes the { $professor } away from { $before_seat }.
}
event-pawn-moved = { $below ->
    [0] { $seat } moves from week { $before } to week { $week }.
    [one] { $seat } moves from week { $before } to week { $week }, on top of another pawn.
   *[other] { $seat } moves from week { $before } to week { $week }, on top of { $below } pawns.
}
event-action-played = { $seat } plays: { $kind }.
event-permit-used = { $seat } digs in { $region } and discards: { $permit }.
event-assistants-sent = { $count ->
    [0] { $seat } goes without assistants.
    [one] { $seat } takes one assistant along.
   *[other] { $seat } takes { $count } assistants along.
}
event-dig-began = { $cards ->
    [0] { $seat } digs in { $region } for { $weeks ->
        [one] one week
       *[other] { $weeks } weeks
    } with knowledge { $knowledge }: no card.
    [one] { $seat } digs in { $region } for { $weeks ->
        [one] one week
       *[other] { $weeks } weeks
    } with knowledge { $knowledge }: one card.
   *[other] { $seat } digs in { $region } for { $weeks ->
        [one] one week
       *[other] { $weeks } weeks
    } with knowledge { $knowledge }: { $cards } cards.
}
event-relic-found = { $by ->
    [thief] { $seat }’s thief steals a relic from { $region } worth { $vp }.
   *[dig] { $seat } digs up a relic from { $region } worth { $vp }.
}
event-rubble-found = { $by ->
    [thief] { $seat }’s thief finds only rubble in { $region }.
   *[dig] { $seat } digs up rubble in { $region }.
}
event-rubble-returned = The rubble goes back to the site in { $region }.
event-site-seen = { $cards ->
    [hidden] { $by ->
        [scientist] { $seat }’s scientist looks through the site in { $region }.
       *[tomb_raiders] { $seat }’s tomb raiders look through the site in { $region }.
    }
   *[other] { $by ->
        [scientist] In { $region } lie cards worth { $cards } ({ $seat }’s scientist).
       *[tomb_raiders] In { $region } lie cards worth { $cards } ({ $seat }’s tomb raiders).
    }
}
event-relic-raided = { $seat }’s tomb raiders take a relic from { $region } worth { $vp }.
event-nothing-raided = { $cards ->
    [hidden] { $seat }’s tomb raiders take nothing from { $region }.
   *[other] { $seat }’s tomb raiders find no relic in { $region }.
}
event-scored = { $points ->
    [one] { $source }: { $seat } scores one point.
   *[other] { $source }: { $seat } scores { $points } points.
}
event-game-ended = The game is over. Victory: { $winners }.

## What decides, beforehand

forecast-pawn-lands = { $weeks ->
    [0] No time passes
    [one] Your pawn moves one week, to week { $week }
   *[other] Your pawn moves { $weeks } weeks, to week { $week }
}{ $again ->
    [yes] ; you play again.
   *[no] ; then { $next_seat } plays.
}
forecast-deck-may-end = { $certain ->
    [yes] The deck runs out with this, and the game ends at once.
   *[no] The deck may run out with this, and then the game ends at once.
}
forecast-dig-ahead = Knowledge { $knowledge } in { $region }: { $cards ->
    [one] one card
   *[other] { $cards } cards
} in { $weeks ->
    [one] one week
   *[other] { $weeks } weeks
}, up to { $most } in 12. A card drawn there brings { $points } points on average; { $rubble } % are rubble.
forecast-cards-ahead = { $cards ->
    [one] One card is drawn
   *[other] { $cards } cards are drawn
}: { $points } points on average, no relic at all in { $nothing } %.
forecast-learned = { $cards ->
    [0] { $learned }: { $before } → { $books }.
   *[other] { $learned }: { $before } → { $books }. A dig of 12 weeks there would draw { $cards } cards.
}
forecast-congresses-worth = { $count ->
    [one] Your first congress is worth { $points } at the end.
   *[other] Your { $count } congresses are worth { $points } at the end.
}
forecast-card-does = { $power ->
    [thief] A thief brings you one card of that site, drawn blindly, if it is a relic.
    [tomb_raiders] Tomb raiders search that site and bring you the relic you choose.
    [scientist] A scientist shows you all that lies in one site.
    [assistant] An assistant adds 1 to your knowledge in one dig.
   *[general_excavation] A general excavation is a permit for one dig anywhere.
}
forecast-hand-grows = { $weeks ->
    [0] It goes to your hand; playing it later takes no time.
    [one] It goes to your hand; playing it later takes one week.
   *[other] It goes to your hand; playing it later takes { $weeks } weeks.
}
forecast-relics-spent = You give away relics worth at least { $worth }; the museum brings { $points }.
learned-mesopotamia = Your expertise in Mesopotamia
learned-crete = Your expertise in Crete
learned-egypt = Your expertise in Egypt
learned-greece = Your expertise in Greece
learned-general = Your general knowledge

## Prompts

prompt-stack-pawns = The pawns are being stacked.
prompt-show-back = Cards are being drawn from the deck.
prompt-show-front = A green card is being turned up.
prompt-take-turn = Choose your action: take a card, play an action card, or dig.
prompt-take-turn-ways = { $below ->
    [0] Choose your action: { $ways }.
   *[other] Your pawn is on top, so you play: { $ways }.
}
way-take-card = take a card
way-take-presentation = take from the display
way-play-card = play an action card
way-dig = dig
prompt-give-relic = { $relics ->
    [one] Choose the last relic you give to the museum.
   *[other] Choose the next of the { $relics } relics you give to the museum.
}
prompt-choose-site = Choose the site your scientist looks at.
prompt-see-card = The site in { $region } is being looked through.
prompt-raid = Choose the relic your tomb raiders take from { $region }.
prompt-choose-permit = Choose the permit for your dig in { $region }.
prompt-send-assistants = Choose how many assistants join your dig in { $region }.
prompt-name-weeks = Choose how many weeks you dig in { $region }; your knowledge is { $knowledge }.
prompt-draw-card = Cards are being drawn from the site in { $region }.
prompt-over = The game is over.

waiting-stack-pawns = The pawns are being stacked.
waiting-show-back = Cards are being drawn from the deck.
waiting-show-front = A green card is being turned up.
waiting-take-turn = { $below ->
    [0] { $seat } is choosing an action.
   *[other] { $seat }, whose pawn is on top, is choosing an action.
}
waiting-give-relic = { $relics ->
    [one] { $seat } is choosing the last relic for the museum.
   *[other] { $seat } is choosing the next of { $relics } relics for the museum.
}
waiting-choose-site = { $seat } is choosing a site for the scientist.
waiting-see-card = The site in { $region } is being looked through.
waiting-raid = { $seat } is choosing what the tomb raiders take from { $region }.
waiting-choose-permit = { $seat } is choosing the permit for a dig in { $region }.
waiting-send-assistants = { $seat } is choosing assistants for a dig in { $region }.
waiting-name-weeks = { $seat } is choosing the weeks of a dig in { $region }, with knowledge { $knowledge }.
waiting-draw-card = Cards are being drawn from the site in { $region }.
waiting-over = The game is over.

## Board

board-turn = Turn { $turn }
board-deciding = Deciding: { $player }
board-yours = { $player } (you)
board-none = none
board-week = Week
board-price = { $weeks } wk
board-vp = { $points } VP
board-decimal = { $whole }.{ $tenth }

board-playing = Card: { $kind }
board-giving = { $relics ->
    [one] one relic to give
   *[other] { $relics } relics to give
}
board-digging = Dig in { $region }, knowledge { $knowledge }
board-at-site = { $region }
board-with-assistants = { $count ->
    [one] one assistant
   *[other] { $count } assistants
}
board-for-weeks = { $weeks ->
    [one] one week
   *[other] { $weeks } weeks
}
board-rubble = { $rubble ->
    [one] rubble so far: one card
   *[other] rubble so far: { $rubble } cards
}

board-empty-space = empty
board-exhibitions = Exhibitions:
board-museums = Museums:
board-museum = { $relics } relics
board-nothing-shown = –
board-permits = Your permits:
board-hand = Your action cards:
board-held-permits = Permits of { $player }: { $permits }
board-held-cards = Action cards of { $player }: { $cards }
board-own-relics = Your relics:
board-assistants = Assistants:
board-seen = On the site:

board-sites = Sites
board-empty-site = empty
board-deck = Draw deck: { $cards }
board-world = World specialist
board-professors = Professors
board-column-general = gen
board-column-congress = con
board-column-exhibitions = exh
board-column-museums = mus
board-column-hand = hand
board-column-points = VP
board-points = VP: { $points }

board-dig-weeks = Weeks
board-dig-cards = Cards, knowledge { $knowledge }
board-dig-points = Points on average
board-dig-nothing = % no relic
board-odds = Odds of a dig
board-odds-cards = Cards
board-gone = Action cards out of the game: { $cards }
board-given = Relics in museums: { $cards }

board-key-track = 12 ▲●: week 12, ▲ on top of ●; the leftmost pawn plays next
board-key-cell = 4 3=7: 4 books of expertise, 3 relics worth 7 together
board-key-site = ▒▒▒: cards lie on the site
board-key-professor = (4): free, for whoever has 4 points first
board-key-columns = gen general knowledge, con congresses, exh exhibitions, mus museums, hand cards in hand
board-key-odds = 2.1·30%: 2.1 VP on average, no relic at all in 30 % of such digs

board-pawns = { $count ->
    [one] Week { $week }: { $players }
   *[other] Week { $week }, from the top: { $players }
}
board-storage-empty = Storage space { $number }: empty
board-storage-card = { $weeks ->
    [one] Storage space { $number }: { $kind }, one week
   *[other] Storage space { $number }: { $kind }, { $weeks } weeks
}
board-empty-display = Nothing on display
board-on-display = { $points ->
    [hidden] On display: { $kind }
   *[other] On display: { $kind }, weeks { $weeks }, points { $points }
}
board-site = { $empty ->
    [yes] Site in { $region }: empty
   *[no] Site in { $region }: cards lie there
}
board-professor-free = { $professor }: free, for whoever has { $need } points first
board-professor-held = { $professor }: { $player }
board-player = { $player }: points { $points }, general knowledge { $general }, cards in hand { $hand }
board-expertise = { $player }: expertise { $books } in { $region }
board-relics = { $player }: relics from { $region } worth { $relics }
board-cards = { $player }: open cards { $cards }
board-points-of = { $player }: points from { $points }
board-in-hand = { $weeks ->
    [one] In your hand: { $count } × { $kind }, one week to play
   *[other] In your hand: { $count } × { $kind }, { $weeks } weeks to play
}
board-known-there = Points on the cards you see there: { $cards }
board-known-in = { $region }: points on the cards you have seen there: { $cards }
board-expected-in = { $region }: relics on average, number by points: { $relics }
board-odds-of = { $cards ->
    [one] { $region }, one card: { $points } points on average, nothing in { $chance } % of cases
   *[other] { $region }, { $cards } cards: { $points } points on average, nothing in { $chance } % of cases
}
board-week-brings = { $weeks ->
    [one] Digging one week: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
   *[other] Digging { $weeks } weeks: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
}

## Refusals

refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn: the player furthest back in time plays.

refusal-pawns-come-first = The pawns are being stacked; play starts after that.
refusal-back-comes-first = First we see the back of the top card of the deck.
refusal-front-comes-first = First the green card on top of the deck is turned face up.
refusal-museum-wants-relics = The museum is yours once you have paid for it: hand over { $relics ->
        [one] one more relic
       *[other] { $relics } more relics
    }.
refusal-scientist-wants-a-site = Your scientist is waiting: choose the site to look at.
refusal-looking-comes-first = First the cards on the site are looked through.
refusal-raiders-want-a-relic = Your tomb raiders are waiting in { $region }: choose the relic they take.
refusal-dig-wants-a-permit = Your dig in { $region } has begun: choose the permit you discard for it.
refusal-dig-wants-assistants = Your dig in { $region } has begun: say how many assistants come along.
refusal-dig-wants-weeks = Your dig in { $region } has begun: say how many weeks it lasts.
refusal-drawing-comes-first = First the cards of the dig are drawn.

refusal-only-chance-reveals = Cards and pawns come by chance; you cannot choose them.
refusal-no-museum-taken = Relics are only given away for a museum: take one first.
refusal-no-scientist-sent = Only a scientist looks at a site: play one first.
refusal-no-raiders-sent = Only tomb raiders take what they choose: play them first.
refusal-no-dig-begun = You have not begun a dig: choose its region first.

refusal-no-such-space = There is no such storage space; choose one of the four.
refusal-unknown-card = There is no card called “{ $name }” in this box.
refusal-relics-stay-on-sites = Relics cannot be taken from a site like that; you must dig for them.
refusal-not-a-presentation = Only exhibitions and museums are taken from the display; other cards come from storage.
refusal-not-on-display = This card is not on display, at least not now.
refusal-too-few-relics-to-show = For this exhibition you need at least { $needed } relics from { $region }; you have { $held }.
refusal-too-few-relics-to-give = This museum asks for { $needed } relics; you have { $held }.
refusal-relic-not-yours = You have no relic worth { $vp } from { $region } to give away.

refusal-card-not-in-hand = You have no such card in your hand: { $card }.
refusal-assistant-only-digs = An assistant comes along on a dig: begin the dig, then say so.
refusal-excavation-only-digs = A general excavation is your permit for a dig: begin the dig, then use it.
refusal-site-is-empty = Nothing lies on the site in { $region }, so this table does not let you play it there: { $card }.
refusal-sites-are-empty = Nothing lies on any site, so this table does not let you play it: { $card }.
refusal-not-on-this-site = That card does not lie on the site in { $region }; choose one you see there.
refusal-rubble-stays = Rubble stays where it is: your tomb raiders take a relic from { $region }.
refusal-raiders-must-take = There is a relic here, so your tomb raiders must take one.

refusal-unknown-region = There is no region called “{ $name }”.
refusal-no-permit = You have no permit left that is good for a dig in { $region }.
refusal-no-expertise = You need at least one point of expertise to dig in { $region }; general knowledge does not replace it.
refusal-nothing-buried = Nothing lies on the site in { $region }; there is nothing to dig for yet.
refusal-dig-brings-nothing = With knowledge { $knowledge }, { $weeks ->
        [one] one week does
       *[other] { $weeks } weeks do
    } not bring a single card; you need more of one or the other.
refusal-permit-not-held = You do not hold this permit for { $region }: { $permit }.
refusal-too-few-assistants = { $held ->
        [one] You have only one assistant
       *[other] You have only { $held } assistants
    } in your hand.
refusal-one-assistant-at-most = At this table only one assistant may join a dig.
refusal-weeks-out-of-range = A dig lasts 1 to 12 weeks.

refusal-no-such-pawn = There is no pawn for { $seat }; only players at this table have one.
refusal-pawn-already-stacked = { $seat }’s pawn already lies on the stack.
refusal-back-not-in-deck = No card with this back is left in the deck.
refusal-front-not-in-deck = No such green card is left in the deck.
refusal-card-not-there = This card cannot lie on the site.

## Names

region-mesopotamia = Mesopotamia
region-crete = Crete
region-egypt = Egypt
region-greece = Greece

short-mesopotamia = Mesop.
short-crete = Crete
short-egypt = Egypt
short-greece = Greece
short-general = general

letter-mesopotamia = M
letter-crete = C
letter-egypt = E
letter-greece = G

back-mesopotamia = Mesopotamia
back-crete = Crete
back-egypt = Egypt
back-greece = Greece

professor-mesopotamia = professor of Mesopotamia
professor-crete = professor of Crete
professor-egypt = professor of Egypt
professor-greece = professor of Greece
professor-world = world specialist

paper-mesopotamia = the permit for Mesopotamia
paper-crete = the permit for Crete
paper-egypt = the permit for Egypt
paper-greece = the permit for Greece
paper-general = the general permit
paper-general-excavation = the action card general excavation
permit-region = permit for the region
permit-general = general permit
permit-general-excavation = action card general excavation

card-general-excavation = general excavation
card-thief = thief
card-tomb-raiders = tomb raiders
card-scientist = scientist
card-assistant = assistant

## Cards

kind-congress = congress
kind-action-general-excavation = general excavation
kind-action-thief-mesopotamia = thief in Mesopotamia
kind-action-thief-crete = thief in Crete
kind-action-thief-egypt = thief in Egypt
kind-action-thief-greece = thief in Greece
kind-action-tomb-raiders-mesopotamia = tomb raiders in Mesopotamia
kind-action-tomb-raiders-crete = tomb raiders in Crete
kind-action-tomb-raiders-egypt = tomb raiders in Egypt
kind-action-tomb-raiders-greece = tomb raiders in Greece
kind-action-scientist = scientist
kind-action-assistant = assistant
relic-mesopotamia = relic from Mesopotamia worth { $vp }
relic-crete = relic from Crete worth { $vp }
relic-egypt = relic from Egypt worth { $vp }
relic-greece = relic from Greece worth { $vp }
rubble-mesopotamia = rubble from Mesopotamia
rubble-crete = rubble from Crete
rubble-egypt = rubble from Egypt
rubble-greece = rubble from Greece
expertise-mesopotamia = expertise in Mesopotamia ({ $books })
expertise-crete = expertise in Crete ({ $books })
expertise-egypt = expertise in Egypt ({ $books })
expertise-greece = expertise in Greece ({ $books })
general-knowledge = general knowledge ({ $books })
exhibition = exhibition { $sets }
museum = museum for { $relics ->
    [one] one relic
   *[other] { $relics } relics
}

## Reviews, what a decision cost, and what chance decided

why-relics = of relics
why-exhibitions = of exhibitions
why-museums = of museums
why-professors = of professors
why-congresses = of congresses
why-time = for time
tally-title = Points dug, against what could be expected
tally-each = Turn { $turn }, { $region }, { $weeks ->
    [one] one week
   *[other] { $weeks } weeks
}: { $came } instead of { $expected }
tally-sum = { $seat } dug { $came } points; { $expected } could be expected.
tally-more = { $seat }’s digs found { $points } points more than could be expected.
tally-less = { $seat }’s digs found { $points } points less than could be expected.

## Statistics

study-take-card = Cards taken
study-take-presentation = Exhibitions and museums taken
study-give-relic = Relics given to museums
study-play-card = Action cards played
study-raid = Relics raided
study-dig = Digs
study-assistants = Assistants taken along on a dig
study-dig-weeks = Weeks of a dig
study-dig-knowledge = Knowledge on a dig
study-dig-expertise = Expertise in the region on a dig
