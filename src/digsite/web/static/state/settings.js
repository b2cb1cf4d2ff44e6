/** What a person has chosen for this browser, kept in local storage. */

import { Store } from "./store.js";

const KEY = "digsite-settings";
const LOOK = "digsite-look"; // a cookie: the server writes the first thing one sees
export const LANGUAGES = ["en", "fr", "es"];

/** @returns {"en" | "fr" | "es"} */
function spoken() {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find(known => wanted.toLowerCase().startsWith(known));
    if (found) return /** @type {"en" | "fr" | "es"} */ (found);
  }
  return "en";
}

class Settings extends Store {
  /** @type {"en" | "fr" | "es"} */ language = spoken();
  /** @type {"system" | "light" | "dark"} */ theme = "system";
  contrast = matchMedia("(prefers-contrast: more)").matches;
  motion = !matchMedia("(prefers-reduced-motion: reduce)").matches;
  /** @type {"slow" | "normal" | "fast" | "instant"} of what is shown */ speed = "normal";
  /** @type {"instant" | "calm" | "slow"} of the others' moves */ pace = this.motion ? "calm" : "instant";
  sound = true;
  notify = false;
  allOffers = false;
  /** @type {Record<string, boolean>} things shown once */ seen = {};

  constructor() {
    super();
    try {
      Object.assign(this, JSON.parse(localStorage.getItem(KEY) ?? "{}"));
    } catch {
      localStorage.removeItem(KEY);
    }
    this.#show();
  }

  /** @param {Record<string, unknown>} fields */
  set(fields) {
    Object.assign(this, fields);
    localStorage.setItem(KEY, JSON.stringify({ ...this }));
    this.#show();
    super.set({});
  }

  #show() {
    const root = document.documentElement;
    root.lang = this.language;
    root.dataset.theme = this.theme;
    root.dataset.contrast = this.contrast ? "more" : "normal";
    root.dataset.motion = this.motion ? "full" : "reduced";
    const { theme, contrast, motion } = root.dataset;
    document.cookie = `${LOOK}=${[this.language, theme, contrast, motion].join(
      ".",
    )}; Path=/; Max-Age=31536000; SameSite=Lax`;
  }
}

export const settings = new Settings();
