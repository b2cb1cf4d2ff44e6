/** The race to the golden gate. */

import { svg } from "../../../vendor/lit.js";
import { say } from "../../../words/words.js";
import { causeway } from "../../../tables/causeway.js";

const NARROW = matchMedia("(max-width: 640px)");
const GATE = svg`<g class="gate"><path d="M15 0 30 30H0z" class="bright" />
  <path d="M15 0 30 30H17z" class="shaded" /><circle cx="15" cy="17" r="3.600" class="eye" /></g>`;

/** @param {import("./types").Public} open @param {string[]} names */
export function race({ goal, players }, names) {
  const scores = players.map(player => player.score);
  const told = scores.map((score, seat) => `${names[seat]} ${score}`).join(", ");
  return causeway({
    last: goal,
    wide: NARROW.matches ? 400 : 900,
    kind: "race",
    goal: GATE,
    label: `${say("loot-race", { goal })}: ${told}`,
    tokens: scores.map((score, seat) => ({
      seat,
      at: Math.min(score, goal),
    })),
  });
}
