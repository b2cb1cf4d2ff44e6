/** What can be taken: the four storage spaces, exhibitions and museums, and who has the professors. */

import { html, nothing } from "../../../vendor/lit.js";
import { seatMark } from "../../../ui/seat-mark.js";
import { say, word } from "../../../words/words.js";
import { aim } from "../../../tables/aim.js";
import { BOOK, PLACES, PROFESSOR, REGIONS } from "./art.js";
import { card, cardWords, face } from "./cards.js";

/** @import { Board } from "./table.js" */
/** @import { Printed } from "./types" */

const PROFESSORS = /** @type {const} */ ([...REGIONS, "world"]); // everywhere in the order of the sites

/** @param {Board} table @param {Printed} printed */
export function storage(table, printed) {
  const { storage: kinds, deck } = table.open;
  return html`<section class="storage">
    <h3>${say("thebes-storage")} <small class="soft">${say("thebes-deck", { cards: deck })}</small></h3>
    <div class="row">
      ${kinds.map((kind, space) =>
        kind
          ? html`<button
              class="slot"
              data-piece="space:${space}"
              ${aim(table, { type: "take_card", space }, { label: takeWords(table, printed, space, kind) })}
            >
              ${card(printed, kind, { priced: true })}<span class="label">${cardWords(printed, kind)}</span>
            </button>`
          : html`<span class="slot empty" data-piece="space:${space}"
              ><svg class="small-card" viewBox="0 0 100 70" aria-hidden="true">
                <rect x="1" y="1" width="98" height="68" rx="8" class="hole" /></svg
            ></span>`,
      )}
    </div>
  </section>`;
}

const MANY = 6; // cards that fit in one line, shown large

/** @param {Board} table @param {Printed} printed */
export function display(table, printed) {
  const kinds = Object.entries(table.open.display);
  const sets = table.sight?.private?.sets ?? {};
  return html`<section class="display ${kinds.length > MANY ? "many" : ""}">
    <h3>${say("thebes-display")}</h3>
    <div class="row" role="group" tabindex="0" aria-label=${say("thebes-display")}>
      ${
        kinds.length
          ? kinds.map(
              ([kind, count]) =>
                html`<button
                  class="slot"
                  data-piece="shown:${kind}"
                  title=${presentationWords(printed, kind, sets[kind])}
                  ${aim(
                    table,
                    { type: "take_presentation", kind },
                    { label: presentationWords(printed, kind, sets[kind]) },
                  )}
                >
                  ${card(printed, kind, { priced: true, count, met: sets[kind] })}<span class="label"
                    >${cardWords(printed, kind)}</span
                  >
                </button>`,
            )
          : html`<p class="soft small">${say("board-empty-display")}</p>`
      }
    </div>
  </section>`;
}

/**
 * An exhibition or museum with its weeks and points; how many sets one can show.
 * @param {Printed} printed @param {string} kind @param {number} [met]
 */
function presentationWords(printed, kind, met = 0) {
  const { weeks, vp, type } = face(printed, kind);
  const told = say("thebes-presentation", {
    card: cardWords(printed, kind),
    weeks: weeks.join(", "),
    points: vp,
  });
  return type === "exhibition" && met
    ? `${told} ${say("thebes-sets-met", { sets: met, weeks: weeks[met - 1] })}`
    : told;
}

/** @param {Board} table @param {Printed} printed */
export function professors(table, printed) {
  const { professors: held } = table.open;
  return html`<section class="professors">
    <h3>${say("thebes-professors")}</h3>
    <div class="row">
      ${PROFESSORS.map(name => {
        const [seat, need] = [held[name], printed.professors[name]];
        const words =
          seat === null
            ? say("board-professor-free", { professor: word("professor", name), need })
            : say("board-professor-held", {
                professor: word("professor", name),
                player: table.nameOf(seat),
              });
        return html`<span
          class="professor ${name === "world" ? "world" : name}"
          title=${words}
          role="img"
          aria-label=${words}
          data-piece="professor:${name}"
        >
          <svg viewBox="0 0 60 60" aria-hidden="true">
            <circle cx="30" cy="30" r="28" class="medal" />
            <svg x="2" y="2" width="56" height="56" viewBox="-3 -6 54 54">${PROFESSOR}</svg>
            <circle cx="30" cy="30" r="28" class="ring-of" />
            <g class="badge">
              <circle cx="47" cy="47" r="12" />
              <g transform="translate(38.800 38.500) scale(.34)" class="picture">${PLACES[name]}</g>
            </g>
          </svg>
          ${seat === null ? nothing : seatMark(seat)}
          <small
            >${
              seat === null
                ? html`≥ ${need} <svg class="tome" viewBox="0 0 10 14">${BOOK}</svg>`
                : table.nameOf(seat)
            }</small
          ></span
        >`;
      })}
    </div>
  </section>`;
}

/**
 * What taking a card from storage is, or the card itself where it cannot be taken.
 * @param {Board} table @param {Printed} printed @param {number} space @param {string} kind
 */
function takeWords(table, printed, space, kind) {
  return table.offer({ type: "take_card", space })?.text ?? cardWords(printed, kind);
}
