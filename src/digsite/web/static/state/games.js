/** The games to choose from, asked for once per language. */

import { get } from "../net/http.js";
import { settings } from "./settings.js";

/** @import { GameCard } from "../types/answers" */

/** @type {Map<string, Promise<GameCard[]>>} */
const asked = new Map();

/** @returns {Promise<GameCard[]>} */
export function gameCards() {
  const { language } = settings;
  const found = asked.get(language) ?? get("/games").then(answer => answer.games);
  asked.set(language, found);
  found.catch(() => asked.delete(language));
  return found;
}
