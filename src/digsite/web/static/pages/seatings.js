/** What the quick buttons ask the server for. */

/** @import { GameCard } from "../types/answers" */

const COMPANY = ["apprentice", "surveyor", "curator"];
const GENTLE = ["porter", "apprentice"];
const GOOD_SEATS = 3;

/** Me against bots. @param {GameCard} game */
export function againstBots(game) {
  const seats = Math.min(GOOD_SEATS, Math.max(...game.seats));
  const bots = Array.from({ length: seats - 1 }, (_none, number) =>
    seatedBot(game, COMPANY[number % COMPANY.length]),
  );
  return { game: game.key, seats: [{ kind: "me" }, ...bots], undo: "turn", hints: true };
}

/** A first game, with the gentlest opponents. @param {GameCard} game */
export function firstGame(game) {
  const wanted = Math.max(Math.min(GOOD_SEATS, Math.max(...game.seats)), Math.min(...game.seats));
  const bots = Array.from({ length: wanted - 1 }, (_none, number) => ({
    kind: "bot",
    bot: GENTLE[number % GENTLE.length],
  }));
  return { game: game.key, seats: [{ kind: "me" }, ...bots], undo: "turn", hints: true };
}

/** A bot under its name in the language of the moment. @param {GameCard} game @param {string} bot */
export function seatedBot(game, bot) {
  const name = game.bots.find(found => found.name === bot)?.title;
  return name ? { kind: "bot", bot, name } : { kind: "bot", bot };
}

/** Me and whoever gets the link. @param {GameCard} game */
export function withFriends(game) {
  const seats = Math.min(GOOD_SEATS, Math.max(...game.seats));
  const friends = Array.from({ length: seats - 1 }, () => ({ kind: "friend" }));
  return { game: game.key, seats: [{ kind: "me" }, ...friends], undo: "agreed", hints: false };
}
