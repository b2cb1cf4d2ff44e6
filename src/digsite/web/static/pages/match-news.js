/** What the banner says of what happened: the short of it, what it meant for one's points, notes of the office. */

import { anybody, gained, heardIn, short } from "../state/since.js";
import { say } from "../words/words.js";

/** @import { Sight } from "../types" */
/** @import { Since } from "../types/answers" */
/** @import { Match } from "../state/match.js" */
/** @import { MatchPage } from "./match.js" */

const PHONE = matchMedia("(max-width: 700px)");
const TWO_LINES = 70; // letters of them on a phone

/**
 * The banner, once everything has been shown: whenever one is asked, also after a reload, the same is told.
 * @param {MatchPage} page @param {Sight} sight
 */
export async function sumUp(page, sight) {
  const state = /** @type {Match} */ (page.state);
  if (sight.notes.length) page.news = noted(state, sight);
  else if (state.over) page.news = "";
  if (!sight.your_turn) return;
  const since = await state.readSince();
  if (!since || sight !== state.sight) return;
  const { text, left } = summary(since, state.names);
  if (!sight.notes.length) page.news = text;
  page.unsaid = sight.notes.length ? [] : left;
  page.light((anybody(since) ? since.lines : since.own).flatMap(line => line.events));
  page.summed = sight.version;
}

/**
 * All since one's last decision in a few words; what it cost or brought comes first. Where nobody else has decided
 * since, that decision itself. `left`: the seats of which nothing is said.
 * @param {Since} since @param {readonly string[]} names
 */
function summary(since, names) {
  const gain = anybody(since) ? gained(since) : 0;
  const net = gain ? say(gain > 0 ? "news-won" : "news-lost", { points: Math.abs(gain) }) : "";
  const room = PHONE.matches ? TWO_LINES - net.length : undefined;
  const { texts, left } = short(
    heardIn(anybody(since) ? since : { lines: since.own, standings: [] }),
    room,
    names,
  );
  return { text: [net, ...texts].filter(Boolean).join(" "), left: left.toSorted() };
}

/** What happened besides the game itself, for the one who reads. @param {Match} match @param {Sight} sight */
function noted(match, { notes }) {
  return notes
    .map(({ kind, seat }) => {
      const yours = seat !== null && match.mine.includes(seat);
      const ends = kind === "resign" && match.over ? "-end" : "";
      return say(`note-${kind}${yours ? "-you" : ""}${ends}`, {
        name: seat === null ? "" : match.names[seat],
      });
    })
    .join(" ");
}
