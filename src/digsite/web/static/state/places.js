/** The ways through a list of moves with variations: where from one place the next ones are. */

/** @import { Row } from "../types/answers" */
/** @typedef {Pick<Row, "place" | "parent">} Step */

export const START = "0";

/** What was played or tried from a place, what goes on first. @param {Step[]} rows @param {string} at */
export const after = (rows, at) => rows.filter(row => row.parent === at).map(row => row.place);

/** @param {Step[]} rows @param {string} at */
export const before = (rows, at) => rows.find(row => row.place === at)?.parent ?? START;

/** Where a line ends that goes on from a place. @param {Step[]} rows @param {string} at */
export function end(rows, at) {
  const next = new Map(rows.toReversed().map(({ parent, place }) => [parent, place]));
  for (let place = next.get(at); place; place = next.get(at)) at = place;
  return at;
}

/**
 * The other move at the same point: the next one of its neighbours, round and round.
 * @param {Step[]} rows @param {string} at @param {number} step
 */
export function beside(rows, at, step) {
  if (at === START) return at;
  const all = after(rows, before(rows, at));
  return all[(all.indexOf(at) + step + all.length) % all.length];
}

/**
 * Moves as they are read, in pieces: a piece is of one line and one turn.
 * @template {Pick<Row, "deep" | "turn">} R @param {R[]} rows @returns {{ deep: number, turn: number, rows: R[] }[]}
 */
export function pieces(rows) {
  /** @type {{ deep: number, turn: number, rows: R[] }[]} */ const found = [];
  for (const row of rows) {
    const last = found.at(-1);
    if (last && last.deep === row.deep && last.turn === row.turn) last.rows.push(row);
    else found.push({ deep: row.deep, turn: row.turn, rows: [row] });
  }
  return found;
}
