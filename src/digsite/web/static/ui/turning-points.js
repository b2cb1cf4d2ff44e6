/** The decisions of a reviewed game that cost most, and the way from one to the next. */

import { html, nothing } from "../vendor/lit.js";
import { say } from "../words/words.js";

/** @import { Review } from "../state/review.js" */
/** @import { Judged as Judgement } from "../types/answers" */

const MOST = 12;

/** What cost most, in the order of the game. @param {Review} review */
export function turningPoints({ judged }) {
  const clear = (judged?.moments ?? []).filter(({ mark }) => mark === "mistake" || mark === "blunder");
  const wrong = clear.sort((one, other) => other.loss - one.loss);
  return wrong.slice(0, MOST).sort((one, other) => one.version - other.version);
}

/** @param {Judgement} moment */
export function told({ turn, played, better, loss }) {
  return say("review-mistake", {
    turn,
    played: played ?? "",
    better: better ?? "",
    percent: Math.round(loss * 100),
  });
}

/**
 * The turning point before or after a position.
 * @param {Review | undefined} review @param {number} at @param {"back" | "next"} way
 */
export function turningFrom(review, at, way) {
  const versions = review ? turningPoints(review).map(({ version }) => version) : [];
  return way === "next" ? versions.find(version => version > at) : versions.findLast(version => version < at);
}

/**
 * There by a click, once there are any.
 * @param {Review} review @param {number} at @param {"back" | "next"} way @param {(version: number) => void} choose
 */
export function turningButton(review, at, way, choose) {
  if (!turningPoints(review).length) return nothing;
  const name = say(`replay-turning-${way}`);
  const to = turningFrom(review, at, way);
  return html`<button
    class="plain turning"
    aria-label=${name}
    title=${name}
    ?disabled=${to === undefined}
    @click=${() => to !== undefined && choose(to)}
  >
    <span aria-hidden="true">${way === "back" ? "‹?" : "?›"}</span>
  </button>`;
}
