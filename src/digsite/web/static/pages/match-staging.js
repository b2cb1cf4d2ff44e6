/** What happened is shown on the table, then the new sight: each event with its sentence at the right moment. */

import { motion } from "../motion/motion.js";
import { play as sound } from "../sound/sound.js";
import { sumUp } from "./match-news.js";

/** @import { Sight, Told } from "../types" */
/** @import { Match } from "../state/match.js" */
/** @import { Table } from "../tables/table.js" */
/** @import { MatchPage } from "./match.js" */

/**
 * @param {MatchPage} page @param {Sight | null} before what was drawn, if it was drawn for the same person
 * @param {Sight} after @param {boolean} hurry
 */
export async function stage(page, before, after, hurry) {
  const state = /** @type {Match} */ (page.state);
  const table = await page.prepare();
  const told = after.events;
  page.preview = [];
  if (!before) page.news = ""; // what was said to somebody else at this screen
  if (before?.your_turn) page.light([]);
  if (told.length) page.spoken = told.map(event => event.text).join(" ");
  const draw = async () => {
    state.draw(after);
    await page.updateComplete;
    await table.updateComplete;
  };
  if (!before || hurry || state.past) {
    if (before) for (const { text, minor } of told) if (!minor) motion.caption(text);
    await draw();
  } else {
    await show(table, told);
    await motion.flip(table, draw);
    if (!before.your_turn && told.some(event => !event.minor))
      await motion.breathe(after.actor === before.actor);
  }
  if (!state.queued) motion.rest(); // one key skips all that is still to be shown
  if (before) page.light(told, true);
  void sumUp(page, after);
  page.announce(after);
}

/** @param {Table} table @param {Told[]} told */
async function show(table, told) {
  for (const { record, text, minor } of told) {
    if (!minor) motion.withhold(text);
    if (!table.reveals(record)) motion.tell();
    sound(table.sound(record));
    await table.show(record, motion);
    motion.tell();
  }
}
