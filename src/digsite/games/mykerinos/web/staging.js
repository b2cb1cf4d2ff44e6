/** What happens, as motion: cubes fly, a survey goes area by area, rank by rank, the exhibition wing by wing. */

/** @import { Motion } from "../../../motion/motion.js" */
/** @import { Event } from "./types" */
/** @typedef {HTMLElement & { surveyed: number | null, exhibited: string | null,
 *   updateComplete: Promise<boolean> }} Stage */

const READ = 650; // to see who leads an area before its cards go
const BREATH = 220;

/** @param {Stage} table @param {Event} record @param {Motion} motion */
export async function stage(table, record, motion) {
  const piece = (/** @type {string} */ id) => table.querySelector(`[data-piece="${CSS.escape(id)}"]`);
  const stock = (/** @type {number | null} */ seat) => table.querySelector(`[data-stock="stock:${seat}"]`);
  switch (record.type) {
    case "cube_placed":
      return motion.fly(stock(record.seat), piece(`space:${record.cell}`));
    case "room_booked":
      return motion.fly(stock(record.seat), piece(`room:${record.room}`));
    case "passed":
      return motion.fly(
        piece(`player:${record.seat}`)?.querySelector(".seat-mark"),
        piece(`scale:${record.space}`),
      );
    case "area_ranked":
      return rank(table, record.area, motion);
    case "card_taken":
      await motion.fly(piece(`card:${record.card}`), piece(`player:${record.seat}`));
      return leave(piece(`card:${record.card}`), motion);
    case "card_picked":
    case "card_discarded":
      return leave(piece(`card:${record.card}`), motion);
    case "wing_scored":
      return record.cards ? exhibit(table, record.patron, motion) : undefined;
    case "sets_scored":
      return record.sets ? exhibit(table, null, motion) : undefined;
    case "cubes_returned":
      return goBack(table, record, motion, stock(record.seat));
    default:
      return undefined;
  }
}

/**
 * Show an area and its ranks, and leave time to read them.
 * @param {Stage} table
 * @param {number} area
 * @param {Motion} motion
 */
async function rank(table, area, motion) {
  if (!motion.on) return;
  table.surveyed = area;
  await table.updateComplete;
  await motion.wait(READ);
}

/**
 * Show the wing whose cards are counted, or none, and leave time to read what they bring.
 * @param {Stage} table @param {string | null} patron @param {Motion} motion
 */
async function exhibit(table, patron, motion) {
  if (!motion.on) return;
  table.exhibited = patron;
  await table.updateComplete;
  await motion.wait(READ);
}

/**
 * Something leaves the table; the next sight is drawn without it.
 * @param {Element | null} piece
 * @param {Motion} motion
 */
async function leave(piece, motion) {
  if (!motion.on || !piece) return;
  await motion.animate(piece, [{ opacity: 1 }, { opacity: 0.15 }], { duration: BREATH, fill: "forwards" });
}

/**
 * All cubes of a colour in an area, at once.
 * @param {Stage} table @param {Extract<Event, { type: "cubes_returned" }>} record
 * @param {Motion} motion @param {Element | null} stock
 */
async function goBack(table, { area, seat }, motion, stock) {
  if (!motion.on) return;
  const colour = seat === null ? "neutral" : `seat-${seat}`;
  const cubes = [...table.querySelectorAll(`.space[data-area="${area}"] .cube.${colour}`)];
  const home = stock ?? table.querySelector(".neutral-stock");
  await Promise.all(
    cubes.map(async cube => {
      await motion.fly(cube, home);
      await leave(cube, motion);
    }),
  );
}
