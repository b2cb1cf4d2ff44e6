/** Points over time, one line per seat: told apart by shape and dash as well as by colour. */

import { html, svg } from "../vendor/lit.js";
import { seatShape } from "./seat-mark.js";

const ROOM = matchMedia("(min-width: 700px)");
const LEFT = 34;
const BOTTOM = 24;
const DASHES = ["", "7 4", "2 4", "10 4 2 4", "14 5", "4 2"];

/**
 * @param {{ version: number, turn: number, scores: number[] }[]} chapters
 * @param {{ at?: number, names: string[], label: string, choose?: (version: number) => void, narrow?: boolean,
 *   highest?: number, end?: number, marks?: { version: number, seat: number }[] }} about
 */
export function scoreChart(
  chapters,
  { at, names, label, choose, narrow = !ROOM.matches, highest = 5, end, marks = [] },
) {
  const [wide, high] = narrow ? [340, 170] : [600, 220];
  if (chapters.length < 2) return "";
  const last = end ?? (chapters[chapters.length - 1].version || 1);
  const most = Math.max(highest, ...chapters.flatMap(chapter => chapter.scores));
  const least = Math.min(0, ...chapters.flatMap(chapter => chapter.scores));
  const x = (/** @type {number} */ version) => LEFT + (version / last) * (wide - LEFT - 22);
  const y = (/** @type {number} */ points) =>
    10 + (1 - (points - least) / (most - least)) * (high - BOTTOM - 10);
  const step = [5, 10, 20, 25, 50, 100].find(size => (most - least) / size <= 5) ?? 200;
  const lines = [];
  for (let points = Math.ceil(least / step) * step; points <= most; points += step) lines.push(points);
  const jump = (/** @type {MouseEvent} */ event) => {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const place = ((event.clientX - box.x) / box.width) * wide;
    choose?.(Math.round(Math.min(1, Math.max(0, (place - LEFT) / (wide - LEFT - 22))) * last));
  };
  return html`<svg
    class="chart"
    viewBox="0 0 ${wide} ${high}"
    role="img"
    aria-label=${label}
    @click=${choose ? jump : undefined}
  >
    ${lines.map(
      points => svg`<line x1=${LEFT} x2=${wide - 10} y1=${y(points)} y2=${y(points)} class="grid" />
      <text x=${LEFT - 7} y=${y(points) + 4} class="scale">${points}</text>`,
    )}
    ${at === undefined ? "" : svg`<line x1=${x(at)} x2=${x(at)} y1="6" y2=${high - BOTTOM} class="cursor" />`}
    ${names.map((_name, seat) => {
      const path = chapters.map(
        (chapter, n) =>
          `${n ? "L" : "M"}${x(chapter.version).toFixed(1)} ${y(chapter.scores[seat]).toFixed(1)}`,
      );
      const [x1, y1] = [
        x(chapters[chapters.length - 1].version),
        y(chapters[chapters.length - 1].scores[seat]),
      ];
      return svg`<g class="seat-${seat}"><path d=${path.join("")} fill="none" stroke="var(--seat)" stroke-width="2.5"
          stroke-dasharray=${DASHES[seat]} stroke-linejoin="round" />
        <g transform="translate(${x1 - 2} ${y1 - 8}) scale(.66)" fill="var(--seat)">${seatShape(seat)}</g></g>`;
    })}
    ${marks.map(({ version, seat }) => {
      const then = chapters.find(chapter => chapter.version === version);
      return then
        ? svg`<circle class="mistake seat-${seat}" cx=${x(version)} cy=${y(then.scores[seat])} r="6"
          fill="var(--paper)" stroke="var(--seat)" stroke-width="3" />`
        : "";
    })}
  </svg>`;
}
