// Made by scripts/types from the types of the server: change those, and make it again.

export interface Game {
  Public: unknown;
  Private: unknown;
  Action: { type: string };
  Event: { type: string };
  Printed: unknown;
}

/** All that one listener gets: after `watch`, and after every change. */
export type Sight<G extends Game = Game> = {
  type: "sight";
  version: number;
  seat: number | null;
  actor: number;
  public: G["Public"];
  private: G["Private"] | null;
  prompt: Asked;
  offers: Offer<G>[];
  events: Told<G>[];
  match: string;
  your_turn: boolean;
  state: "aborted" | "frozen" | "open" | "over" | "running";
  since: number;
  can_undo: boolean;
  can_restart: boolean;
  standing: number | null;
  notes: Note[];
  clocks: Clocks;
};

/** The question of the moment and its sentence. */
export type Asked = {
  key: string;
  text: string;
  params: Record<string, string | number>;
};

/** An action the seat may take now. */
export type Offer<G extends Game = Game> = {
  action: G["Action"];
  notation: string;
  text: string;
  caution: string | null;
  last: boolean;
};

/** An event and its sentence; to somebody in a hurry `major` is told first, `minor` not. */
export type Told<G extends Game = Game> = {
  record: G["Event"];
  text: string;
  minor: boolean;
  major: boolean;
};

/** Something that is no event of the game: an undo, somebody resigned, a bot keeps a seat. */
export type Note = {
  kind: "aborted" | "action" | "begun" | "chance" | "replaced" | "resign" | "returned" | "undo";
  seat: number | null;
};

/** Seconds left by seat (none: no limit) at the moment `at`, and whose clock runs. */
export type Clocks = {
  kind: "days" | "live" | "none";
  left: (number | null)[];
  running: number | null;
  at: number;
};

/** The answer to `look`: the sight as it was at version `at`. */
export type Past<G extends Game = Game> = {
  type: "past";
  version: number;
  seat: number | null;
  actor: number;
  public: G["Public"];
  private: G["Private"] | null;
  prompt: Asked;
  offers: Offer<G>[];
  events: Told<G>[];
  match: string;
  your_turn: boolean;
  state: "aborted" | "frozen" | "open" | "over" | "running";
  since: number;
  can_undo: boolean;
  can_restart: boolean;
  standing: number | null;
  notes: Note[];
  clocks: Clocks;
  key: string;
  at: number;
};

/** The move (or undo, or resignation) is stored; `version` is what it led to. */
export type Accepted = {
  type: "accepted";
  match: string;
  key: string;
  version: number;
};

/** The rules say no; nothing was changed. */
export type Refused = {
  type: "refused";
  match: string;
  key: string;
  reason: string;
  clause: string;
  params: Record<string, string | number>;
  text: string;
};

/** The move was made on an older version; a fresh `sight` follows. */
export type Stale = {
  type: "stale";
  match: string;
  key: string;
  version: number;
};

/** Who is at the table; sent after `watch` and whenever it changes. */
export type People = {
  type: "people";
  match: string;
  state: "aborted" | "frozen" | "open" | "over" | "running";
  seats: Sitting[];
  watching: number;
};

/** One seat as everybody sees it (`you` is for the reader). */
export type Sitting = {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  colour: string | null;
  bot: string | null;
  here: boolean;
  you: boolean;
  kept_by: string | null;
  resigned: boolean;
  friend: boolean;
};

/** A line of chat; `at` in seconds since 1970. */
export type Said = {
  type: "said";
  match: string;
  id: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
};

/** Somebody proposes something; `waiting_for` are the seats that have not answered. */
export type Proposal = {
  type: "proposal";
  match: string;
  proposal: number;
  what: "abort" | "rematch" | "undo";
  by: number;
  waiting_for: number[];
  text: string;
};

/** A proposal was agreed to, or not; a rematch names the new match. */
export type Settled = {
  type: "settled";
  match: string;
  proposal: number;
  what: "abort" | "rematch" | "undo";
  agreed: boolean;
  rematch: string | null;
};

/** A hint waits for its turn: at `place` 1 it is the next; `thoughts` follow. */
export type Waiting = {
  type: "waiting";
  match: string;
  key: string;
  place: number;
};

/** What a bot thinks of the position, of what the seat itself can know. */
export type Thoughts<G extends Game = Game> = {
  type: "thoughts";
  match: string;
  key: string;
  wins: number[];
  scores: number[];
  best: Thought<G>[];
  done: boolean;
  why: string | null;
  clause: string | null;
};

/** An action a bot has looked at, and what it would go on with in the same turn (`then`). */
export type Thought<G extends Game = Game> = {
  action: G["Action"];
  notation: string;
  text: string;
  value: number;
  visits: number;
  then: G["Action"][];
};

/** The answer to `why`; all empty if the action is possible. */
export type Reason = {
  type: "reason";
  match: string;
  key: string;
  possible: boolean;
  reason: string | null;
  clause: string | null;
  params: Record<string, string | number> | null;
  text: string | null;
};

/** The answer to `preview`: sentences. */
export type PreviewAnswer = {
  type: "preview";
  match: string;
  key: string;
  lines: string[];
  reveals: boolean;
  points: number | null;
};

/** A message that could not be acted on; the socket stays open unless it is misused. */
export type SocketProblem = {
  type: "problem";
  status: number;
  title: string;
  detail: string;
  kind: string;
  key?: string | null;
  match?: string | null;
  reason?: string | null;
  text?: string | null;
};

/** The answer to `ping`. */
export type Pong = {
  type: "pong";
};

export type Down<G extends Game = Game> =
  | Sight<G>
  | Past<G>
  | Accepted
  | Refused
  | Stale
  | People
  | Said
  | Proposal
  | Settled
  | Waiting
  | Thoughts<G>
  | Reason
  | PreviewAnswer
  | SocketProblem
  | Pong;
