/** Room cards as drawings of 100 by 140: backs, fronts, and small backs. */

import { html, svg } from "../../../vendor/lit.js";
import { say, word } from "../../../words/words.js";
import { BACKS, CENTRES, DANGER, TREASURES } from "./art.js";

/** @import { Front } from "./types" */

/** A front in words. @param {Front} front */
export function roomWords({ colour, treasure, treasures, centre }) {
  return say(`room-${centre}`, {
    treasures: say(`treasure-${treasure}`, { count: treasures }),
    colour: word("colour", colour),
  });
}

/**
 * A door of the tomb, its colour told by motif and gems as well.
 * @param {string} colour @param {{ older?: boolean }} [how]
 */
export function back(colour, { older = false } = {}) {
  const gems = DANGER[colour] ?? 1;
  return html`<svg
    class="room back ${colour}"
    viewBox="0 0 100 140"
    role="img"
    aria-label="${word("colour", colour)}${older ? `, ${say("loot-older")}` : ""}"
  >
    <rect x="1.500" y="1.500" width="97" height="137" rx="10" class="rim" />
    ${DOOR}
    <g transform="translate(17 33) scale(1.1)">${BACKS[colour]}</g>
    ${Array.from(
      { length: gems },
      (_none, n) =>
        svg`<path transform="translate(${50 + (n - (gems - 1) / 2) * 17} 120)" d="M0-6 6 0 0 6-6 0z" class="pip" />`,
    )}
    ${older ? svg`${CORNER}<title>${say("loot-older")}</title>` : ""}
  </svg>`;
}

const CORNER = svg`<path d="M72 6h16a6 6 0 0 1 6 6v16z" class="older" />`;

/** What a turned-up corner means. */
export const cornerNote = () =>
  html`<p class="corner-note" aria-hidden="true">
    <svg class="back" viewBox="70 4 26 26">${CORNER}</svg>${say("loot-older")}
  </p>`;

const DOOR = svg`<rect x="6" y="6" width="88" height="128" rx="6" class="field" />
  <path d="M6 12a6 6 0 0 1 6-6h76a6 6 0 0 1 6 6v12H6z" class="cornice" />
  <path d="M15 7v15M24 7v15M33 7v15M42 7v15M51 7v15M60 7v15M69 7v15M78 7v15M87 7v15M6 24.500h88"
    class="reeds" /><path d="M12 30v98h76V30" class="inner" /><path d="M6 108h88" class="reeds" />`;

/** A chamber with what is in it. @param {Front} card @param {{ doubled?: boolean }} [how] */
export function front(card, { doubled = false } = {}) {
  const { colour, treasure, treasures, centre, guarded } = card;
  return html`<svg
    class="room front ${colour} ${centre} ${guarded ? "guarded" : ""}"
    viewBox="0 0 100 140"
    role="img"
    aria-label=${roomWords(card)}
  >
    <rect x="1.500" y="1.500" width="97" height="137" rx="10" class="rim" />
    ${CHAMBER}
    <g
      transform="translate(${centre === "empty" ? "21 34" : "18 27"}) scale(${centre === "empty" ? 0.97 : 1.08})"
    >
      ${CENTRES[centre]}
    </g>
    <path d="M6 98h88v30a6 6 0 0 1-6 6H12a6 6 0 0 1-6-6z" class="floor" />
    <path d="M6 98h88" class="edge" />
    ${Array.from(
      { length: treasures },
      (_none, n) =>
        svg`<g transform="translate(${36 + (n - (treasures - 1) / 2) * 28} 102) scale(1.17)">
          ${TREASURES[treasure]}</g>`,
    )}
    ${doubled ? svg`<g class="paired"><circle cx="86" cy="16" r="12" /><text x="86" y="20.500">×2</text></g>` : ""}
  </svg>`;
}

const CHAMBER = svg`<rect x="6" y="6" width="88" height="128" rx="6" class="walls" />
  <path d="M6 12a6 6 0 0 1 6-6h76a6 6 0 0 1 6 6L80 22H20z" class="ceiling" /><path d="M20 22h60v76H20z" class="wall" />
  <path d="M20 41h60M20 60h60M20 79h60M40 22v19M62 22v19M30 41v19M51 41v19M71 41v19M40 60v19
    M62 60v19M30 79v19M71 79v19M6 12l14 10M94 12 80 22" class="bricks" />
  <path d="M12 52h3v16h-3zM85 52h3v16h-3z" class="torch" /><path
    d="M13.500 37c4 5 5 8 4 12-1 3-7 3-8 0-1-4 2-6 4-12zM86.500 37c4 5 5 8 4 12-1 3-7 3-8 0-1-4 2-6 4-12z"
    class="flame" />`;
