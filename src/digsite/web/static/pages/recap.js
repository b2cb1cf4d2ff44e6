/** Since my last turn: a short replay, turn by turn, with what changed lit; as a list where nothing moves. */

import { html } from "../vendor/lit.js";
import { motion } from "../motion/motion.js";
import { told } from "../state/log.js";
import { byTurns } from "../state/since.js";
import { openDialog } from "../ui/dialog.js";
import { lineMark } from "../ui/seat-mark.js";
import { say } from "../words/words.js";

/** @import { LogLine, Since } from "../types/answers" */
/** @import { MatchPage } from "./match.js" */

const READ = 900; // milliseconds for a turn, and more for each sentence of it
const MORE = 700;

/** @param {MatchPage} page */
export async function recap(page) {
  const { state } = page;
  if (!state || state.past || page.recapping) return;
  page.recapping = true;
  try {
    motion.skip(); // what is still being shown is part of it
    await state.drawn();
    motion.rest();
    const since = await state.readSince();
    const turns = byTurns(told(since?.lines ?? []));
    if (motion.on && since && turns.length) return await replay(page, since, turns);
    page.recapping = false;
    await asList(turns);
  } finally {
    page.recapping = false;
  }
}

/** @param {MatchPage} page @param {Since} since @param {LogLine[][]} turns */
async function replay(page, since, turns) {
  const { state, table, news } = page;
  if (!state || !table) return;
  await state.look(since.version);
  for (const [n, lines] of turns.entries()) {
    const draw = async () => {
      await state.look(n + 1 < turns.length ? turns[n + 1][0].version - 1 : (state.sight?.version ?? 0));
      await page.updateComplete;
      await table.updateComplete;
    };
    await motion.flip(table, draw);
    if (!state.past) break; // back to now
    table.point(records(lines), "changed");
    motion.caption(sentences(lines));
    await motion.hold(READ + MORE * lines.length);
    if (motion.skipping) break;
  }
  page.now();
  motion.rest();
  motion.caption(news);
  await table.updateComplete;
  table.point(turns.flatMap(records), "changed");
}

/** What was done, without trifles; a line without events is its text. @param {LogLine[]} lines */
const sentences = lines =>
  lines
    .flatMap(({ events, text }) =>
      events.length ? events.filter(event => !event.minor).map(event => event.text) : [text],
    )
    .join(" ");

/** @param {LogLine[]} lines */
const records = lines =>
  lines.flatMap(({ events }) => events.filter(event => !event.minor).map(({ record }) => record));

/** @param {LogLine[][]} turns */
function asList(turns) {
  const body = (/** @type {() => void} */ close) =>
    html`<h2>${say("since-title")}</h2>
      ${turns.length ? "" : html`<p class="soft">${say("since-nothing")}</p>`}
      <ol class="since" tabindex="0" aria-label=${say("since-title")}>
        ${turns.map(lines => html`<li>${lineMark(lines[0])}<span>${sentences(lines)}</span></li>`)}
      </ol>
      <div class="buttons"><button class="main" @click=${close}>${say("web-done")}</button></div>`;
  return openDialog(body, { label: say("since-title") });
}
