/**
 * What a click means for a dig: a site is dug with its own permit or with the only one there is; a
 * permit or an action card taken up first says what the site is dug with.
 */

/** @import { Board } from "./table.js" */
/** @import { Action, Private, UsePermit } from "./types" */
/** @typedef {UsePermit["permit"] | "assistant"} Held */
/** @typedef {keyof Private["dig_permits"]} Region */

/**
 * The digs on offer, by the cards of the hand they can be made with.
 * @param {Board} table
 * @returns {Map<Held, Region[]>}
 */
export function forDigs(table) {
  /** @type {Map<Held, Region[]>} */ const found = new Map();
  const mine = table.sight?.private;
  if (!mine) return found;
  for (const [region, permits] of digs(table)) {
    const helpers = mine.hand["action:assistant"] ? /** @type {Held[]} */ (["assistant"]) : [];
    for (const card of [...permits, ...helpers]) found.set(card, [...(found.get(card) ?? []), region]);
  }
  return found;
}

/** What a click on a site does. @param {Board} table @param {Region} region @returns {Action[]} */
export function digAt(table, region) {
  const permits = new Map(digs(table)).get(region) ?? [];
  const { held } = table;
  const named = held && held !== "assistant" ? held : undefined;
  const permit = named ?? (permits[0] === "region" || permits.length === 1 ? permits[0] : undefined);
  const begin = /** @type {Action} */ ({ type: "dig", region });
  return permit ? [begin, { type: "use_permit", permit }] : [begin];
}

/** Whether a site can be dug with what was taken up. @param {Board} table @param {Region} region */
export const fits = (table, region) =>
  !table.held || (forDigs(table).get(table.held)?.includes(region) ?? false);

/** @param {Board} table */
const digs = table =>
  /** @type {[Region, UsePermit["permit"][]][]} */ (Object.entries(table.sight?.private?.dig_permits ?? {}));
