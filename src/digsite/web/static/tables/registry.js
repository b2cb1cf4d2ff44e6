/**
 * The tables, one folder per title. A title that has none is shown field by field, so a new game
 * can be played in the browser before anybody has drawn it.
 */

/** @import { Table } from "./table.js" */

/** @type {Record<string, () => Promise<{ default: new () => Table }>>} */
const DRAWN = {
  loot: () => import("./loot/table.js"),
  mykerinos: () => import("./mykerinos/table.js"),
  thebes: () => import("./thebes/table.js"),
};

/** @type {Map<string, Promise<unknown>>} the styles asked for, by address */
const worn = new Map();

/** A new table for a game, ready to be seen. @param {string} game @returns {Promise<Table>} */
export async function tableFor(game) {
  const { default: Found } = await (DRAWN[game] ?? (() => import("./plain/table.js")))();
  await Promise.all(worn.values());
  return new Found();
}

/** Load the styles of a table once. @param {string} address relative to the table's module, @param {string} base */
export function wear(address, base) {
  const href = new URL(address, base).href;
  if (worn.has(href)) return;
  const link = document.createElement("link");
  worn.set(href, new Promise((done) => (link.onload = link.onerror = done)));
  Object.assign(link, { rel: "stylesheet", href });
  document.head.append(link);
}
