/** A decision inside an action, drawn large where the eye is: permit, assistants, relics to give or to take, weeks. */

import { html, svg } from "../../../vendor/lit.js";
import { word } from "../../../words/words.js";
import { aim } from "../../../tables/aim.js";
import { THINGS } from "./art.js";
import { card, cardWords, permit, permitWords } from "./cards.js";
import { digging } from "./dig.js";

/** @import { TemplateResult } from "../../../vendor/lit.js" */
/** @import { Board } from "./table.js" */
/** @import { Action, Printed, UsePermit } from "./types" */

/**
 * How an action is drawn as a choice; nothing for one that has its place elsewhere.
 * @param {Printed} printed @param {Action} action @param {string | null} region
 * @returns {{ drawing: TemplateResult, words: string } | null}
 */
function choice(printed, action, region) {
  switch (action.type) {
    case "give_relic":
      return { drawing: card(printed, action.kind), words: cardWords(printed, action.kind) };
    case "raid":
      return { drawing: card(printed, action.card), words: cardWords(printed, action.card) };
    case "use_permit":
      return permitted(printed, action.permit, region ?? "");
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
  const choices = table.offers.flatMap(({ action, text }) => {
    const shown = choice(printed, action, doing.region);
    return shown ? [{ action, text, ...shown }] : [];
  });
  if (!choices.length) return digging(table, chosen);
  return html`<section class="decide asks ${doing.region ?? "world"}">
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
