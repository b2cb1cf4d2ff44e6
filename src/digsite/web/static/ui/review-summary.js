/** A reviewed game by player: how well each decided, what cost most and when, and where points came from. */

import { html, nothing, svg } from "../vendor/lit.js";
import { say, word } from "../words/words.js";
import { seatMark } from "./seat-mark.js";

/** @import { Review } from "../state/review.js" */
/** @import { Judged as Judgement } from "../types/answers" */

const COSTLIEST = 3;
const MARKS = ["best", "fine", "doubtful", "mistake", "blunder"];
const PHASES = ["first", "second", "third"];

/** @param {Review} review @param {(version: number) => void} choose */
export function summary(review, choose) {
  const moments = review.judged?.moments ?? [];
  return html`<h3>${say("review-summary")}</h3>
    <ul class="decisions">
      ${review.names.map((name, seat) =>
        player(
          name,
          seat,
          moments.filter(moment => moment.seat === seat),
          review.last,
          choose,
        ),
      )}
    </ul>
    ${sources(review)}`;
}

/**
 * @param {string} name @param {number} seat @param {Judgement[]} own @param {number} last
 * @param {(version: number) => void} choose
 */
function player(name, seat, own, last, choose) {
  const count = (/** @type {Judgement["mark"]} */ mark) => own.filter(each => each.mark === mark).length;
  const [best, fine, doubtful] = [count("best"), count("fine"), count("doubtful")];
  const wrong = { mistakes: count("mistake"), blunders: count("blunder") };
  const worst = [...own].sort((one, other) => other.loss - one.loss).slice(0, COSTLIEST);
  const costly = worst.filter(({ loss }) => loss > 0);
  return html`<li>
    <p>
      ${seatMark(seat)}<b>${name}</b>:
      ${say("review-accuracy", { percent: accuracy(own), count: own.length })}
    </p>
    ${bar([best, fine, doubtful, wrong.mistakes, wrong.blunders])}
    <p class="small">${say("review-decided", { best, fine, doubtful, ...wrong, percent: lost(own) })}</p>
    <p class="small">${say("review-phases", phases(own, last))}</p>
    ${
      costly.length
        ? html`<p class="small costliest">
            ${say("review-costliest")}
            ${costly.map(
              ({ version, turn, loss }) =>
                html`<button class="link" @click=${() => choose(version)}>
                  ${say("review-at", { turn, percent: Math.round(100 * loss) })}
                </button>`,
            )}
          </p>`
        : nothing
    }
  </li>`;
}

/** How many were best, fine, doubtful, mistakes and blunders, as lengths. @param {number[]} counts */
function bar(counts) {
  const all = counts.reduce((sum, count) => sum + count, 0);
  let from = 0;
  return html`<svg class="marks" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
    ${counts.map((count, kind) => {
      const [x, width] = [from, (100 * count) / (all || 1)];
      from += width;
      return svg`<rect class=${MARKS[kind]} x=${x} width=${width} height="6" />`;
    })}
  </svg>`;
}

/** How many of a hundred decisions nothing was surely better than. @param {Judgement[]} own */
export function accuracy(own) {
  const good = own.filter(({ mark }) => mark === "best" || mark === "fine").length;
  return own.length ? Math.round((100 * good) / own.length) : 100;
}

/**
 * What a decision gave away in each third of the game, in percent of a win.
 * @param {Judgement[]} own @param {number} last
 */
export function phases(own, last) {
  const third = (/** @type {number} */ version) => Math.min(2, Math.floor((3 * version) / (last || 1)));
  return Object.fromEntries(
    PHASES.map((name, phase) => [name, lost(own.filter(({ version }) => third(version) === phase))]),
  );
}

/** What a decision gave away on average: sums would be more than a whole win. @param {Judgement[]} own */
const lost = own =>
  Math.round((1000 * own.reduce((sum, { loss }) => sum + loss, 0)) / (own.length || 1)) / 10;

/** @param {string} name @param {number} seat */
const heading = (name, seat) => html`${seatMark(seat)}<span class="unseen">${name}</span>`;

/** Each player's points by source beside those of winners. @param {Review} review */
function sources({ judged, story, names }) {
  const chapter = story?.chapters.at(-1);
  const usual = judged?.usual;
  if (!chapter || !usual) return nothing;
  const rows = Object.keys(usual.points).filter(
    source => usual.points[source] >= 0.5 || chapter.breakdown.some(part => part[source]),
  );
  return html`<h3>${say("review-sources")}</h3>
    <table class="usual">
      <thead>
        <tr>
          <td></td>
          ${names.map((name, seat) => html`<th scope="col" title=${name}>${heading(name, seat)}</th>`)}
          <th scope="col">${say("review-winners")}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          source =>
            html`<tr>
              <th scope="row">${word("source", source)}</th>
              ${chapter.breakdown.map(part => html`<td>${part[source] || "·"}</td>`)}
              <td>${Math.round(usual.points[source])}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    <p class="soft small">
      ${say("review-usual", { games: usual.games, bot: usual.bot, seats: names.length })}
    </p>`;
}
