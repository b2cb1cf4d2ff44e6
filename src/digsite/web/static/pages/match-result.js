/** The end of a match: who won, where the points came from, and what next. */

import { html, svg } from "../vendor/lit.js";
import { get } from "../net/http.js";
import { play as sound } from "../sound/sound.js";
import { breakdown } from "../ui/breakdown.js";
import { openDialog } from "../ui/dialog.js";
import { icon } from "../ui/icons.js";
import { seatShape } from "../ui/seat-mark.js";
import { scoreChart } from "../ui/score-chart.js";
import { listed, say } from "../words/words.js";

/** @param {import("./match.js").MatchPage} page @param {import("../state/match.js").Match} match */
export async function openResult(page, match) {
  const story = await get("/matches/{match}/story", { match: match.id }).catch(() => null);
  if (!story || !page.isConnected) return;
  const { winners } = story.outcome;
  const last = story.chapters.at(-1);
  const names = match.names;
  sound(match.mine.some(seat => winners.includes(seat)) ? "won" : "score");
  const [title, more] = verdict(winners, match.mine, names);
  const body = (/** @type {() => void} */ close) =>
    html`<div class="result">
      <header>
        ${wreath(winners)}
        <div>
          <h2>${title}</h2>
          ${more ? html`<p>${more}</p>` : ""}
        </div>
      </header>
      ${last ? breakdown(last, names, winners) : ""}
      ${scoreChart(story.chapters, { names, label: say("result-chart") })}
      <div class="buttons">
        <button @click=${close}>${say("result-look")}</button>
        <a class="button" href="/replay/${match.id}" @click=${close}>${icon("eye")} ${say("more-review")}</a>
        ${
          match.mine.length
            ? html`<button class="main" @click=${() => (close(), match.propose("rematch"))}>
                ${say("result-rematch")}
              </button>`
            : ""
        }
      </div>
    </div>`;
  await openDialog(body, { label: title, kind: "wide-dialog" });
}

/**
 * Who has won, said once; who shares it with me, and who of several at this screen it is, needs the names.
 * @param {number[]} winners @param {number[]} mine @param {string[]} names
 */
export function verdict(winners, mine, names) {
  const told = say("result-won", { count: winners.length, names: listed(winners.map(seat => names[seat])) });
  if (!mine.some(seat => winners.includes(seat))) return [told];
  return winners.length > 1 || mine.length > 1 ? [say("result-you-won"), told] : [say("result-you-won")];
}

/** The marks of the winners in a laurel wreath. @param {number[]} winners */
function wreath(winners) {
  const size = winners.length > 1 ? 0.72 : 1.25;
  return html`<svg class="wreath" viewBox="0 0 100 84" aria-hidden="true">
    ${[1, -1].map(
      side => svg`<g transform="translate(50 0) scale(${side} 1)">
      <path d="M4 78C30 74 44 52 38 16" class="stem" />${LEAVES.map(
        ([x, y, turn]) =>
          svg`<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0c4-6 12-6 17 0-5 6-13 6-17 0z"
            class="leaf" />`,
      )}</g>`,
    )}
    ${winners.slice(0, 3).map((seat, n, shown) => {
      const middle = 50 + (n - (shown.length - 1) / 2) * 20;
      const place = `translate(${middle - 12 * size} ${40 - 12 * size}) scale(${size})`;
      return svg`<g class="seat-${seat}" fill="var(--seat)" transform=${place}>${seatShape(seat)}</g>`;
    })}
  </svg>`;
}

const LEAVES = [
  [38, 18, -75],
  [40, 30, -30],
  [40, 30, -130],
  [37, 45, -5],
  [37, 45, -150],
  [30, 58, 15],
  [30, 58, 190],
  [20, 69, 35],
  [20, 69, 200],
];
