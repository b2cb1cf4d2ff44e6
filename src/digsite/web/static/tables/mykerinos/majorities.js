/** Who has how many cubes in an area, as anybody can count them. */

import { areaOf } from "./region.js";

/**
 * The colours in an area, most cubes first; ties are decided by the passing scale (MYK-063).
 * @param {any} open the public view @param {number} area @returns {{ seat: number | null, cubes: number }[]}
 */
export function standing(open, area) {
  /** @type {Map<number | null, number>} */ const counted = new Map();
  for (const { cell, seat } of open.cubes) {
    if (areaOf(cell[0], Math.floor(cell[1] / 3)) === area) counted.set(seat, (counted.get(seat) ?? 0) + 1);
  }
  const passed = (/** @type {number | null} */ seat) => (seat === null ? open.neutral?.space : open.players[seat].space) ?? Infinity;
  return [...counted]
    .map(([seat, cubes]) => ({ seat, cubes }))
    .sort((one, other) => other.cubes - one.cubes || passed(one.seat) - passed(other.seat));
}
