/** What chance and errors did in a finished game: a line in words, a chart that adds up, and a plain count. */

import { html, nothing } from "../vendor/lit.js";
import { decimal, say } from "../words/words.js";
import { seatMark } from "./seat-mark.js";
import { stackedChart } from "./stacked-chart.js";

/** @import { Review } from "../state/review.js" */
/** @import { Luck, LuckAnswer } from "../types/answers" */

/** @type {("luck" | "own" | "given" | "rest")[]} */
const KINDS = ["luck", "own", "given", "rest"];

/** @param {Review} review @param {number} at @param {(version: number) => void} choose */
export function luckOf(review, at, choose) {
  const { fate } = review;
  if (!fate || (!fate.luck && !fate.counted.length)) return nothing;
  return html`<section class="fate">
    <h3>${say(fate.luck ? "luck-title" : "luck-title-plain")}</h3>
    ${fate.line ? html`<p class="line">${fate.line}</p>` : nothing}
    ${fate.luck ? split(review, fate.luck, at, choose) : nothing} ${counted(fate, at, choose)}
  </section>`;
}

/** @param {Review} review @param {Luck} luck @param {number} at @param {(version: number) => void} choose */
function split(review, luck, at, choose) {
  const seat = review.whose;
  const kinds = luck.judged ? KINDS : KINDS.filter(kind => kind === "luck" || kind === "rest");
  const chapters = luck.fortunes.map(fortune => {
    const parts = kinds.map(kind => fortune[kind][seat]);
    return {
      version: fortune.version,
      parts,
      sum: parts.reduce((sum, part) => sum + part, luck.start[seat]),
    };
  });
  return html`<div class="whose" role="group" aria-label=${say("luck-whose")}>
      ${review.names.map(
        (name, each) =>
          html`<button
            class="plain small"
            aria-pressed=${each === seat}
            @click=${() => review.set({ whose: each })}
          >
            ${seatMark(each)} ${name}
          </button>`,
      )}
    </div>
    ${stackedChart(chapters, { kinds, at, end: review.last, label: say("luck-title"), choose })}
    <dl class="fate-sums">
      ${luck.start.some(start => Math.abs(start) >= 0.05) ? sum("start", luck.start[seat]) : nothing}
      ${kinds.map(kind => sum(kind, luck[kind][seat]))} ${sum("result", luck.result[seat])}
    </dl>
    <p class="soft small">${say(luck.judged ? "luck-text" : "luck-unjudged")}</p>`;
}

/** @param {string} kind @param {number} value */
const sum = (kind, value) =>
  html`<div data-kind=${kind}>
    <dt><i aria-hidden="true"></i>${say(`luck-${kind}`)}</dt>
    <dd>${points(value)}</dd>
  </div>`;

/** @param {LuckAnswer} fate @param {number} at @param {(version: number) => void} choose */
function counted({ title, sums, counted: all }, at, choose) {
  if (!all.length) return nothing;
  const list = html`<ol class="counted log">
    ${all.map(
      ({ version, seat, text }) =>
        html`<li>
          <button class="line ${version === at ? "at" : ""}" @click=${() => choose(version)}>
            ${seat === null ? nothing : seatMark(seat)}<span>${text}</span>
          </button>
        </li>`,
    )}
  </ol>`;
  if (!sums.length)
    return html`<h4>${title}</h4>
      ${list}`;
  return html`<h4>${title}</h4>
    <ul class="luck">
      ${sums.map(text => html`<li>${text}</li>`)}
    </ul>
    <details>
      <summary>${say("luck-each", { count: all.length })}</summary>
      ${list}
    </details>`;
}

/** With its sign, to a tenth, as the language writes it. @param {number} value */
export function points(value) {
  const rounded = Math.round(10 * value) / 10;
  return `${rounded < 0 ? "−" : "+"}${decimal(Math.abs(rounded))}`;
}
