/** What the games bring for the browser: the server writes into the shell which files there are. */

const shell = /** @type {HTMLMetaElement | null} */ (document.querySelector('meta[name="digsite-brought"]'));
const files = new Set(shell?.content.split(" "));

/**
 * Where a game's file is, such as `table.js`; nothing if it brings none.
 * @param {string} game @param {string} name @returns {string | undefined}
 */
export function brought(game, name) {
  const path = `${game}/web/${name}`;
  return files.has(path) ? new URL(`../games/${path}`, import.meta.url).href : undefined;
}
