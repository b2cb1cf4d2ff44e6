/** How good this browser's guest is at the puzzles of a game; who has an account is known by the server. */

/** @import { Solver } from "../types/answers" */
/** @typedef {{ solver: Solver, done: Record<string, boolean> }} Solving */

const PREFIX = "digsite-puzzles-";
/** @type {Solver} */ const BEGINNER = { rating: 1200, tried: 0, solved: 0, streak: 0, longest: 0 };

/** @param {string} game @returns {Solving} */
export function solving(game) {
  try {
    return { solver: BEGINNER, done: {}, ...JSON.parse(localStorage.getItem(PREFIX + game) ?? "{}") };
  } catch {
    return { solver: BEGINNER, done: {} };
  }
}

/**
 * Remember the first answer to a puzzle.
 * @param {string} game @param {string} key @param {boolean} right @param {Solver} solver
 */
export function solved(game, key, right, solver) {
  const { done } = solving(game);
  localStorage.setItem(PREFIX + game, JSON.stringify({ solver, done: { ...done, [key]: right } }));
}

/**
 * The puzzle to go on with: of those not tried yet the nearest to a rating, else any other.
 * @template {{ key: string, rating: number }} L
 * @param {L[]} lines @param {Record<string, boolean>} done @param {number} rating @param {string} [besides]
 * @returns {L | undefined}
 */
export function nextOf(lines, done, rating, besides) {
  const others = lines.filter(line => line.key !== besides);
  const left = others.filter(line => !(line.key in done));
  if (!left.length) return others[Math.floor(Math.random() * others.length)];
  return left.reduce((best, line) =>
    Math.abs(line.rating - rating) < Math.abs(best.rating - rating) ? line : best,
  );
}
