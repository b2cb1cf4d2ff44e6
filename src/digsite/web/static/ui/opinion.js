/** What a bot thinks of a position: the chances of all seats, and its lines. */

import { html, nothing } from "../vendor/lit.js";
import { decimal, say } from "../words/words.js";
import { seatMark } from "./seat-mark.js";

/** @import { Analysis, Limit } from "../state/analysis.js" */
/** @import { BestLine, Opinion } from "../types/answers" */

/** @type {Record<string, Limit>} */
const LIMITS = {
  "1s": { seconds: 1 },
  "3s": { seconds: 3 },
  "10s": { seconds: 10 },
  "2000i": { iterations: 2_000 },
  "20000i": { iterations: 20_000 },
};

/** @param {Analysis} analysis @param {(line: BestLine) => void} play */
export function opinionPanel(analysis, play) {
  const { opinion, limit, thinking } = analysis;
  return html`<section class="opinion" aria-label=${say("analyse-engine")}>
    <div class="bar">
      <button
        class="tool-engine"
        aria-pressed=${Boolean(limit)}
        @click=${() => analysis.think(limit ? null : LIMITS["3s"])}
      >
        ${say(limit ? "analyse-engine-stop" : "analyse-engine-start")}
      </button>
      <label class="row small"
        >${say("analyse-limit")}
        <select
          ?disabled=${!limit}
          @change=${(/** @type {Event} */ event) => analysis.think(LIMITS[valueOf(event)])}
        >
          ${Object.entries(LIMITS).map(
            ([name, each]) =>
              html`<option value=${name} ?selected=${same(each, limit)}>${words(each)}</option>`,
          )}
        </select></label
      >
    </div>
    ${opinion ? chances(analysis, opinion) : nothing}
    ${
      opinion?.lines.length
        ? html`<ol class="log best" aria-label=${say("analyse-lines")}>
            ${opinion.lines.map(
              line =>
                html`<li>
                  <button class="line" @click=${() => play(line)}>
                    <b>${percent(line.value)}</b><span>${line.text}</span>
                  </button>
                </li>`,
            )}
          </ol>`
        : nothing
    }
    ${opinion?.why ? html`<p class="why small">${opinion.why}</p>` : nothing}
    <p class="soft small" role="status">${status(analysis, thinking, opinion)}</p>
  </section>`;
}

/** @param {Analysis} analysis @param {Opinion} opinion */
function chances({ about }, { wins, scores }) {
  return html`<ul class="chances" aria-label=${say("analyse-chances")}>
    ${wins.map(
      (share, seat) =>
        html`<li>
          ${seatMark(seat)}<span class="name">${about?.names[seat]}</span>
          <meter class="seat-${seat}" min="0" max="1" .value=${share} aria-hidden="true"></meter>
          <b>${percent(share)}</b
          ><span class="soft small">${say("analyse-points", { points: decimal(scores[seat]) })}</span>
        </li>`,
    )}
  </ul>`;
}

/** @param {Analysis} analysis @param {boolean} thinking @param {Opinion | null} opinion */
function status({ limit, position }, thinking, opinion) {
  if (!limit) return say("analyse-engine-text");
  if (thinking) return say("hint-thinking");
  if (position?.actor === -2 || !opinion) return "";
  return say("analyse-effort", { iterations: opinion.iterations });
}

/** @param {number} share */
const percent = share => `${Math.round(100 * share)}\u00a0%`;

/** @param {Limit} limit */
const words = limit =>
  "seconds" in limit
    ? say("analyse-seconds", { seconds: limit.seconds })
    : say("analyse-iterations", { iterations: limit.iterations });

/** @param {Limit} one @param {Limit | null} other */
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other ?? LIMITS["3s"]);

/** @param {Event} event */
const valueOf = event => /** @type {HTMLSelectElement} */ (event.target).value;
