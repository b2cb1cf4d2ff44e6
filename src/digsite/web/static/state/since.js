/** What has happened since one last decided, and the short of it. */

/** @import { Told } from "../types" */
/** @import { LogLine, Since } from "../types/answers" */

/**
 * An event, how much one's points changed with it, and who had decided.
 * @typedef {{ event: Told, weight: number, by: number | null }} Heard
 */

const MOST = 3; // sentences of a summary, besides what it meant for one's points
const ROOM = 185; // letters that are read at a glance, where there is room for them
const LONG = 90; // of a sentence whose particulars, after a colon, are left to the log

/** Whether anybody has decided anything. @param {Pick<Since, "lines">} since */
export const anybody = ({ lines }) => lines.some(line => line.kind === "action");

/** What it all meant for one's points. @param {Pick<Since, "standings">} since */
export const gained = ({ standings }) => (standings.at(-1) ?? 0) - (standings[0] ?? 0);

/**
 * What happened, one by one; what chance adds belongs to who decided.
 * @param {Pick<Since, "lines" | "standings">} since @returns {Heard[]}
 */
export function heardIn({ lines, standings }) {
  let by = /** @type {number | null} */ (null);
  return lines.flatMap(({ events, kind, seat }, n) => {
    if (kind === "action") by = seat;
    const weight = Math.abs((standings[n + 1] ?? 0) - (standings[n] ?? 0));
    return events.map(event => ({ event, weight, by }));
  });
}

/**
 * What is worth a sentence, in the order it happened: of everybody who acted the biggest thing, or the latest,
 * what changed one's points before all; then what else there is room for. `left`: the seats that acted and have none.
 * @param {Heard[]} heard @param {number} [room] letters @param {readonly string[]} [names] at the table
 */
export function short(heard, room = ROOM, names = []) {
  const whole = joined(
    heard.filter(({ event }) => !event.minor),
    names,
  );
  const fits = whole.length <= MOST && whole.reduce((sum, { event }) => sum + event.text.length, 0) <= room;
  const worth = (
    fits
      ? whole
      : joined(
          whole.map(each => brief(each, names)),
          names,
        )
  ).map((each, at) => ({ each, at }));
  const rank = (/** @type {Heard} */ { event, weight }) => 2 * Number(weight > 0) + Number(event.major);
  const best = worth.toSorted((one, other) => rank(other.each) - rank(one.each) || other.at - one.at);
  const heads = best.filter(({ each }, n) => best.findIndex(({ each: { by } }) => by === each.by) === n);
  /** @type {typeof best} */ const told = [];
  let letters = 0;
  for (const one of new Set([...heads, ...best])) {
    letters += one.each.event.text.length;
    if (told.length && (told.length === MOST || letters > room)) break;
    told.push(one);
  }
  return {
    texts: told.sort((one, other) => one.at - other.at).map(({ each }) => each.event.text),
    left: heads.flatMap(({ each: { by } }) =>
      by === null || told.some(({ each }) => each.by === by) ? [] : [by],
    ),
  };
}

/**
 * A long sentence without its particulars: "A awakens B, who is safe: no guardian among …"
 * @param {Heard} heard @param {readonly string[]} names
 */
function brief(heard, names) {
  const { text } = heard.event;
  const end = text.length > LONG ? colon(text, names) : -1;
  return end < 0 ? heard : { ...heard, event: { ...heard.event, text: `${text.slice(0, end).trimEnd()}.` } };
}

/**
 * Sentences of one seat that differ in what follows a colon, or in their last word, are one: "A takes: a book, a map.",
 * "A extends to d3, c3." @param {Heard[]} heard @param {readonly string[]} names
 */
function joined(heard, names) {
  /** @type {Heard[]} */ const found = [];
  for (const one of heard) {
    const last = found.at(-1);
    const text = last && last.by === one.by ? merged(last.event.text, one.event.text, names) : null;
    if (last && text !== null)
      found[found.length - 1] = {
        ...one,
        event: { ...one.event, text },
        weight: Math.max(last.weight, one.weight),
      };
    else found.push(one);
  }
  return found;
}

/** @param {string} one @param {string} other @param {readonly string[]} names */
function merged(one, other, names) {
  const head = other.slice(0, colon(other, names) + 2);
  if (head.length > 1 && one.startsWith(head) && one.endsWith("."))
    return `${one.slice(0, -1)}, ${other.slice(head.length)}`;
  const start = other.lastIndexOf(" ") + 1;
  const same = start > 0 && one.startsWith(other.slice(0, start)) && one.endsWith(".");
  const rest = one.slice(start, -1);
  return same && rest.split(", ").every(word => !word.includes(" "))
    ? `${one.slice(0, -1)}, ${other.slice(start)}`
    : null;
}

/**
 * Where particulars begin: at the first colon that is none of a name.
 * @param {string} text @param {readonly string[]} names
 */
const colon = (text, names) =>
  names.reduce((rest, name) => rest.replaceAll(name, "x".repeat(name.length)), text).indexOf(": ");

/**
 * What has happened by the turns of those who acted, without trifles.
 * @param {LogLine[]} lines one for each event @returns {LogLine[][]}
 */
export function byTurns(lines) {
  /** @type {LogLine[][]} */ const turns = [];
  let actor = /** @type {number | null} */ (null);
  for (const line of lines) {
    const last = turns.at(-1);
    const changed = line.seat !== null && line.seat !== actor;
    if (line.seat !== null) actor = line.seat;
    if (!last || changed || last[0].turn !== line.turn) turns.push([line]);
    else last.push(line);
  }
  return turns
    .map(lines => lines.filter(({ events }) => !events.length || events.some(event => !event.minor)))
    .filter(lines => lines.length);
}
