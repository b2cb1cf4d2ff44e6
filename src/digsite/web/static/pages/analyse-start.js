/** The analysis board before there is anything on it: a record from disk, one pasted, or a new game. */

import { html, nothing } from "../vendor/lit.js";
import { icon } from "../ui/icons.js";
import { say } from "../words/words.js";

/** @import { AnalysePage } from "./analyse.js" */
/** @import { GameCard } from "../types/answers" */

/** @param {AnalysePage} page @param {GameCard[]} games */
export function analyseStart(page, games) {
  return html`<div class="reading analyse-start">
    <h1>${say("analyse-title")}</h1>
    <p>${say("analyse-text")}</p>
    <section class="card">
      <h2>${say("analyse-record")}</h2>
      <label class="button"
        >${icon("open")} ${say("home-open-record")}<input
          class="unseen"
          type="file"
          accept=".digsite,.txt,text/plain"
          @change=${(/** @type {Event} */ event) => openFile(page, event)}
      /></label>
      <form @submit=${(/** @type {SubmitEvent} */ event) => paste(page, event)}>
        <textarea
          name="record"
          rows="5"
          required
          aria-label=${say("analyse-paste")}
          placeholder=${say("analyse-paste")}
        ></textarea>
        <button class="main">${say("analyse-begin")}</button>
      </form>
    </section>
    <section class="card">
      <h2>${say("analyse-new")}</h2>
      ${games.length ? newGame(page, games) : nothing}
    </section>
  </div>`;
}

/** @param {AnalysePage} page @param {GameCard[]} games */
function newGame(page, games) {
  const most = Math.max(...games.flatMap(game => game.seats));
  return html`<form class="bar" @submit=${(/** @type {SubmitEvent} */ event) => begin(page, event)}>
    <select name="game" aria-label=${say("home-games")}>
      ${games.map(game => html`<option value=${game.key}>${game.title}</option>`)}
    </select>
    <label class="row"
      >${say("analyse-players")}
      <select name="seats">
        ${Array.from({ length: most - 1 }, (_none, number) => html`<option>${number + 2}</option>`)}
      </select></label
    >
    <button class="main">${say("analyse-begin")}</button>
  </form>`;
}

/** @param {AnalysePage} page @param {Event} event */
async function openFile(page, event) {
  const field = /** @type {HTMLInputElement} */ (event.target);
  const file = field.files?.[0];
  field.value = "";
  if (file) await page.run(async () => page.analysis.open(await file.text()));
}

/** @param {AnalysePage} page @param {SubmitEvent} event */
function paste(page, event) {
  event.preventDefault();
  const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
  return page.run(() => page.analysis.open(`${String(form.get("record")).trim()}\n`));
}

/** @param {AnalysePage} page @param {SubmitEvent} event */
function begin(page, event) {
  event.preventDefault();
  const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
  return page.run(() => page.analysis.begin(String(form.get("game")), Number(form.get("seats"))));
}
