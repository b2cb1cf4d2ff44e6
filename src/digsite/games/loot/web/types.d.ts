// Made by scripts/types from the types of the server: change those, and make it again.

export type Public = {
  goal: number;
  turn: number;
  player: number | null;
  extra_turn: boolean;
  another_turn: boolean;
  left: PileView;
  right: PileView;
  discards: string[];
  players: PlayerView[];
  werewolf: WerewolfCard[];
  era: number;
  returned: string[][];
  trigger: number | null;
};

export type PileView = {
  cards: number;
  top: "green" | "red" | "yellow" | null;
};

export type PlayerView = {
  score: number;
  backs: BackView[];
  revealed: string[] | null;
};

/** A face-down card, and how many reshuffles there had been when it was laid. */
export type BackView = {
  colour: "green" | "red" | "yellow";
  era: number;
};

export type WerewolfCard = {
  pile: "left" | "right";
  colour: "green" | "red" | "yellow";
};

export type Private = {
  cards: string[];
  worth: number;
  doubled: string[];
  werewolf: string[];
  odds: Record<"green" | "red" | "yellow", RoomOdds>;
};

/** Of a room from the piles, by its back: chances from 0 to 1, treasures on average. */
export type RoomOdds = {
  guardian: number;
  amulet: number;
  treasures: number;
};

export type Printed = {
  kinds: Record<string, Front>;
  colours: ("green" | "red" | "yellow")[];
  centres: ("amulet" | "empty" | "frank" | "mummy" | "werewolf")[];
};

/** A kind of room card: its back, the treasures at the bottom of its front, and the centre. */
export type Front = {
  colour: "green" | "red" | "yellow";
  treasure: string;
  treasures: number;
  centre: "amulet" | "empty" | "frank" | "mummy" | "werewolf";
  guarded: boolean;
};

/** Take the top card of a pile. */
export type Explore = {
  type: "explore";
  pile: "left" | "right";
};

/** Score and discard all cards before you. */
export type Secure = {
  type: "secure";
};

/** Reveal all cards before an explorer. */
export type Awaken = {
  type: "awaken";
  target: number;
};

/** Keep some of the cards a werewolf drew, named by the piles they come from. */
export type Keep = {
  type: "keep";
  cards: "both" | "left" | "none" | "right";
};

/** Chance: who begins. */
export type ChooseFirst = {
  type: "choose_first";
  seat: number;
};

/** Chance: which of two new piles gets the odd card. */
export type Split = {
  type: "split";
  larger: "left" | "right";
};

/** Chance: the back that comes to the top of a pile. */
export type ShowTop = {
  type: "show_top";
  pile: "left" | "right";
  colour: "green" | "red" | "yellow";
};

/** Chance: the front of the card drawn from a pile. */
export type DrawRoom = {
  type: "draw_room";
  pile: "left" | "right";
  card: string;
};

export type Action =
  | Explore
  | Secure
  | Awaken
  | Keep
  | ChooseFirst
  | Split
  | ShowTop
  | DrawRoom;

export type FirstChosen = {
  type: "first_chosen";
  seat: number;
};

export type PilesMade = {
  type: "piles_made";
  left: number;
  right: number;
  reshuffled: boolean;
};

export type TopShown = {
  type: "top_shown";
  pile: "left" | "right";
  colour: "green" | "red" | "yellow";
};

export type TurnBegan = {
  type: "turn_began";
  seat: number;
  extra: boolean;
};

export type TurnSkipped = {
  type: "turn_skipped";
  seat: number;
};

/** A card was taken from a pile; only who took it has seen its front. */
export type RoomDrawn = {
  type: "room_drawn";
  seat: number;
  pile: "left" | "right";
  colour: "green" | "red" | "yellow";
  card: string | null;
  werewolf: boolean;
};

export type Secured = {
  type: "secured";
  seat: number;
  cards: string[];
};

export type Awakened = {
  type: "awakened";
  seat: number;
  target: number;
  cards: string[];
  guardians: number;
  amulets: number;
  survived: boolean;
};

export type Scored = {
  type: "scored";
  seat: number;
  source: "mummy" | "reveal" | "secured" | "survived";
  points: number;
  total: number;
};

export type WerewolfCalled = {
  type: "werewolf_called";
  seat: number;
};

export type CardsKept = {
  type: "cards_kept";
  seat: number;
  kept: "both" | "left" | "none" | "right";
  discarded: string[];
};

/** Frank grants another turn. */
export type ExtraTurnWon = {
  type: "extra_turn_won";
  seat: number;
};

export type GoalReached = {
  type: "goal_reached";
  seat: number;
  total: number;
};

/** The end has turned over the cards before a seat. */
export type CardsRevealed = {
  type: "cards_revealed";
  seat: number;
  cards: string[];
};

export type GameEnded = {
  type: "game_ended";
  winners: number[];
};

export type Event =
  | FirstChosen
  | PilesMade
  | TopShown
  | TurnBegan
  | TurnSkipped
  | RoomDrawn
  | Secured
  | Awakened
  | Scored
  | WerewolfCalled
  | CardsKept
  | ExtraTurnWon
  | GoalReached
  | CardsRevealed
  | GameEnded;

export interface LootNRun {
  Public: Public;
  Private: Private;
  Action: Action;
  Event: Event;
  Printed: Printed;
}
