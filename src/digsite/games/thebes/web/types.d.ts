// Made by scripts/types from the types of the server: change those, and make it again.

export type Public = {
  turn: number;
  asked: "choose_permit" | "choose_site" | "draw_card" | "give_relic" | "name_weeks" | "over" | "raid" | "see_card" | "send_assistants" | "show_back" | "show_front" | "stack_pawns" | "take_turn";
  actor: number;
  deck: number;
  top_is_green: boolean;
  storage: (string | null)[];
  display: Record<string, number>;
  professors: Record<"crete" | "egypt" | "greece" | "mesopotamia" | "world", number | null>;
  empty_sites: ("crete" | "egypt" | "greece" | "mesopotamia")[];
  players: Player[];
  doing: Doing;
  cards_gone: Record<string, number>;
  relics_gone: Record<string, number>;
};

/** What lies open before a player; of the hand only how many cards it has. */
export type Player = {
  seat: number;
  week: number;
  below: number;
  expertise: Record<"crete" | "egypt" | "greece" | "mesopotamia", number>;
  general_knowledge: number;
  cards: Record<string, number>;
  relics: Record<string, number>;
  hand: number;
  points: Record<string, number>;
  total: number;
};

/** The action of the turn, as far as it is made. */
export type Doing = {
  card: string | null;
  relics_to_give: number;
  region: "crete" | "egypt" | "greece" | "mesopotamia" | null;
  knowledge: number | null;
  draws: number[];
  assistants: number;
  weeks: number | null;
  rubble: string[];
};

export type Private = {
  seat: number;
  permits: Record<"crete" | "egypt" | "general" | "greece" | "mesopotamia", number>;
  hand: Record<string, number>;
  sites: Site[];
  teams: Team[];
  sets: Record<string, number>;
  dig_permits: Record<"crete" | "egypt" | "greece" | "mesopotamia", ("general" | "general_excavation" | "region")[]>;
};

/** What the seat knows of a site. */
export type Site = {
  region: "crete" | "egypt" | "greece" | "mesopotamia";
  known: string[];
  expected: Record<string, number>;
  odds: DrawOdds[];
};

/** Of drawing so many cards: points to expect, and the chance of 0, 1, 2 ... relics. */
export type DrawOdds = {
  cards: number;
  vp: number;
  relics: number[];
};

/** The dig under way with so many assistants: what it draws in 1, 2 ... weeks. */
export type Team = {
  assistants: number;
  knowledge: number;
  draws: number[];
};

export type Printed = {
  kinds: Record<string, PrintedCard>;
  kind_of: Record<string, string>;
  professors: Record<"crete" | "egypt" | "greece" | "mesopotamia" | "world", number>;
};

/** A kind of card: what is printed on it, and nothing for what is not. */
export type PrintedCard = {
  type: "assistant" | "congress" | "exhibition" | "expertise" | "general_excavation" | "general_knowledge" | "museum" | "relic" | "rubble" | "scientist" | "thief" | "tomb_raiders";
  region: "crete" | "egypt" | "greece" | "mesopotamia" | null;
  books: number;
  weeks: number[];
  play_weeks: number;
  vp: number;
  relics: number;
  sets: RelicSet[];
};

/** So many relics of a region. */
export type RelicSet = {
  region: "crete" | "egypt" | "greece" | "mesopotamia";
  relics: number;
};

/** Take the card on a storage space. */
export type TakeCard = {
  type: "take_card";
  space: number;
};

/** Take an exhibition or a museum on display. */
export type TakePresentation = {
  type: "take_presentation";
  kind: string;
};

/** Play an action card from the hand. */
export type PlayCard = {
  type: "play_card";
  kind: "action:assistant" | "action:general_excavation" | "action:scientist" | "action:thief:crete" | "action:thief:egypt" | "action:thief:greece" | "action:thief:mesopotamia" | "action:tomb_raiders:crete" | "action:tomb_raiders:egypt" | "action:tomb_raiders:greece" | "action:tomb_raiders:mesopotamia";
};

/** Begin a dig. */
export type Dig = {
  type: "dig";
  region: string;
};

/** Hand a relic to the museum just taken. */
export type GiveRelic = {
  type: "give_relic";
  kind: string;
};

/** Send the scientist to a site. */
export type LookAt = {
  type: "look_at";
  region: string;
};

/** Take a relic out of the site the tomb raiders look through. */
export type Raid = {
  type: "raid";
  card: string;
};

/** Leave the site as it is. */
export type RaidNothing = {
  type: "raid_nothing";
};

/** Discard the permit for the dig. */
export type UsePermit = {
  type: "use_permit";
  permit: "general" | "general_excavation" | "region";
};

/** Play so many assistants for the dig. */
export type SendAssistants = {
  type: "send_assistants";
  count: number;
};

/** Name the weeks of the dig. */
export type DigFor = {
  type: "dig_for";
  weeks: number;
};

/** Lay the pawn of a seat on the stack. */
export type StackPawn = {
  type: "stack_pawn";
  seat: number;
};

/** The back of the card on top of the deck. */
export type ShowBack = {
  type: "show_back";
  back: "crete" | "egypt" | "greece" | "green" | "mesopotamia";
};

/** The green card on top of the deck, turned face up. */
export type ShowFront = {
  type: "show_front";
  kind: string;
};

/** A card drawn from a site. */
export type DrawCard = {
  type: "draw_card";
  card: string;
};

/** A card that somebody sees while looking through a site. */
export type SeeCard = {
  type: "see_card";
  card: string;
};

export type Action =
  | TakeCard
  | TakePresentation
  | PlayCard
  | Dig
  | GiveRelic
  | LookAt
  | Raid
  | RaidNothing
  | UsePermit
  | SendAssistants
  | DigFor
  | StackPawn
  | ShowBack
  | ShowFront
  | DrawCard
  | SeeCard;

export type PawnStacked = {
  type: "pawn_stacked";
  seat: number;
  below: number;
};

/** The top card of the deck: a relic was laid unseen on its site, a green one waits. */
export type BackShown = {
  type: "back_shown";
  back: "crete" | "egypt" | "greece" | "green" | "mesopotamia";
};

/** A green card was turned up, onto a storage space or (none) to the displays. */
export type CardRevealed = {
  type: "card_revealed";
  kind: string;
  space: number | null;
};

export type TurnBegan = {
  type: "turn_began";
  seat: number;
  week: number;
};

export type CardTaken = {
  type: "card_taken";
  seat: number;
  space: number;
  kind: string;
};

/** With 1, 2 or all 3 of its sets of relics. */
export type ExhibitionShown = {
  type: "exhibition_shown";
  seat: number;
  kind: string;
  sets: number;
  vp: number;
};

export type MuseumTaken = {
  type: "museum_taken";
  seat: number;
  kind: string;
  relics: number;
  vp: number;
};

export type RelicGiven = {
  type: "relic_given";
  seat: number;
  card: string;
};

export type ProfessorMoved = {
  type: "professor_moved";
  professor: "crete" | "egypt" | "greece" | "mesopotamia" | "world";
  seat: number;
  before_seat: number | null;
};

export type PawnMoved = {
  type: "pawn_moved";
  seat: number;
  before: number;
  week: number;
  below: number;
};

export type ActionPlayed = {
  type: "action_played";
  seat: number;
  kind: string;
};

export type PermitUsed = {
  type: "permit_used";
  seat: number;
  region: "crete" | "egypt" | "greece" | "mesopotamia";
  permit: "general" | "general_excavation" | "region";
};

export type AssistantsSent = {
  type: "assistants_sent";
  seat: number;
  count: number;
};

/** `cards` is what the dig table allows. */
export type DigBegan = {
  type: "dig_began";
  seat: number;
  region: "crete" | "egypt" | "greece" | "mesopotamia";
  knowledge: number;
  weeks: number;
  cards: number;
};

export type RelicFound = {
  type: "relic_found";
  seat: number;
  region: "crete" | "egypt" | "greece" | "mesopotamia";
  card: string;
  vp: number;
  by: "dig" | "thief";
};

export type RubbleFound = {
  type: "rubble_found";
  seat: number;
  region: "crete" | "egypt" | "greece" | "mesopotamia";
  card: string;
  by: "dig" | "thief";
};

export type RubbleReturned = {
  type: "rubble_returned";
  region: "crete" | "egypt" | "greece" | "mesopotamia";
  cards: string[];
};

/** A scientist or tomb raiders looked through a site; the cards only for who looked. */
export type SiteSeen = {
  type: "site_seen";
  seat: number;
  region: "crete" | "egypt" | "greece" | "mesopotamia";
  by: "scientist" | "tomb_raiders";
  cards: string[] | null;
};

export type RelicRaided = {
  type: "relic_raided";
  seat: number;
  region: "crete" | "egypt" | "greece" | "mesopotamia";
  card: string;
  vp: number;
};

/** `cards` is what lies there, if taking nothing gives away that it is all rubble. */
export type NothingRaided = {
  type: "nothing_raided";
  seat: number;
  region: "crete" | "egypt" | "greece" | "mesopotamia";
  cards: string[] | null;
};

export type Scored = {
  type: "scored";
  seat: number;
  source: string;
  points: number;
};

export type GameEnded = {
  type: "game_ended";
  winners: number[];
};

export type Event =
  | PawnStacked
  | BackShown
  | CardRevealed
  | TurnBegan
  | CardTaken
  | ExhibitionShown
  | MuseumTaken
  | RelicGiven
  | ProfessorMoved
  | PawnMoved
  | ActionPlayed
  | PermitUsed
  | AssistantsSent
  | DigBegan
  | RelicFound
  | RubbleFound
  | RubbleReturned
  | SiteSeen
  | RelicRaided
  | NothingRaided
  | Scored
  | GameEnded;

export interface Thebes {
  Public: Public;
  Private: Private;
  Action: Action;
  Event: Event;
  Printed: Printed;
}
