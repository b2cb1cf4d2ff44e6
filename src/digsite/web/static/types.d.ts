// What travels between server and browser (docs/protocol.md), for tsc only.

export type Action = { type: string } & Record<string, any>;
export type Offer = { action: Action; notation: string; text: string; reveals: boolean };
export type Told = { record: { type: string } & Record<string, any>; text: string; minor: boolean };
export type Prompt = { key: string; text: string; params?: Record<string, any> };
export type Clock = { left: number; running: boolean };

export type Sight = {
  match: string;
  version: number;
  seat: number | null;
  actor: number;
  your_turn: boolean;
  public: any;
  private: any;
  prompt: Prompt;
  offers: Offer[];
  events: Told[];
  can_undo: boolean;
  clocks?: any;
  since?: number;
  at?: number;
  scores?: number[];
};

export type Sitter = {
  seat: number;
  name: string;
  colour?: string | null;
  kind: "person" | "bot" | "open";
  bot?: string | null;
  here: boolean;
  you: boolean;
  clock?: any;
};

export type People = { seats: Sitter[]; watching: number; state: string };
export type Said = { id: string | number; name: string; seat?: number | null; text: string; at: number | string };
export type Proposal = { proposal: number; what: string; by: number; waiting_for: number[]; text: string };
export type Reason = { reason?: string; clause?: string; text?: string; params?: Record<string, any> };
export type Thought = { action: Action; text: string; value: number; visits: number; notation?: string };
export type Thoughts = { wins: number[]; scores: number[]; best: Thought[]; done: boolean };
export type LogLine = { version: number; turn: number; seat: number | null; text: string; events?: Told[]; kind?: string; undone?: boolean };

export type Judgement = { version: number; turn: number; seat: number; wins: number[]; loss: number; played: string | null; better: string | null };
export type Judged = { done: number; all: number; moments: Judgement[] };

export type GameCard = {
  key: string;
  title: string;
  seats: number[];
  options: { name: string; default: boolean; clause: string; text: string }[];
  bots: { name: string; title: string; about: string }[];
};

export type MatchLine = {
  match: string;
  game: string;
  title?: string;
  name?: string | null;
  state: string;
  your_turn?: boolean;
  version?: number;
  seats: Sitter[];
  updated?: number;
};

export type MatchInfo = MatchLine & {
  people?: People;
  options?: Record<string, boolean>;
  hints?: boolean;
  undo?: boolean;
  owner?: boolean;
};
