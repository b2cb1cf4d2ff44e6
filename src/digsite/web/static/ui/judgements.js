/** A finished game as a strong bot sees it: who was going to win, and what gave chances away. */

import { html, nothing } from "../vendor/lit.js";
import { say } from "../words/words.js";
import { luckOf } from "./luck.js";
import { summary } from "./review-summary.js";
import { scoreChart } from "./score-chart.js";
import { openRulebook } from "./rulebook-drawer.js";
import { seatMark } from "./seat-mark.js";
import { toast } from "./toasts.js";
import { told, turningPoints } from "./turning-points.js";

/** @import { Review } from "../state/review.js" */
/** @import { Judged as Judgement } from "../types/answers" */

/** @type {Record<Judgement["mark"], string>} as commentators write them */
const SIGNS = { best: "", fine: "", doubtful: "?!", mistake: "?", blunder: "??" };

/** @param {Review} review @param {number} at @param {(version: number) => void} choose */
export function judgements(review, at, choose) {
  if (review.info?.state !== "over") return nothing;
  const { judged } = review;
  if (!judged)
    return html`<div class="judged">
      <button @click=${() => begin(review)}>${say("review-begin")}</button>
      <p class="soft small">${say("review-text")}</p>
    </div>`;
  const mistakes = turningPoints(review);
  const done = judged.done >= judged.all;
  return html`<div class="judged">
    <h2>${say("review-title")}</h2>
    ${scoreChart(chances(review, judged), {
      at,
      names: review.names,
      label: say("review-title"),
      choose,
      narrow: true,
      highest: 100,
      end: review.last,
      marks: mistakes,
    })}
    ${
      done
        ? nothing
        : html`<p class="soft small" role="status">
            <progress max=${judged.all} .value=${judged.done} aria-label=${say("review-title")}></progress>
            ${say("review-progress", { done: judged.done, all: judged.all })}
          </p>`
    }
    ${
      done && !judged.latest
        ? html`<button @click=${() => begin(review, true)}>${say("review-again")}</button>`
        : nothing
    }
    ${done && !mistakes.length ? html`<p class="soft">${say("review-none")}</p>` : nothing}
    ${
      done && mistakes.length
        ? html`<p><a class="button" href="/mistakes/${review.id}">${say("mistake-begin")}</a></p>`
        : nothing
    }
    ${mistakes.length ? html`<h3>${say("review-mistakes")}</h3>` : nothing}
    <ol class="mistakes log">
      ${mistakes.map(
        moment =>
          html`<li>
            <button class="line ${moment.version === at ? "at" : ""}" @click=${() => choose(moment.version)}>
              ${seatMark(moment.seat)}<b class="mark">${SIGNS[moment.mark]}</b><span>${told(moment)}</span>
            </button>
            ${because(review, moment)} ${moment.version === at ? alternatives(moment) : nothing}
          </li>`,
      )}
    </ol>
    ${luckOf(review, at, choose)} ${done ? summary(review, choose) : nothing}
  </div>`;
}

/** What looked best, each with its value. @param {Judgement} moment */
function alternatives({ best }) {
  const texts = [...new Map(best.map(({ text, value }) => [text, value]))];
  if (texts.length < 2) return nothing;
  return html`<div class="best small">
    <p class="soft">${say("review-best")}</p>
    <ol>
      ${texts.map(([text, value]) => html`<li><span>${text}</span><b>${Math.round(100 * value)} %</b></li>`)}
    </ol>
  </div>`;
}

/** Why it was worse, with the rule behind the question. @param {Review} review @param {Judgement} moment */
function because(review, { why, clause }) {
  if (!why) return nothing;
  const open = () => openRulebook(review.info?.game ?? "", clause ?? undefined);
  return html`<p class="why small">
    ${why} ${clause ? html`<button class="link" @click=${open}>${clause}</button>` : nothing}
  </p>`;
}

/**
 * The chances in percent as chapters of a chart, the end included.
 * @param {Review} review @param {NonNullable<Review["judged"]>} judged
 */
function chances(review, judged) {
  const chapters = judged.moments.map(({ version, turn, wins }) => ({
    version,
    turn,
    scores: wins.map(share => 100 * share),
  }));
  if (judged.done < judged.all) return chapters;
  const winners = review.story?.outcome.winners ?? [];
  const scores = review.names.map((_name, seat) => (winners.includes(seat) ? 100 / winners.length : 0));
  return [...chapters, { version: review.last, turn: 0, scores }];
}

/** @param {Review} review @param {boolean} [again] */
async function begin(review, again = false) {
  try {
    const judged = review.judge(again);
    document.querySelector(".replay .side")?.scrollIntoView();
    const story = /** @type {HTMLElement | null} */ (document.querySelector(".replay .story"));
    story?.scrollTo(0, 0); // where it begins
    story?.focus({ preventScroll: true }); // the button that was pressed is gone
    await judged;
  } catch (error) {
    toast(/** @type {Error} */ (error).message, { kind: "refusal" });
  }
}
