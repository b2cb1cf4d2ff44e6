/** What this browser remembers of a match: what was read of its chat, what the coach taught, if it was reviewed. */

const PREFIX = "digsite-match-";
const MOST = 40; // matches; the oldest is forgotten first

/** @typedef {{ chat?: number, lesson?: string[], learned?: Record<string, boolean>,
 *   reviewed?: boolean, at?: number }} Kept */

/** @param {string} match @returns {Kept} */
export function kept(match) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + match) ?? "{}");
  } catch {
    return {};
  }
}

/** @param {string} match @param {Kept} fields */
export function keep(match, fields) {
  localStorage.setItem(PREFIX + match, JSON.stringify({ ...kept(match), ...fields, at: Date.now() }));
  const names = Object.keys(localStorage).filter(name => name.startsWith(PREFIX));
  const age = (/** @type {string} */ name) => kept(name.slice(PREFIX.length)).at ?? 0;
  for (const old of names.sort((one, other) => age(other) - age(one)).slice(MOST))
    localStorage.removeItem(old);
}
