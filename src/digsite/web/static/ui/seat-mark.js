/** The mark of a seat: a shape of its own, so that colour only helps. */

import { html, svg } from "../vendor/lit.js";

/** @import { LogLine } from "../types/answers" */

const SHAPES = [
  svg`<circle cx="12" cy="12" r="9.5" />`,
  svg`<path d="M3 3h18v18H3z" />`,
  svg`<path d="M12 1.8 22.6 21H1.4z" />`,
  svg`<path d="M12 .8 23.2 12 12 23.2.8 12z" />`,
  svg`<path d="M6.3 2.2h11.4L23.4 12l-5.7 9.8H6.3L.6 12z" />`,
  svg`<path d="m12 .8 3.4 7.3 8 1-5.9 5.4 1.6 7.9-7.1-4-7.1 4 1.6-7.9L.6 9.1l8-1z" />`,
];

/** The shape, to be placed in a drawing of 24 by 24. @param {number} seat */
export const seatShape = seat => SHAPES[seat % SHAPES.length];

/** The mark in running text. @param {number} seat */
export function seatMark(seat) {
  return html`<svg class="seat-mark seat-${seat}" viewBox="0 0 24 24" aria-hidden="true">
    <g fill="var(--seat)" stroke="var(--paper)" stroke-width="1.2">${seatShape(seat)}</g>
  </svg>`;
}

/** Whose a line of the log is: who acts in the sentence, else who decided. @param {LogLine} line */
export function lineMark({ seat: decided, events }) {
  const record = events[0]?.record;
  const about = record && "seat" in record ? record.seat : null;
  const seat = typeof about === "number" && about >= 0 ? about : decided;
  return typeof seat === "number" && seat >= 0 ? seatMark(seat) : html`<span class="no-mark"></span>`;
}
