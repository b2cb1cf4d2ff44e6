## Why not

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

refusal-no-such-pawn = Nobody sits at seat { $seat }.
refusal-pawn-already-stacked = The pawn of seat { $seat } already lies on the stack.
refusal-back-not-in-deck = No card with this back is left in the deck.
refusal-front-not-in-deck = No such green card is left in the deck.
refusal-card-not-there = This card cannot lie on the site.

## Words in them

region-mesopotamia = Mesopotamia
region-crete = Crete
region-egypt = Egypt
region-greece = Greece

card-general_excavation = general excavation
card-thief = thief
card-tomb_raiders = tomb raiders
card-scientist = scientist
card-assistant = assistant

permit-region = permit for the region
permit-general = general permit
permit-general_excavation = action card general excavation

## Where points come from

source-relics = Relics
source-exhibitions = Exhibitions
source-museums = Museums
source-professors = Professors
source-congresses = Congresses
source-time = Time saved
