/** What a room from a pile may hold, in signs: guardian, amulet, treasures. */

import { html, nothing } from "../../../vendor/lit.js";
import { decimal, say } from "../../../words/words.js";
import { CENTRES, TREASURES } from "./art.js";

/** @import { RoomOdds } from "./types" */

/** @param {RoomOdds | undefined} odds */
export function roomOdds(odds) {
  if (!odds) return nothing;
  const [guardian, amulet] = [odds.guardian, odds.amulet].map(chance => Math.round(chance * 100));
  const words = say("loot-room-odds", { guardian, amulet, treasures: decimal(odds.treasures) });
  return html`<span class="room-odds" role="img" title=${words} aria-label=${words}>
    <span>${sign("60", CENTRES.mummy)}${guardian} %</span>
    <span>${sign("60", CENTRES.amulet)}${amulet} %</span>
    <span>${sign("24", TREASURES.cup)}${decimal(odds.treasures)}</span>
  </span>`;
}

/** @param {string} size @param {unknown} drawing */
const sign = (size, drawing) =>
  html`<svg class="room front" viewBox="0 0 ${size} ${size}" aria-hidden="true">${drawing}</svg>`;
