/** The bar on every page: home, language, light or dark, settings. */

import { html } from "../vendor/lit.js";
import { me } from "../state/people.js";
import { LANGUAGES, settings } from "../state/settings.js";
import { say } from "../words/words.js";
import { Piece } from "./element.js";
import { icon } from "./icons.js";

const OWN_NAMES = /** @type {Record<string, string>} */ ({ en: "English", fr: "Français", es: "Español" });

class TopBar extends Piece {
  connectedCallback() {
    this.replaceChildren(); // what the server wrote for the first glance
    super.connectedCallback();
    this.follow(settings);
    this.follow(me);
  }

  get dark() {
    return (
      settings.theme === "dark" ||
      (settings.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches)
    );
  }

  render() {
    const other = this.dark ? "light" : "dark";
    return html`<a class="skip" href="#page">${say("web-skip")}</a
      ><a class="brand" href="/"><img src="/static/icons/icon.svg" alt="" />Digsite</a>
      <select aria-label=${say("web-language")} @change=${this.#speak}>
        ${LANGUAGES.map(
          language =>
            html`<option value=${language} ?selected=${language === settings.language}>
              ${OWN_NAMES[language]}
            </option>`,
        )}
      </select>
      <button
        class="plain icon"
        aria-label=${say(`web-${other}`)}
        title=${say(`web-${other}`)}
        @click=${() => settings.set({ theme: other })}
      >
        ${icon(this.dark ? "sun" : "moon")}
      </button>
      <button
        class="plain icon account ${me.person?.account ? "known" : ""}"
        aria-label=${say("account-title")}
        title=${me.person?.account ?? say("account-title")}
        @click=${async () => (await import("./account-dialog.js")).openAccount()}
      >
        ${icon("person")}
      </button>
      <button
        class="plain icon"
        aria-label=${say("settings-title")}
        title=${say("settings-title")}
        @click=${async () => (await import("./settings-dialog.js")).openSettings()}
      >
        ${icon("settings")}
      </button>`;
  }

  /** @param {Event} event */
  #speak(event) {
    settings.set({ language: /** @type {HTMLSelectElement} */ (event.target).value });
  }
}

customElements.define("top-bar", TopBar);
