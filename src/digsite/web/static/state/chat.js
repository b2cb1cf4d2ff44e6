/** What is said at a table, and what of it was not read yet. */

import { get, post } from "../net/http.js";
import { newKey } from "../net/socket.js";
import { keep } from "./kept.js";

/** @import { Said } from "../types/answers" */
/** @import { Match } from "./match.js" */

/**
 * Say something; by a request of its own, which fails where it is not heard.
 * @param {Match} match @param {string} text
 */
export const speak = (match, text) =>
  post("/matches/{match}/chat", { key: newKey(), text }, { match: match.id });

/** All that was said, also while the line was away. @param {Match} match */
export async function listen(match) {
  const found = await get("/matches/{match}/chat", { match: match.id }).catch(() => null);
  if (found) match.set({ chat: joined(match.chat, found.lines) });
}

/** Lines in their order, each once. @param {Said[]} some @param {Said[]} more @returns {Said[]} */
export function joined(some, more) {
  const lines = new Map([...some, ...more].map(line => [line.id, line]));
  return [...lines.values()].sort((one, other) => one.id - other.id);
}

/** How many lines of the others were not read. @param {Match} match */
export function unreadOf({ chat, readChat, mine }) {
  return chat.filter(({ id, seat }) => id > readChat && !(seat !== null && mine.includes(seat))).length;
}

/** The chat is in sight. @param {Match} match */
export function markRead(match) {
  const last = match.chat.at(-1)?.id ?? 0;
  if (last <= match.readChat) return;
  keep(match.id, { chat: last });
  match.set({ readChat: last });
}
