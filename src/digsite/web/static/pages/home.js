/** The start. The server writes it (web/pages/start.py); here it follows the language, and its lists fill. */

import { settings } from "../state/settings.js";
import { words } from "../words/words.js";
import "../ui/match-list.js";
import "../ui/replay-list.js";

class HomePage extends HTMLElement {
  connectedCallback() {
    this.stop = settings.listen(() => this.#speak());
    words.load("");
    this.#speak().then(ahead);
  }

  disconnectedCallback() {
    this.stop?.();
  }

  /** Show the start in the language of the moment, unless it is there already. */
  async #speak() {
    const { language } = settings;
    if (this.getAttribute("lang") === language) return;
    const answer = await fetch("/", { credentials: "same-origin" });
    const written = new DOMParser()
      .parseFromString(await answer.text(), "text/html")
      .querySelector("home-page");
    if (!written || language !== settings.language) return;
    this.setAttribute("lang", language);
    this.replaceChildren(...written.childNodes);
  }
}

customElements.define("home-page", HomePage);

/** Fetch what is likely the next page, when this one is done. */
function ahead() {
  const later = window.requestIdleCallback ?? ((/** @type {() => void} */ run) => setTimeout(run, 300));
  later(() => void import("../ui/first-tour.js").then(({ offerTour }) => offerTour()).catch(() => {}));
  later(() => void Promise.all([import("./begin.js"), import("./match.js")]).catch(() => {}));
}
