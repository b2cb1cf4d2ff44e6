// Made by scripts/types from the types of the server: change those, and make it again.

import type { Accepted, Asked, Clocks, Game, Offer, PreviewAnswer, Proposal, Reason, Settled, Sight, Sitting, Thoughts, Told } from "./index";

/** application/problem+json; a refused move has its reason, clause and sentence besides. */
export type ProblemAnswer = {
  type: string;
  title: string;
  status: number;
  detail: string;
  reason?: string | null;
  clause?: string | null;
  params?: Record<string, string | number> | null;
  text?: string | null;
  version?: number | null;
  sight?: unknown | null;
};

export type Games = {
  games: GameCard[];
};

/** A game to choose. */
export type GameCard = {
  key: string;
  title: string;
  rules: number;
  seats: number[];
  options: OptionCard[];
  bots: BotCard[];
  sources: Record<string, string>;
  cards: DeckCard;
};

/** A ruling a table may switch, in words. */
export type OptionCard = {
  name: string;
  default: boolean;
  clause: string;
  text: string;
};

/** An opponent, in words. */
export type BotCard = {
  name: string;
  level: number;
  title: string;
  about: string;
};

/** The card set a game is shipped with, and where its facts come from. */
export type DeckCard = {
  name: string;
  digest: string;
  status: Record<string, string>;
};

export type Rules = {
  game: string;
  title: string;
  language: "en" | "es" | "fr";
  paragraphs: Paragraph[];
  studied: boolean;
};

/** A piece of a rulebook: a heading (`level` 1 to 3), a clause, or other text (level 0). */
export type Paragraph = {
  clause: string | null;
  level: number;
  markdown: string;
  html: string;
  ruling: boolean;
};

/** A person and the token that stands for it from now on; the token is told only once. */
export type Admitted = {
  person: Person;
  token: string;
};

/** A guest or the holder of an account. */
export type Person = {
  id: string;
  name: string;
  colour: string | null;
  language: string | null;
  account: string | null;
  contact: string | null;
  unproved: string | null;
};

/** Who asks, and the matches that wait, those where it is their turn first. */
export type Me = {
  person: Person;
  matches: MatchLine[];
};

/** A match in a list. */
export type MatchLine = {
  match: string;
  game: string;
  name: string | null;
  state: "aborted" | "frozen" | "open" | "over" | "running";
  seats: Sitting[];
  clock: ClockRule;
  since: number;
  version: number;
  actor: number;
  your_turn: boolean;
  spectators: boolean;
  winners: number[];
};

/** How time is kept: a bank with an increment per turn, days per turn, or not at all. */
export type ClockRule = {
  kind: "days" | "live" | "none";
  bank: number;
  increment: number;
  days: number;
  absence: number | null;
};

/** Who a carry link makes one. */
export type Carrying = {
  name: string;
  account: string | null;
};

/** What the browser's `navigator.credentials` wants to be given. */
export type Challenge = {
  options: Record<string, unknown>;
};

/** The sessions of who asks, the last used first. */
export type Sessions = {
  sessions: Session[];
};

/** Somewhere a person is logged in; `this` is where it asks from. */
export type Session = {
  session: string;
  device: string;
  created: number;
  used: number;
  this: boolean;
};

/** The passkeys of who asks, the newest first. */
export type Passkeys = {
  passkeys: KeptPasskey[];
};

/** A passkey that opens an account, for the list of its holder. */
export type KeptPasskey = {
  passkey: string;
  device: string;
  created: number;
  used: number | null;
};

/** A new match and the link to send to friends. */
export type Made = {
  match: string;
  link: string;
  info: MatchInfo;
};

/** A match and its rules of the house, without the game itself. */
export type MatchInfo = {
  match: string;
  game: string;
  rules: number;
  cards: string;
  options: Record<string, boolean>;
  name: string | null;
  state: "aborted" | "frozen" | "open" | "over" | "running";
  seats: Sitting[];
  clock: ClockRule;
  clocks: Clocks;
  listed: boolean;
  spectators: boolean;
  undo: "agreed" | "never" | "turn";
  hints: boolean;
  owner: boolean;
  created: number;
  since: number;
  version: number;
  actor: number;
  watching: number;
  seal: string;
  outcome: Outcome | null;
  rematch: string | null;
  frozen: string | null;
  invite: string | null;
};

/** How a match ended; `ranks` by seat from 1, those who resigned last. */
export type Outcome = {
  why: "aborted" | "resigned" | "rules";
  scores: number[];
  winners: number[];
  ranks: number[];
  breakdown: Record<string, number>[];
};

/** A page of matches; `before` continues the list where there is more. */
export type MatchPage = {
  matches: MatchLine[];
  before: string | null;
};

/** A secret for POST /api/carry, and the private link that holds it in its fragment. */
export type Carried = {
  secret: string;
  link: string;
};

export type ChatLines = {
  lines: Said[];
};

/** A line of chat. */
export type Said = {
  match: string;
  id: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
};

export type Notes = {
  text: string;
};

export type Log<G extends Game = Game> = {
  lines: LogLine<G>[];
};

/** One entry of the log in words. */
export type LogLine<G extends Game = Game> = {
  version: number;
  kind: string;
  turn: number;
  seat: number | null;
  at: number;
  text: string;
  events: Told<G>[];
  undone: boolean;
};

/** What happened since the reader last decided; its points then and after each line. */
export type Since<G extends Game = Game> = {
  version: number;
  own: LogLine<G>[];
  lines: LogLine<G>[];
  standings: number[];
};

/** A finished match, judged by what each player could know: `done` of `all` decisions. */
export type Review = {
  match: string;
  done: number;
  all: number;
  moments: Judged[];
  engine: string;
  latest: boolean;
  usual: Usual | null;
};

/** A decision with the chances of all seats then; `better` where something clearly was. */
export type Judged = {
  version: number;
  turn: number;
  seat: number;
  wins: number[];
  mark: "best" | "blunder" | "doubtful" | "fine" | "mistake";
  loss: number;
  played: string | null;
  better: string | null;
  why: string | null;
  clause: string | null;
  error: number[];
  best: LookedBest[];
};

/** What might have been decided, and the chance to win of who decided then (`value`). */
export type LookedBest = {
  text: string;
  value: number;
};

/** The mean points of winners, by source, in so many games of a bot against itself. */
export type Usual = {
  bot: string;
  games: number;
  points: Record<string, number>;
};

/** What chance did: `line` in one line, `sums` for each player, `counted` one by one. */
export type LuckAnswer = {
  luck: Luck | null;
  line: string;
  title: string;
  sums: string[];
  counted: CountedInWords[];
};

/** A finished match, in points ahead of the mean of the table: for every seat */
export type Luck = {
  match: string;
  start: number[];
  result: number[];
  luck: number[];
  own: number[];
  given: number[];
  rest: number[];
  judged: boolean;
  fortunes: Fortune[];
};

/** What had come together for each seat by a version, in points ahead of the mean of the table. */
export type Fortune = {
  version: number;
  turn: number;
  luck: number[];
  own: number[];
  given: number[];
  rest: number[];
};

/** Something chance decided, for a seat or for all. */
export type CountedInWords = {
  version: number;
  seat: number | null;
  came: number;
  expected: number;
  text: string;
};

/** How a finished match went; `sources` are the words for where points come from. */
export type Story = {
  match: string;
  game: string;
  names: string[];
  sources: Record<string, string>;
  outcome: Outcome;
  chapters: Chapter[];
};

/** The points at one version, by seat and source. */
export type Chapter = {
  version: number;
  turn: number;
  scores: number[];
  breakdown: Record<string, number>[];
};

/** A record after what was tried, where one is in it, and (if asked for) all of its moves. */
export type Board<G extends Game = Game> = {
  record: string;
  at: string;
  position: Position<G>;
  rows: Row[] | null;
  about: About<G> | null;
};

/** A position as it is looked at; `outcomes` where chance decides and the cards are open. */
export type Position<G extends Game = Game> = {
  version: number;
  seat: number | null;
  actor: number;
  public: G["Public"];
  private: G["Private"] | null;
  prompt: Asked;
  offers: Offer<G>[];
  events: Told<G>[];
  your_turn: boolean;
  hands: G["Private"][];
  outcomes: Drawable<G>[];
  scores: number[] | null;
  winners: number[];
};

/** Something chance may do now, and how likely it is. */
export type Drawable<G extends Game = Game> = {
  action: G["Action"];
  text: string;
  share: number;
};

/** A move in the list: its place, the place it was played from, how deep in variations. */
export type Row = {
  place: string;
  parent: string;
  deep: number;
  seat: number | null;
  turn: number;
  text: string;
  comment: string;
  mark: string;
};

/** What stays the same in all positions of a record. */
export type About<G extends Game = Game> = {
  game: string;
  names: string[];
  printed: G["Printed"];
  comment: string;
};

/** What a bot thinks of a position: chances and points to expect by seat, best moves first. */
export type Opinion<G extends Game = Game> = {
  wins: number[];
  scores: number[];
  lines: BestLine<G>[];
  iterations: number;
  why: string | null;
};

/** A move a bot has looked at, and what it would go on with in the same turn. */
export type BestLine<G extends Game = Game> = {
  actions: G["Action"][];
  text: string;
  value: number;
  visits: number;
};

/** The puzzles of a game, the one of the day, and the reader as a solver. */
export type PuzzleShelf = {
  game: string;
  day: string | null;
  lines: PuzzleLine[];
  solver: Solver | null;
};

/** A puzzle in a list; `right` is how the reader's first answer was. */
export type PuzzleLine = {
  key: string;
  seats: number;
  rating: number;
  right: boolean | null;
};

/** How somebody has done so far; a rating of a puzzle's own is an even chance. */
export type Solver = {
  rating: number;
  tried: number;
  solved: number;
  streak: number;
  longest: number;
};

/** A position from one seat's eyes: what would you do? */
export type Question<G extends Game = Game> = {
  key: string;
  game: string;
  rating: number | null;
  sight: Sight<G>;
  printed: G["Printed"];
  people: Sitting[];
};

/** Whether it was right, and why; `counted` only for the first answer. */
export type PuzzleAnswer = {
  right: boolean;
  counted: boolean;
  gap: number;
  theme: string | null;
  choices: Choice[];
  solver: Solver;
};

/** One of the choices, and the chance to win after it. */
export type Choice = {
  notation: string;
  text: string;
  share: number;
  right: boolean;
};

/** What was clearly wrong; empty while there is no finished review. */
export type Mistakes = {
  mistakes: Mistake[];
};

/** A decision that gave something away; `right` is how it was answered when tried again. */
export type Mistake = {
  version: number;
  turn: number;
  seat: number;
  mark: "best" | "blunder" | "doubtful" | "fine" | "mistake";
  loss: number;
  right: boolean | null;
};

/** Right is what gives away at most 0.02 of a win against the best. */
export type RetriedAnswer = {
  right: boolean;
  loss: number;
  best: string;
  best_notation: string;
  played: string;
  played_loss: number;
};

/** What wins with so many players; there are figures for `choices`. */
export type Studied = {
  game: string;
  seats: number;
  choices: number[];
  page: StudyPage;
};

/** All there is to say of a study. */
export type StudyPage = {
  title: string;
  about: string;
  facts: string[];
  tables: StudyTable[];
  histograms: StudyTable[];
};

/** A table; `bars` are the numbers of a row that are drawn as well. */
export type StudyTable = {
  title: string;
  head: string[];
  rows: string[][];
  bars: number[][];
};

export interface Answers<G extends Game = Game> {
  "GET /games": Games;
  "GET /rules/{game}": Rules;
  "POST /guests": Admitted;
  "GET /me": Me;
  "PATCH /me": Person;
  "POST /contact": null;
  "POST /account": Person;
  "POST /login": Admitted;
  "POST /logout": null;
  "POST /carry/look": Carrying;
  "POST /carry": Admitted;
  "POST /passkeys/new": Challenge;
  "POST /passkeys": null;
  "POST /passkeys/challenge": Challenge;
  "POST /passkeys/login": Admitted;
  "GET /me/sessions": Sessions;
  "POST /me/sessions/end": null;
  "POST /me/sessions/end-others": null;
  "GET /me/passkeys": Passkeys;
  "POST /me/passkeys/remove": null;
  "POST /password": null;
  "POST /account/delete": null;
  "POST /matches": Made;
  "GET /matches": MatchPage;
  "GET /matches/{match}": MatchInfo;
  "GET /matches/{match}/cards": Record<string, unknown>;
  "GET /matches/{match}/printed": G["Printed"];
  "POST /matches/{match}/join": MatchInfo;
  "POST /matches/{match}/name": MatchInfo;
  "POST /matches/{match}/leave": MatchInfo;
  "POST /matches/{match}/start": MatchInfo;
  "POST /matches/{match}/carry": Carried;
  "GET /matches/{match}/sight": Sight<G>;
  "POST /matches/{match}/moves": Accepted;
  "POST /matches/{match}/undo": Accepted;
  "POST /matches/{match}/resign": Accepted;
  "POST /matches/{match}/proposals": Proposal | Settled;
  "POST /matches/{match}/proposals/{proposal}": Proposal | Settled;
  "POST /matches/{match}/why": Reason;
  "POST /matches/{match}/preview": PreviewAnswer;
  "POST /matches/{match}/hint": Thoughts<G>;
  "GET /matches/{match}/chat": ChatLines;
  "POST /matches/{match}/chat": Said;
  "GET /matches/{match}/notes": Notes;
  "PUT /matches/{match}/notes": null;
  "GET /matches/{match}/log": Log<G>;
  "GET /matches/{match}/since": Since<G>;
  "GET /matches/{match}/review": Review;
  "GET /matches/{match}/luck": LuckAnswer;
  "POST /records": Made;
  "GET /matches/{match}/story": Story;
  "POST /analysis": Board<G>;
  "POST /analysis/new": Board<G>;
  "POST /analysis/thoughts": Opinion<G>;
  "POST /analysis/matches": Made;
  "GET /puzzles/{game}": PuzzleShelf;
  "GET /puzzles/{game}/{key}": Question<G>;
  "POST /puzzles/{game}/{key}": PuzzleAnswer;
  "GET /matches/{match}/mistakes": Mistakes;
  "GET /matches/{match}/mistakes/{version}": Question<G>;
  "POST /matches/{match}/mistakes/{version}": RetriedAnswer;
  "GET /study/{game}": Studied;
}
