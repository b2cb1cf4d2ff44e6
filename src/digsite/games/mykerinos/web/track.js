/** The score track: as long as the leader needs it. */

import { say } from "../../../words/words.js";
import { causeway } from "../../../tables/causeway.js";

/** About as many units as there are pixels, so that the numbers can be read, by the width of the window. */
const WIDE = /** @type {const} */ ([
  ["(max-width: 700px)", 400],
  ["(min-width: 1024px) and (max-width: 1100px)", 300],
  ["(min-width: 1024px) and (max-width: 1320px)", 420],
]);

/** @param {import("./table.js").Player[]} players @param {(seat: number) => string} nameOf */
export function track(players, nameOf) {
  const told = players.map(player => `${nameOf(player.seat)} ${player.prestige}`).join(", ");
  return causeway({
    last: Math.max(30, ...players.map(player => Math.ceil((player.prestige + 1) / 10) * 10)),
    wide: WIDE.find(([window]) => matchMedia(window).matches)?.[1] ?? 540,
    kind: "track",
    label: `${say("mykerinos-track")}: ${told}`, // what is scored; at the end that is everything
    tokens: players.map(player => ({ seat: player.seat, at: player.prestige })),
  });
}
