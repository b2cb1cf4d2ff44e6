/** Each archaeologist's knowledge, relics and points, and one's own hand. */

import { html, nothing } from "../../../vendor/lit.js";
import { seatMark } from "../../../ui/seat-mark.js";
import { say, word } from "../../../words/words.js";
import { aim } from "../../../tables/aim.js";
import { BOOK, PLACES, REGIONS } from "./art.js";
import { card, cardWords, face, hourglass, permit, permitWords, token } from "./cards.js";
import { forDigs } from "./gestures.js";

/** @import { TemplateResult } from "../../../vendor/lit.js" */

/** @import { Board, Player } from "./table.js" */
/** @import { PlayCard, Printed, Private } from "./types" */

/** @param {Board} table @param {Printed} printed @param {Player} player */
export function player(
  table,
  printed,
  { seat, week, expertise, general_knowledge, cards, relics, hand, points, total },
) {
  const found = (/** @type {string} */ region) =>
    Object.keys(relics)
      .map(kind => ({ ...face(printed, kind), count: relics[kind] }))
      .filter(relic => relic.region === region);
  return html`<section
    class="digger seat-${seat} ${table.sight?.actor === seat ? "acting" : ""}"
    data-piece="player:${seat}"
  >
    <header>
      ${seatMark(seat)}<b class="name">${table.nameOf(seat)}</b><span class="score">${total}</span
      ><small class="soft">${say("thebes-week", { week })} · ${say("thebes-hand", { cards: hand })}</small>
    </header>
    <div class="facts">
      ${REGIONS.map(region => fact(region, expertise[region], found(region)))}${fact("world", general_knowledge, [])}
    </div>
    ${earned(printed, cards, points)} ${seat === table.seat ? nothing : opened(printed, table.hands[seat])}
  </section>`;
}

/** What somebody holds, where all cards are open. @param {Printed} printed @param {Private | undefined} held */
function opened(printed, held) {
  if (!held) return nothing;
  const permits = Object.entries(held.permits).filter(([, count]) => count);
  const hand = Object.entries(held.hand);
  if (!permits.length && !hand.length) return nothing;
  const times = (/** @type {number} */ count) => (count > 1 ? html`<small>×${count}</small>` : nothing);
  return html`<ul class="held" aria-label=${say("thebes-their-hand")}>
    ${permits.map(
      ([name, count]) =>
        html`<li class="permit ${name === "general" ? "world" : name}" title=${permitWords(name)}>
          ${permit(name)}<small>${permitName(name)}</small>${times(count)}
        </li>`,
    )}
    ${hand.map(
      ([kind, count]) =>
        html`<li title=${cardWords(printed, kind)}>${card(printed, kind)}${times(count)}</li>`,
    )}
  </ul>`;
}

/**
 * What somebody knows about a region, and has found there.
 * @param {string} region @param {number} books @param {{ vp: number, count: number }[]} found
 */
function fact(region, books, found) {
  const relics = found.reduce((sum, { count }) => sum + count, 0);
  const points = found.reduce((sum, { vp, count }) => sum + vp * count, 0);
  const name = region === "world" ? say("thebes-general") : word("region", region);
  return html`<span class="fact ${region} ${books || relics ? "" : "nothing"}" title=${name}
    ><svg class="place" viewBox="0 0 48 48" role="img" aria-label=${name}>
      <g class="picture">${PLACES[region]}</g>
    </svg>
    <span class="known" role="img" aria-label=${say("thebes-knowledge", { books })}
      ><svg viewBox="0 0 10 14" aria-hidden="true">${BOOK}</svg>${books}</span
    >
    ${
      relics
        ? html`<span class="found" role="img" aria-label=${say("thebes-relics-worth", { relics, points })}
            >${relics}<svg viewBox="0 0 10 12" aria-hidden="true"><path d="M5 0l5 6-5 6-5-6z" /></svg
            ><span>${points}</span></span
          >`
        : nothing
    }</span
  >`;
}

/**
 * Exhibitions, museums and congresses a player has: a sign for each type, with its worth; their room is kept free.
 * @param {Printed} printed @param {Record<string, number>} cards @param {Player["points"]} points
 */
function earned(printed, cards, points) {
  const signs = EARNED.flatMap(({ type, worth }) => {
    const kinds = Object.keys(cards).filter(kind => face(printed, kind).type === type);
    return kinds.length ? [{ kinds, worth: points[worth] }] : [];
  });
  return html`<div class="earned">
    ${signs.map(({ kinds, worth }) => {
      const count = kinds.reduce((sum, kind) => sum + cards[kind], 0);
      const named = kinds.map(kind => `${cardWords(printed, kind)}${times(cards[kind])}`).join("; ");
      const words = say("thebes-earned", { cards: named, points: worth });
      return html`<span title=${words} role="img" aria-label=${words}
        >${token(printed, kinds, worth)}${count > 1 ? html`<small>${times(count)}</small>` : nothing}</span
      >`;
    })}
    ${points.time ? saved(points.time) : nothing}
  </div>`;
}

/** Points for whoever is behind on the track, if it ended now. @param {number} points */
function saved(points) {
  const words = say("thebes-time-saved", { points });
  return html`<span title=${words} role="img" aria-label=${words}>${hourglass(points)}</span>`;
}

/** @param {number} count */
const times = count => (count > 1 ? ` ×${count}` : "");

const EARNED = /** @type {const} */ ([
  { type: "exhibition", worth: "exhibitions" },
  { type: "museum", worth: "museums" },
  { type: "congress", worth: "congresses" },
]);

const MANY = 7; // kinds of cards that a hand shows large

/** One's own hand: permits, action cards, relics. @param {Board} table @param {Printed} printed */
export function own(table, printed) {
  const mine = table.sight?.private;
  if (table.seat === null || !mine) return nothing;
  const { permits, hand } = mine;
  const { relics } = table.open.players[table.seat];
  const giving = table.offers.some(({ action }) => action.type === "give_relic");
  const kinds = [permits, hand, relics].flatMap(held => Object.values(held).filter(Boolean)).length;
  return html`<section class="hand ${kinds > MANY ? "many" : ""}">
    <h3>${say("thebes-your-hand")}</h3>
    <div class="row">
      ${[...REGIONS, /** @type {const} */ ("general")]
        .filter(name => permits[name])
        .map(name => sheet(table, name, permits[name] ?? 0))}
      ${Object.entries(hand).map(([kind, count]) => actionCard(table, printed, kind, count))}
      ${Object.entries(relics).map(
        ([kind, count]) =>
          html`<button
            class="slot relic-slot"
            data-piece="relic:${kind}"
            ${aim(table, { type: "give_relic", kind }, { quiet: !giving })}
          >
            ${card(printed, kind, { count })}
          </button>`,
      )}
    </div>
  </section>`;
}

/**
 * A permit: its region's is a dig there, a general one is taken up for any.
 * @param {Board} table @param {string} name @param {number} count
 */
function sheet(table, name, count) {
  const drawn = html`${permit(name)}<small>${permitName(name)}${count > 1 ? ` ×${count}` : ""}</small>`;
  if (name === "general") return forAnySite(table, "general", "permit world", permitWords(name), drawn);
  const region = /** @type {import("./gestures.js").Region} */ (name);
  const label = `${permitWords(name)} ×${count}`;
  return html`<button
    class="permit ${name}"
    title=${permitWords(name)}
    aria-label=${label}
    ${aim(
      table,
      [
        { type: "dig", region },
        { type: "use_permit", permit: "region" },
      ],
      { label: table.offer({ type: "dig", region }) ? `${say("thebes-dig-with")} ${label}` : label },
    )}
  >
    ${drawn}
  </button>`;
}

/** @param {Board} table @param {Printed} printed @param {string} kind @param {number} count */
function actionCard(table, printed, kind, count) {
  const words = cardWords(printed, kind);
  const drawn = html`${card(printed, kind, { count })}<span class="label">${words}</span>`;
  const { type } = face(printed, kind);
  if ((type === "general_excavation" || type === "assistant") && forDigs(table).has(type))
    return forAnySite(table, type, "slot", words, drawn);
  return html`<button
    class="slot"
    data-piece="hand:${kind}"
    ${aim(table, { type: "play_card", kind: /** @type {PlayCard["kind"]} */ (kind) })}
  >
    ${drawn}
  </button>`;
}

/**
 * A card that is good for a dig on any site: taken up, it lights the sites it can be used on.
 * @param {Board} table @param {import("./gestures.js").Held} held @param {string} kind @param {string} words
 * @param {TemplateResult} drawn
 */
function forAnySite(table, held, kind, words, drawn) {
  const possible = forDigs(table).has(held);
  return html`<button
    class="${kind} for-digs ${possible ? "offered" : ""}"
    aria-pressed=${table.held === held}
    aria-disabled=${!possible}
    aria-label=${possible ? `${words}. ${say("thebes-take-up")}` : words}
    title=${words}
    @click=${() => possible && table.hold(held)}
  >
    ${drawn}
  </button>`;
}

/** @param {string} name a region, or `general` */
const permitName = name =>
  name === "general" ? say("thebes-permit-general") : `${say("thebes-permit")} ${word("short", name)}`;
