/** What the quick buttons ask the server for. */

/** @import { GameCard } from "../types" */

const COMPANY = ["apprentice", "surveyor", "curator"];
const GOOD_SEATS = 3;

/** Me against bots. @param {GameCard} game */
export function againstBots(game) {
  const seats = Math.min(GOOD_SEATS, Math.max(...game.seats));
  const bots = Array.from({ length: seats - 1 }, (_none, number) => ({ kind: "bot", bot: COMPANY[number % COMPANY.length] }));
  return { game: game.key, seats: [{ kind: "me" }, ...bots], undo: "turn", hints: true };
}

/** Me and whoever gets the link. @param {GameCard} game */
export function withFriends(game) {
  const seats = Math.min(GOOD_SEATS, Math.max(...game.seats));
  const friends = Array.from({ length: seats - 1 }, () => ({ kind: "friend" }));
  return { game: game.key, seats: [{ kind: "me" }, ...friends], undo: "agreed", hints: false };
}
