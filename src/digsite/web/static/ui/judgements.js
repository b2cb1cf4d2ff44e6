/** A finished game as a strong bot sees it: who was going to win, and what gave chances away. */

import { html, nothing } from "../vendor/lit.js";
import { say } from "../words/words.js";
import { scoreChart } from "./score-chart.js";
import { seatMark } from "./seat-mark.js";
import { toast } from "./toasts.js";

/** @import { Review } from "../state/review.js" */
/** @import { Judged, Judgement } from "../types" */

const MOST = 12; // turning points

/** @param {Review} review @param {number} at @param {(version: number) => void} choose */
export function judgements(review, at, choose) {
  if (review.info?.state !== "over") return nothing;
  const { judged } = review;
  if (!judged) return html`<div class="judged"><button @click=${() => begin(review)}>${say("review-begin")}</button> <p class="soft small">${say("review-text")}</p></div>`;
  const mistakes = greatest(judged.moments);
  const done = judged.done >= judged.all;
  return html`<div class="judged"><h2>${say("review-title")}</h2>
    ${scoreChart(chances(review, judged), { at, names: review.names, label: say("review-title"), choose, narrow: true, highest: 100, end: review.last, marks: mistakes })}
    ${done ? nothing : html`<p class="soft small" role="status"><progress max=${judged.all} .value=${judged.done} aria-label=${say("review-title")}></progress> ${say("review-progress", { done: judged.done, all: judged.all })}</p>`}
    ${done && !mistakes.length ? html`<p class="soft">${say("review-none")}</p>` : nothing}
    ${mistakes.length ? html`<h3>${say("review-mistakes")}</h3>` : nothing}
    <ol class="mistakes log">${mistakes.map((moment) => html`<li><button class="line ${moment.version === at ? "at" : ""}" @click=${() => choose(moment.version)}>
      ${seatMark(moment.seat)}<span>${told(moment)}</span></button></li>`)}</ol>
  </div>`;
}

/** What cost most, in the order of the game. @param {Judgement[]} moments */
function greatest(moments) {
  const wrong = moments.filter((moment) => moment.better).sort((one, other) => other.loss - one.loss);
  return wrong.slice(0, MOST).sort((one, other) => one.version - other.version);
}

/** @param {Judgement} moment */
function told({ turn, played, better, loss }) {
  return say("review-mistake", { turn, played: played ?? "", better: better ?? "", percent: Math.round(loss * 100) });
}

/** The chances in percent as chapters of a chart, the end included. @param {Review} review @param {Judged} judged */
function chances(review, judged) {
  const chapters = judged.moments.map(({ version, turn, wins }) => ({ version, turn, scores: wins.map((share) => 100 * share) }));
  if (judged.done < judged.all) return chapters;
  /** @type {number[]} */ const winners = review.story?.outcome.winners ?? [];
  const scores = review.names.map((_name, seat) => (winners.includes(seat) ? 100 / winners.length : 0));
  return [...chapters, { version: review.last, turn: 0, scores }];
}

/** @param {Review} review */
async function begin(review) {
  try {
    await review.judge();
  } catch (error) {
    toast(/** @type {Error} */ (error).message, { kind: "refusal" });
  }
}
