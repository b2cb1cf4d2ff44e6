/** What adds up over time: parts stacked above and below nothing, and a line for their sum. */

import { html, svg } from "../vendor/lit.js";

const [WIDE, HIGH, LEFT, BOTTOM] = [340, 190, 34, 14];

/**
 * @param {{ version: number, parts: number[], sum: number }[]} chapters
 * @param {{ kinds: string[], at: number, end: number, label: string, choose: (version: number) => void }} about
 */
export function stackedChart(chapters, { kinds, at, end, label, choose }) {
  if (chapters.length < 2) return "";
  const { most, least } = reach(chapters);
  const x = (/** @type {number} */ version) => LEFT + (version / (end || 1)) * (WIDE - LEFT - 12);
  const y = (/** @type {number} */ points) =>
    8 + (1 - (points - least) / (most - least)) * (HIGH - BOTTOM - 8);
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find(size => (most - least) / size <= 6) ?? 200;
  const lines = [];
  for (let points = Math.ceil(least / step) * step; points <= most; points += step) lines.push(points);
  const jump = (/** @type {MouseEvent} */ event) => {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const place = ((event.clientX - box.x) / box.width) * WIDE;
    choose(Math.round(Math.min(1, Math.max(0, (place - LEFT) / (WIDE - LEFT - 12))) * end));
  };
  const path = chapters.map(
    ({ version, sum }, n) => `${n ? "L" : "M"}${x(version).toFixed(1)} ${y(sum).toFixed(1)}`,
  );
  return html`<svg
    class="chart stacked"
    viewBox="0 0 ${WIDE} ${HIGH}"
    role="img"
    aria-label=${label}
    @click=${jump}
  >
    ${lines.map(
      points => svg`<line x1=${LEFT} x2=${WIDE - 8} y1=${y(points)} y2=${y(points)}
        class="grid ${points ? "" : "nothing"}" />
      <text x=${LEFT - 7} y=${y(points) + 4} class="scale">${points}</text>`,
    )}
    ${chapters.map(({ version, parts }, n) => {
      const from = x(n ? chapters[n - 1].version : 0);
      return piled(parts).map(
        ([low, high], kind) => svg`<rect data-kind=${kinds[kind]} x=${from} width=${x(version) - from + 0.3}
          y=${y(high)} height=${y(low) - y(high)} />`,
      );
    })}
    <line x1=${x(at)} x2=${x(at)} y1="4" y2=${HIGH - BOTTOM} class="cursor" />
    <path d=${path.join("")} class="sum" fill="none" />
  </svg>`;
}

/**
 * Each part from where to where: what is above nothing on top of each other, what is below it likewise.
 * @param {number[]} parts @returns {[number, number][]}
 */
export function piled(parts) {
  let [above, below] = [0, 0];
  return parts.map(part => {
    if (part >= 0) return [above, (above += part)];
    const high = below;
    return [(below += part), high];
  });
}

/** @param {{ parts: number[], sum: number }[]} chapters */
function reach(chapters) {
  const ends = chapters.flatMap(({ parts, sum }) => [...piled(parts).flat(), sum]);
  return { most: Math.max(1, ...ends), least: Math.min(-1, ...ends) };
}
