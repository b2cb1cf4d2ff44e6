/** The end of a match: who won, where the points came from, and what next. */

import { html } from "../vendor/lit.js";
import { get } from "../net/http.js";
import { play as sound } from "../sound/sound.js";
import { breakdown } from "../ui/breakdown.js";
import { openDialog } from "../ui/dialog.js";
import { icon } from "../ui/icons.js";
import { scoreChart } from "../ui/score-chart.js";
import { say } from "../words/words.js";

/** @param {import("./match.js").MatchPage} page @param {import("../state/match.js").Match} match */
export async function openResult(page, match) {
  const story = await get(`/matches/${match.id}/story`).catch(() => null);
  if (!story || !page.isConnected) return;
  /** @type {number[]} */ const winners = story.outcome?.winners ?? story.winners;
  const last = story.chapters.at(-1);
  const names = match.names;
  const mine = match.mine.some((seat) => winners.includes(seat));
  sound(mine ? "won" : "score");
  const victors = winners.map((seat) => names[seat]).join(", ");
  const title = say("result-won", { count: winners.length, names: victors });
  const body = (/** @type {() => void} */ close) => html`<div class="result">
    <h2>${mine ? say("result-you-won") : title}</h2>
    ${mine ? html`<p>${title}</p>` : ""}
    ${breakdown(last, names, winners)}
    ${scoreChart(story.chapters, { names, label: say("result-chart") })}
    <div class="buttons">
      <button @click=${close}>${say("result-look")}</button>
      <a class="button" href="/replay/${match.id}" @click=${close}>${icon("eye")} ${say("more-review")}</a>
      ${match.mine.length ? html`<button class="main" @click=${() => (close(), match.propose("rematch"))}>${say("result-rematch")}</button>` : ""}
    </div></div>`;
  await openDialog(body, { label: title, kind: "wide-dialog" });
}
