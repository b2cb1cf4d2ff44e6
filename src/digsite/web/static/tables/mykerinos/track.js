/** The score track: as long as the leader needs it. */

import { html, svg } from "../../vendor/lit.js";
import { seatShape } from "../../ui/seat-mark.js";
import { say } from "../../words/words.js";

const PHONE = matchMedia("(max-width: 700px)");

/** @param {any[]} players @param {(seat: number) => string} nameOf */
export function track(players, nameOf) {
  const wide = PHONE.matches ? 380 : 740;
  const last = Math.max(30, ...players.map((player) => Math.ceil((player.prestige + 1) / 10) * 10));
  const step = (wide - 28) / last;
  const label = players.map((player) => `${nameOf(player.seat)} ${player.prestige}`).join(", ");
  /** @type {Map<number, number>} */ const standing = new Map();
  return html`<svg class="track" viewBox="0 0 ${wide} 46" role="img" aria-label="${say("mykerinos-track")}: ${label}">
    <path d="M14 30h${wide - 28}" class="path" />
    ${Array.from({ length: last / 5 + 1 }, (_none, n) => svg`<path d="M${14 + n * 5 * step} ${n % 2 ? 27 : 24}v${n % 2 ? 6 : 12}" class="tick" />${n % 2 ? "" : svg`<text x=${14 + n * 5 * step} y="45">${n * 5}</text>`}`)}
    ${players.map((player) => {
      const beside = standing.get(player.prestige) ?? 0;
      standing.set(player.prestige, beside + 1);
      return svg`<g class="seat-${player.seat} token" data-piece="token:${player.seat}" transform="translate(${14 + player.prestige * step - 9 + beside * 9} ${beside ? 1 : 4}) scale(.76)"><g class="shape">${seatShape(player.seat)}</g></g>`;
    })}
  </svg>`;
}
