/** The discards, counted by colour and by what lay in the middle. */

import { html } from "../../vendor/lit.js";
import { say, word } from "../../words/words.js";
import { front, room } from "./cards.js";

const COLOURS = ["green", "yellow", "red"];
const CENTRES = ["empty", "amulet", "mummy", "werewolf", "frank"];

/** @param {string[]} kinds */
export function discards(kinds) {
  const rooms = kinds.map(room);
  const count = (/** @type {string} */ colour, /** @type {string} */ centre) =>
    rooms.filter((found) => found.colour === colour && found.centre === centre).length || "·";
  return html`<div class="loot-discards"><h2>${say("loot-discards-title")}</h2><p class="soft">${say("loot-discards-text")}</p>
    <div class="wide"><table class="breakdown"><thead><tr><th></th>${CENTRES.map((centre) => html`<th scope="col">${word("centre", centre)}</th>`)}</tr></thead>
    <tbody>${COLOURS.map((colour) => html`<tr><th scope="row">${word("colour", colour)}</th>${CENTRES.map((centre) => html`<td>${count(colour, centre)}</td>`)}</tr>`)}</tbody></table></div>
    <div class="fronts">${kinds.map((kind) => front(kind))}</div></div>`;
}
