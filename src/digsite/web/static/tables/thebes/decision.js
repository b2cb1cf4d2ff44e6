/** A decision inside an action, drawn large where the eye is: permit, assistants, relics to give or to take, weeks. */

import { html, svg } from "../../vendor/lit.js";
import { word } from "../../words/words.js";
import { aim } from "../aim.js";
import { THINGS } from "./art.js";
import { card, cardWords, permit, permitWords } from "./cards.js";
import { digging } from "./dig.js";

/** @import { Table } from "../table.js" */
/** @import { Facts } from "./facts.js" */
/** @typedef {import("../../types").Action} Action */

/** How each kind of action is drawn as a choice. @type {Record<string, (action: Action, region: string) => { drawing: any, words: string }>} */
const CHOICES = {
  give_relic: ({ kind }) => ({ drawing: card(kind), words: cardWords(kind) }),
  raid: ({ card: id }) => ({ drawing: card(id), words: cardWords(id) }),
  use_permit: ({ permit: name }, region) =>
    name === "general_excavation"
      ? { drawing: card("action:general_excavation"), words: word("permit", name) }
      : { drawing: permit(name === "region" ? region : name), words: permitWords(name === "region" ? region : name) },
  send_assistants: ({ count }) => ({ drawing: crowd(count), words: "" }),
};

/** @param {Table} table @param {Facts} facts @param {{ weeks: number, choose: (weeks: number) => void }} chosen */
export function decision(table, facts, chosen) {
  const offers = table.offers.filter(({ action }) => CHOICES[action.type]);
  if (!offers.length) return digging(table, facts, chosen);
  const { doing } = table.sight?.public;
  return html`<section class="decide ${doing.region ?? "world"}" aria-label=${table.sight?.prompt.text}>
    <div class="row">${offers.map(({ action, text }) => {
      const { drawing, words } = CHOICES[action.type](action, doing.region);
      return html`<button class="slot choice" ${aim(table, action)}>${drawing}<span class="label">${words || text}</span></button>`;
    })}</div></section>`;
}

/** So many assistants beside each other. @param {number} count */
function crowd(count) {
  const shown = Math.min(count, 4);
  return html`<svg class="crowd world" viewBox="0 0 100 52" aria-hidden="true"><g class="picture">
    ${shown ? Array.from({ length: shown }, (_none, n) => svg`<g transform="translate(${50 - 11 * (shown + 1) + 22 * n} 2)">${THINGS.assistant}</g>`) : svg`<path d="M38 26h24" class="none" />`}</g></svg>`;
}
