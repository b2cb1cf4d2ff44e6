/** Each player's stock, patron cards (straight or tilted) and place on the passing scale. */

import { html, nothing, svg } from "../../../vendor/lit.js";
import { seatMark } from "../../../ui/seat-mark.js";
import { say, word } from "../../../words/words.js";
import { aim } from "../../../tables/aim.js";
import { cube, emblem, face } from "./art.js";

/** @import { Board, Owned, Player } from "./table.js" */

/** @param {Board} table @param {Player} player */
export function player(table, { seat, personal, general, neutral, patrons, prestige, total }) {
  const over = table.open.phase === "ended";
  return html`<section
    class="patron-player seat-${seat} ${table.sight?.actor === seat ? "acting" : ""} ${
      seat === table.seat ? "own" : ""
    }"
    data-piece="player:${seat}"
  >
    <header>
      ${seatMark(seat)}<b class="name">${table.nameOf(seat)}</b>
      ${stock(
        seat,
        personal,
        say("mykerinos-personal"),
        `stock:${seat}`,
      )}${stock(seat, general, say("mykerinos-general"), "")}${
        neutral ? stock(null, neutral, say("board-neutral"), "") : nothing
      }
    </header>
    <p class="reckoned">
      ${
        over
          ? html`<b>${say("mykerinos-final", { points: total })}</b>`
          : html`<b>${say("mykerinos-scored", { points: prestige })}</b> ·
              <span>${say("mykerinos-projected", { points: total })}</span>`
      }
    </p>
    <div class="patrons">${patrons.map(owned => cards(table, seat, owned))}</div>
  </section>`;
}

/** @param {number | null} seat @param {number} cubes @param {string} words @param {string} piece */
function stock(seat, cubes, words, piece) {
  return html`<span class="stock" title=${words}
    ><svg viewBox="2 2 36 36" aria-hidden="true" data-stock=${piece || nothing}>${cube(seat)}</svg
    ><b>${cubes}</b><small>${words}</small></span
  >`;
}

const CARD = 28;
const TALL = 41;
const SHOWS = 13; // what is seen of a card that lies under the next one

/**
 * The cards of one patron: those that are ready stand straight.
 * @param {Board} table @param {number} seat @param {Owned} owned
 */
function cards(table, seat, { patron, cards: count, ready, each }) {
  const label = count
    ? say("board-cards", {
        player: table.nameOf(seat),
        patron: word("patron", patron),
        cards: count,
        ready,
        each,
      })
    : word("patron", patron);
  const title = `${label}. ${power(patron)}`;
  let wide = count ? 1 : CARD;
  const laid = Array.from({ length: count }, (_none, n) => {
    const tilted = n >= ready;
    const at = wide + (tilted ? TALL : CARD) / 2;
    wide += n === count - 1 ? (tilted ? TALL : CARD) + 1 : SHOWS;
    return svg`<g transform="translate(${at} 22) ${tilted ? "rotate(90)" : ""}">
      <rect x="-14" y="-20.500" width="28" height="41" rx="4" class="card-face" />
      ${face(patron, 0, -5, 23)}${emblem(patron, 0, 13, 10)}</g>`;
  });
  const drawn = html`<svg viewBox="0 0 ${wide} 44" role="img" aria-label=${label}>
      ${
        count
          ? laid
          : svg`<rect x="1" y="2" width="26" height="40" rx="4" class="vacant" />${emblem(patron, 14, 22, 15)}`
      }
    </svg>
    <span class="count">${count ? html`${count}<small>×${each}</small>` : nothing}</span>`;
  const mine = seat === table.seat && count > 0 && table.choosing && table.open.phase === "excavations";
  if (!mine || table.open.half_made || !calls(table))
    return html`<span class="patron ${patron} ${count ? "" : "nobody"}" title=${title}>${drawn}</span>`;
  const called = table.called === patron;
  return html`<button
    class="patron ${patron} ${called ? "called" : ""}"
    aria-pressed=${String(called)}
    title=${title}
    ${aim(table, callOf(table, patron), {
      run: () => table.call(patron),
      ways: callsOn(table, patron),
      label: `${say("mykerinos-call", { patron: word("patron", patron) })} (${title})`,
    })}
  >
    ${drawn}
  </button>`;
}

/** What a patron does for who calls. @param {string} patron */
export const power = patron =>
  say("mykerinos-power", { patron: word("patron", patron), power: say(`mykerinos-power-${patron}`) });

/** Whether an own action is to be chosen, not one of the neutral colour. @param {Board} table */
const calls = table => table.offer({ type: "pass" }) !== undefined;

/** All that can be begun with the patron's help. @param {Board} table @param {string} patron */
const callsOn = (table, patron) =>
  table.open.beginnings
    .filter(({ action }) => "patron" in action && action.patron === patron)
    .map(({ action }) => ({ actions: [action], text: table.offer(action)?.text ?? "" }));

/** An action with the patron's help: one that is offered, if any is. @param {Board} table @param {string} patron */
const callOf = (table, patron) =>
  callsOn(table, patron)[0]?.actions[0] ?? /** @type {import("./types").Action} */ (FIRST[patron]);

/** What is asked about a patron who cannot help now. */
const FIRST = /** @type {Record<string, import("./types").Action>} */ ({
  violet: { type: "excavate", patron: "violet" },
  lemon: { type: "excavate", patron: "lemon" },
  brown: { type: "enter_museum", patron: "brown" },
  blackmore: { type: "excavate", patron: "blackmore" },
  tangerine: { type: "extend", patron: "tangerine" },
});

/** The passing scale. @param {Board} table */
export function scale(table) {
  const { players, neutral, scale: spaces } = table.open;
  const standing = (/** @type {number} */ space) => {
    const found = players.find(player => player.space === space);
    return found ? found.seat : neutral?.space === space ? null : undefined;
  };
  return html`<span class="scale-name" aria-hidden="true">${say("mykerinos-scale")}</span>
    <ol class="scale" aria-label=${say("mykerinos-scale")}>
      ${Array.from({ length: spaces }, (_none, n) => {
        const seat = standing(n + 1);
        const who =
          seat === undefined
            ? say("board-nobody")
            : seat === null
              ? say("board-neutral")
              : table.nameOf(seat);
        return html`<li aria-label="${n + 1}: ${who}" data-piece="scale:${n + 1}">
          ${
            seat === undefined
              ? n + 1
              : seat === null
                ? html`<svg viewBox="2 2 36 36" aria-hidden="true">${cube(null)}</svg>`
                : seatMark(seat)
          }
        </li>`;
      })}
    </ol>`;
}
