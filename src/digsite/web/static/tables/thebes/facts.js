/** The card file a match is played with: weeks, points and the dig table are printed on the cards. */

import { get } from "../../net/http.js";

/** @type {Map<string, Promise<any>>} */
const files = new Map();

export class Facts {
  /** @type {Map<string, any>} */ #kinds = new Map();
  /** @type {Record<string, number[]>} */ digTable = {};

  /** @param {any} [file] */
  constructor(file) {
    for (const card of file?.small_cards ?? []) this.#kinds.set(card.kind, card);
    this.digTable = file?.dig_table ?? {};
  }

  /** @param {string} kind */
  of(kind) {
    return this.#kinds.get(kind) ?? {};
  }

  /** The weeks it takes to take a card; an exhibition has one number for each set. @param {string} kind @returns {number | number[] | undefined} */
  weeks(kind) {
    const { weeks, takeWeeks } = this.of(kind);
    return weeks ?? takeWeeks;
  }

  /** How many cards a dig draws. @param {number} knowledge @param {number} weeks @returns {number | undefined} */
  cards(knowledge, weeks) {
    return this.digTable[Math.min(knowledge, 12)]?.[weeks - 1];
  }
}

/** The facts of a match; asked for once. @param {string} match @returns {Promise<Facts>} */
export async function factsOf(match) {
  if (!files.has(match)) files.set(match, get(`/matches/${match}/cards`, true));
  return new Facts(await files.get(match));
}
