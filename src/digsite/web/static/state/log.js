/** The log of a match, as sentences that can be pointed at. */

import { get } from "../net/http.js";

/** @import { LogLine } from "../types/answers" */

const PAGE = 500; // lines that come at once

/**
 * All lines after a version.
 * @param {string} match @param {number} since @param {boolean} [keep] @returns {Promise<LogLine[]>}
 */
export async function logSince(match, since, keep = false) {
  const { lines } = await get("/matches/{match}/log", { match, since }, keep);
  const last = lines.at(-1);
  return last && lines.length >= PAGE ? [...lines, ...(await logSince(match, last.version, keep))] : lines;
}

/** What was not taken back, one line per event. @param {LogLine[]} lines @returns {LogLine[]} */
export function told(lines) {
  return lines
    .filter(line => !line.undone)
    .flatMap(line => {
      const { events } = line;
      return events.length
        ? events.map(event => ({ ...line, text: event.text, events: [event] }))
        : line.text
          ? [line]
          : [];
    });
}
