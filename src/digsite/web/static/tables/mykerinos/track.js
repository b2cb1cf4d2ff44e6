/** The score track: as long as the leader needs it. */

import { say } from "../../words/words.js";
import { causeway } from "../causeway.js";

const PHONE = matchMedia("(max-width: 700px)");

/** @param {any[]} players @param {(seat: number) => string} nameOf */
export function track(players, nameOf) {
  const told = players.map((player) => `${nameOf(player.seat)} ${player.prestige}`).join(", ");
  return causeway({
    last: Math.max(30, ...players.map((player) => Math.ceil((player.prestige + 1) / 10) * 10)),
    wide: PHONE.matches ? 400 : 900, kind: "track", label: `${say("mykerinos-track")}: ${told}`,
    tokens: players.map((player) => ({ seat: player.seat, at: player.prestige })),
  });
}
