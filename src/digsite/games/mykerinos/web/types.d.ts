// Made by scripts/types from the types of the server: change those, and make it again.

/** Everything on the table. */
export type Public = {
  season: number;
  phase: "ended" | "excavations" | "new_season" | "set_up" | "survey";
  first: number | null;
  wings: ("blackmore" | "brown" | "lemon" | "tangerine" | "violet")[];
  lines: number;
  region: LaidCard[];
  cubes: Cube[];
  areas: AreaView[];
  scale: number;
  museum: RoomView[];
  players: PlayerView[];
  neutral: NeutralView | null;
  beginnings: Beginning[];
  half_made: HalfMade | null;
  survey: SurveyView | null;
  to_come: string[];
  out_of_game: string[];
};

/** A card of the region in its slot (counted line by line, four to a line). */
export type LaidCard = {
  slot: number;
  area: number;
  side: "left" | "right";
  card: string;
  patron: "blackmore" | "brown" | "lemon" | "tangerine" | "violet" | null;
  prestige: number;
  turned: boolean;
  pyramids: [number, number][];
};

/** A cube in the region; the neutral colour has no seat. */
export type Cube = {
  cell: [number, number];
  area: number;
  seat: number | null;
};

/** The colours with cubes in an area, by rank as things stand. */
export type AreaView = {
  area: number;
  ranks: Rank[];
};

/** One colour in an area; the neutral one has no seat. */
export type Rank = {
  seat: number | null;
  cubes: number;
  tied: boolean;
};

export type RoomView = {
  room: string;
  value: 2 | 3 | 5;
  patrons: ("blackmore" | "brown" | "lemon" | "tangerine" | "violet")[];
  seat: number | null;
};

export type PlayerView = {
  seat: number;
  prestige: number;
  points: Record<string, number>;
  total: number;
  personal: number;
  general: number;
  neutral: number;
  space: number | null;
  cards: string[];
  patrons: PatronCards[];
  rooms: string[];
};

/** How many cards of a patron a player has, and how many are not tilted. */
export type PatronCards = {
  patron: "blackmore" | "brown" | "lemon" | "tangerine" | "violet";
  cards: number;
  ready: number;
  each: number;
};

export type NeutralView = {
  general: number;
  space: number | null;
};

/** An action the actor can begin, and the places open to its first cube. */
export type Beginning = {
  action: Excavate | Extend | EnterMuseum | PlayNeutral;
  cubes: number;
  cells: [number, number][];
  rooms: string[];
};

/** Start a new excavation, by oneself or with a patron. */
export type Excavate = {
  type: "excavate";
  patron: "blackmore" | "lemon" | "violet" | null;
};

/** Extend an excavation, by oneself or with a patron. */
export type Extend = {
  type: "extend";
  patron: "lemon" | "tangerine" | "violet" | null;
};

/** Put a cube of the personal stock into the Museum, with Sir Brown. */
export type EnterMuseum = {
  type: "enter_museum";
  patron: "brown";
};

/** What the neutral colour does after the own action. */
export type PlayNeutral = {
  type: "play_neutral";
  move: "excavate" | "extend" | "none";
};

/** An action whose cubes are not all placed. */
export type HalfMade = {
  patron: "blackmore" | "brown" | "lemon" | "tangerine" | "violet" | null;
  neutral: boolean;
  left: number;
  last: [number, number] | null;
};

export type SurveyView = {
  area: number;
  ranks: Rank[];
  rank: number;
};

/** Nothing: no player knows more than the others. */
export type Private = {
};

/** A base class for defining efficient serializable objects. */
export type Struct = {
};

/** Chance: who is first player in season 1. */
export type AppointFirst = {
  type: "appoint_first";
  seat: number;
};

/** Chance: the patron of the next wing of the Museum. */
export type MarkWing = {
  type: "mark_wing";
  patron: "blackmore" | "brown" | "lemon" | "tangerine" | "violet";
};

/** Chance: the next card of the region, as printed or turned upside down. */
export type LayCard = {
  type: "lay_card";
  card: string;
  turned: boolean;
};

/** Stop digging this season. */
export type Pass = {
  type: "pass";
};

/** Put the next cube of the action on a space. */
export type Place = {
  type: "place";
  cell: [number, number];
};

/** Put a cube into a room of the Museum. */
export type Book = {
  type: "book";
  room: string;
};

/** Take a card of the area under survey. */
export type Take = {
  type: "take";
  side: "left" | "right";
};

/** Leave the cards that are left over. */
export type Decline = {
  type: "decline";
};

/** Choose the card the neutral colour takes out of the game. */
export type PickForNeutral = {
  type: "pick_for_neutral";
  side: "left" | "right";
};

export type Action =
  | AppointFirst
  | MarkWing
  | LayCard
  | Pass
  | Excavate
  | Extend
  | EnterMuseum
  | Place
  | Book
  | Take
  | Decline
  | PlayNeutral
  | PickForNeutral;

export type FirstAppointed = {
  type: "first_appointed";
  seat: number;
};

export type WingMarked = {
  type: "wing_marked";
  wing: number;
  patron: "blackmore" | "brown" | "lemon" | "tangerine" | "violet";
};

export type SeasonBegan = {
  type: "season_began";
  season: number;
  first: number;
};

/** From the general stock to a player. */
export type CubesTaken = {
  type: "cubes_taken";
  seat: number;
  neutral: boolean;
  cubes: number;
};

/** Slots are counted line by line, four to a line. */
export type CardLaid = {
  type: "card_laid";
  slot: number;
  card: string;
  turned: boolean;
};

/** A card was tilted. */
export type PatronAsked = {
  type: "patron_asked";
  seat: number;
  patron: "blackmore" | "brown" | "lemon" | "tangerine" | "violet";
  move: "excavate" | "extend" | "museum";
};

export type CubePlaced = {
  type: "cube_placed";
  seat: number;
  neutral: boolean;
  cell: [number, number];
  on_pyramid: boolean;
  move: "excavate" | "extend" | null;
};

export type Passed = {
  type: "passed";
  seat: number;
  space: number;
};

/** The last player's disk went on the scale after the one last action. */
export type LastActed = {
  type: "last_acted";
  seat: number;
  space: number;
};

export type NeutralRested = {
  type: "neutral_rested";
  seat: number;
};

export type RoomBooked = {
  type: "room_booked";
  seat: number;
  room: string;
  stock: "general" | "personal";
};

export type AreaRanked = {
  type: "area_ranked";
  area: number;
  ranks: Rank[];
};

export type CardTaken = {
  type: "card_taken";
  seat: number;
  area: number;
  side: "left" | "right";
  card: string;
  patron: "blackmore" | "brown" | "lemon" | "tangerine" | "violet" | null;
  prestige: number;
};

export type CardDeclined = {
  type: "card_declined";
  seat: number;
};

/** The neutral colour's card, chosen by a seat, left the game. */
export type CardPicked = {
  type: "card_picked";
  seat: number;
  area: number;
  side: "left" | "right";
  card: string;
};

/** A card nobody took left the game. */
export type CardDiscarded = {
  type: "card_discarded";
  area: number;
  side: "left" | "right";
  card: string;
};

/** From an area to the general stock; the neutral colour has no seat. */
export type CubesReturned = {
  type: "cubes_returned";
  seat: number | null;
  area: number;
  cubes: number;
};

/** Tilted cards were straightened, the scale emptied; `first` begins the next season. */
export type SeasonEnded = {
  type: "season_ended";
  season: number;
  first: number;
};

/** Neutral cubes a player held went back to the general stock (an option). */
export type NeutralReturned = {
  type: "neutral_returned";
  seat: number;
  cubes: number;
};

export type WingScored = {
  type: "wing_scored";
  wing: number;
  patron: "blackmore" | "brown" | "lemon" | "tangerine" | "violet";
  seat: number;
  cards: number;
  each: number;
  points: number;
};

export type SetsScored = {
  type: "sets_scored";
  seat: number;
  sets: number;
  points: number;
};

export type GameEnded = {
  type: "game_ended";
  points: number[];
  winners: number[];
};

export type Event =
  | FirstAppointed
  | WingMarked
  | SeasonBegan
  | CubesTaken
  | CardLaid
  | PatronAsked
  | CubePlaced
  | Passed
  | LastActed
  | NeutralRested
  | RoomBooked
  | AreaRanked
  | CardTaken
  | CardDeclined
  | CardPicked
  | CardDiscarded
  | CubesReturned
  | SeasonEnded
  | NeutralReturned
  | WingScored
  | SetsScored
  | GameEnded;

export interface Mykerinos {
  Public: Public;
  Private: Private;
  Action: Action;
  Event: Event;
  Printed: Struct;
}
