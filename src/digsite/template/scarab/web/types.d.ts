// Made by scripts/types from the types of the server: change those, and make it again.

export type Public = {
  swaps: number[];
  discarded: Record<string, number>;
  revealed: (number | null)[];
};

export type Private = {
  scarab: number | null;
};

/** A base class for defining efficient serializable objects. */
export type Struct = {
};

export type Deal = {
  type: "deal";
  value: number;
};

export type Keep = {
  type: "keep";
};

export type Swap = {
  type: "swap";
};

export type Action =
  | Deal
  | Keep
  | Swap;

export type Dealt = {
  type: "dealt";
  seat: number;
  value: number | null;
};

export type Kept = {
  type: "kept";
  seat: number;
};

export type Swapped = {
  type: "swapped";
  seat: number;
  value: number;
};

export type Event =
  | Dealt
  | Kept
  | Swapped;

export interface ScarabGame {
  Public: Public;
  Private: Private;
  Action: Action;
  Event: Event;
  Printed: Struct;
}
