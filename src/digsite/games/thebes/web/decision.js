/** A decision inside an action, drawn large where the eye is: permit, assistants, relics to give or to take, weeks. */

import { html, svg } from "../../../vendor/lit.js";
import { word } from "../../../words/words.js";
import { aim } from "../../../tables/aim.js";
import { THINGS } from "./art.js";
import { card, cardWords, face, permit, permitWords } from "./cards.js";
import { digging } from "./dig.js";

/** @import { TemplateResult } from "../../../vendor/lit.js" */
/** @import { Board } from "./table.js" */
/** @import { Action, Printed, UsePermit } from "./types" */

/**
 * How an action is drawn as a choice; nothing for one that has its place elsewhere.
 * @param {Board} table @param {Printed} printed @param {Action} action
 * @returns {{ drawing: TemplateResult, words: string } | null}
 */
function choice(table, printed, action) {
  const { doing, players } = table.open;
  switch (action.type) {
    case "give_relic": {
      const count = players[table.seat ?? 0].relics[action.kind];
      return { drawing: card(printed, action.kind, { count }), words: cardWords(printed, action.kind) };
    }
    case "raid":
      return { drawing: card(printed, action.card), words: cardWords(printed, action.card) };
    case "use_permit":
      return permitted(printed, action.permit, doing.region ?? "");
    case "send_assistants":
      return { drawing: crowd(action.count), words: "" };
    default:
      return null;
  }
}

/** @param {Printed} printed @param {UsePermit["permit"]} name @param {string} region */
function permitted(printed, name, region) {
  const kind = Object.keys(printed.kinds).find(found => printed.kinds[found].type === name);
  if (kind) return { drawing: card(printed, kind), words: word("permit", name) };
  const place = name === "region" ? region : name;
  return { drawing: permit(place), words: permitWords(place) };
}

/** @param {Board} table @param {Printed} printed @param {{ weeks: number, choose: (weeks: number) => void }} chosen */
export function decision(table, printed, chosen) {
  const { doing } = table.open;
  const worth = (/** @type {Action} */ action) =>
    action.type === "give_relic" ? face(printed, action.kind).vp : 0;
  const choices = table.offers
    .flatMap(({ action, text }) => {
      const shown = choice(table, printed, action);
      return shown ? [{ action, text, ...shown }] : [];
    })
    .sort((one, other) => worth(one.action) - worth(other.action)); // the next one takes the place of what is given
  if (!choices.length) return digging(table, chosen);
  const gives = choices.some(({ action }) => action.type === "give_relic");
  return html`<section class="decide asks ${gives ? "gives" : ""} ${doing.region ?? "world"}">
    <h3>${table.sight?.prompt.text}</h3>
    <div class="row">
      ${choices.map(
        ({ action, text, drawing, words }) =>
          html`<button class="slot choice" ${aim(table, action)}>
            ${drawing}<span class="label">${words || text}</span>
          </button>`,
      )}
    </div>
  </section>`;
}

/** So many assistants beside each other. @param {number} count */
function crowd(count) {
  const shown = Math.min(count, 4);
  return html`<svg class="crowd world" viewBox="0 0 100 52" aria-hidden="true">
    <g class="picture">
      ${
        shown
          ? Array.from(
              { length: shown },
              (_none, n) =>
                svg`<g transform="translate(${50 - 11 * (shown + 1) + 22 * n} 2)">${THINGS.assistant}</g>`,
            )
          : svg`<path d="M38 26h24" class="none" />`
      }
    </g>
  </svg>`;
}
