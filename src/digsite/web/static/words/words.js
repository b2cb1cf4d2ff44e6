/** The interface's own words, and the vocabulary of the game at hand, from Fluent files. */

import { FluentBundle, FluentResource } from "../vendor/fluent.js";
import { getText } from "../net/http.js";
import { settings } from "../state/settings.js";
import { Store } from "../state/store.js";

/** @type {Map<string, FluentBundle>} one per language and game */
const bundles = new Map();

class Words extends Store {
  game = "";
  /** @type {FluentBundle | null} */ bundle = null;

  /** Load the words of a language, and of a game. @param {string} [game] */
  async load(game = this.game) {
    const language = settings.language;
    const place = `${language}/${game}`;
    if (!bundles.has(place)) {
      const source = await getText("/words", { language, game: game || null });
      const bundle = new FluentBundle(language, { useIsolating: false });
      bundle.addResource(new FluentResource(source), { allowOverrides: true });
      bundles.set(place, bundle);
    }
    if (language !== settings.language) return;
    this.set({ game, bundle: bundles.get(place) });
  }

  /** @param {string} key */
  knows(key) {
    return Boolean(this.bundle?.hasMessage(key));
  }
}

export const words = new Words();

/**
 * The message with this key, with underscores and colons read as dashes.
 * @param {string} key @param {Record<string, string | number>} [params] @returns {string}
 */
export function say(key, params = {}) {
  const name = key.replace(/[_:|/ ]/g, "-");
  const message = words.bundle?.getMessage(name);
  if (!words.bundle || !message?.value) return key;
  return words.bundle.formatPattern(message.value, params);
}

/** A word of a game's vocabulary, or the value itself. @param {string} field @param {string} value */
export function word(field, value) {
  const key = `${field}-${value}`.replace(/[_:|/ ]/g, "-");
  return words.knows(key) ? say(key) : value.replaceAll("_", " ");
}

/** One digit after the point, as the language writes it. @param {number} number */
export function decimal(number) {
  return number.toLocaleString(settings.language, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
}

/** Names as a sentence has them: `Anna, Ben and Chloé`. @param {string[]} names @returns {string} */
export function listed(names) {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(names);
}
