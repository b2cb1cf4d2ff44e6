// Made by scripts/types from the types of the server: change those, and make it again.

import type { Game } from "./index";

/** Get sights of a match from now on; `since` brings the events after that version. */
export type Watch = {
  type: "watch";
  match: string;
  since?: number | null;
  seat?: number | null;
};

/** No more sights of this match. */
export type Leave = {
  type: "leave";
  match: string;
};

/** Change the language of everything that is told on this socket. */
export type Speak = {
  type: "speak";
  language: "en" | "es" | "fr";
};

/** Answered with `pong`. */
export type Ping = {
  type: "ping";
};

/** The small decisions of one gesture, all or none, made on a version. */
export type Play<G extends Game = Game> = {
  type: "play";
  match: string;
  version: number;
  key: string;
  actions: G["Action"][];
};

/** Take back the last own decision of this turn; with `turn` all that nothing was shown by. */
export type Undo = {
  type: "undo";
  match: string;
  version: number;
  key: string;
  turn?: boolean;
};

/** Give up the own seat; `seat` says which, for somebody who owns several. */
export type Resign = {
  type: "resign";
  match: string;
  key: string;
  seat?: number | null;
};

/** Ask the others for something. */
export type Propose = {
  type: "propose";
  match: string;
  what: "abort" | "rematch" | "undo";
};

/** Agree to a proposal, or not. */
export type Answer = {
  type: "answer";
  match: string;
  proposal: number;
  agree: boolean;
};

/** Say something to everybody at the table. */
export type Chat = {
  type: "chat";
  match: string;
  text: string;
  key: string;
};

/** Why is an action not possible, after those that begin the same gesture (`first`)? */
export type Why<G extends Game = Game> = {
  type: "why";
  match: string;
  action: G["Action"];
  key: string;
  first?: G["Action"][];
};

/** What would an action do, as far as the seat can know? */
export type Preview<G extends Game = Game> = {
  type: "preview";
  match: string;
  action: G["Action"];
  key: string;
};

/** What would a bot do? A hint asked for before in this match is stopped. */
export type Hint = {
  type: "hint";
  match: string;
  key: string;
  seconds?: number | null;
};

/** No more thoughts, and no more waiting for them. */
export type StopHint = {
  type: "stop_hint";
  match: string;
};

/** The sight at an earlier version. */
export type LookBack = {
  type: "look";
  match: string;
  version: number;
  key: string;
  seat?: number | null;
};

export type Up<G extends Game = Game> =
  | Watch
  | Leave
  | Speak
  | Ping
  | Play<G>
  | Undo
  | Resign
  | Propose
  | Answer
  | Chat
  | Why<G>
  | Preview<G>
  | Hint
  | StopHint
  | LookBack;
