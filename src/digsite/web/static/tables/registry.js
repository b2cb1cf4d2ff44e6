/**
 * The tables: `web/table.js` in the folder of a game. A title that has none is shown field by field,
 * so a new game can be played in the browser before anybody has drawn it.
 */

import { brought } from "./brought.js";

/** @import { Table } from "./table.js" */
/** @typedef {{ default: new () => Table }} Drawn */

/** @type {Map<string, Promise<unknown>>} the styles asked for, by address */
const loading = new Map();

/** A new table for a game, ready to be seen. @param {string} game @returns {Promise<Table>} */
export async function tableFor(game) {
  const own = brought(game, "table.js");
  /** @type {Drawn} */ const { default: Found } = await (own ? import(own) : import("./plain/table.js"));
  await Promise.all(loading.values());
  return new Found();
}

/** Load the styles of a table once. @param {string} address relative to the table's module, @param {string} base */
export function stylesheet(address, base) {
  const href = new URL(address, base).href;
  if (loading.has(href)) return;
  const link = document.createElement("link");
  loading.set(href, new Promise(done => (link.onload = link.onerror = done)));
  Object.assign(link, { rel: "stylesheet", href });
  document.head.append(link);
}
