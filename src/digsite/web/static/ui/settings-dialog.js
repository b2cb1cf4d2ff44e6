/** What a person may choose for this browser. */

import { html } from "../vendor/lit.js";
import { whyNotInstallable } from "../offline.js";
import { me } from "../state/people.js";
import { settings } from "../state/settings.js";
import { say } from "../words/words.js";
import { openDialog } from "./dialog.js";

export function openSettings() {
  return openDialog(body, { label: say("settings-title") });
}

/** @param {() => void} close */
function body(close) {
  const missing = whyNotInstallable();
  return html`<h2>${say("settings-title")}</h2>
    ${
      me.person
        ? html`<label class="row"
            >${say("settings-name")}
            <input
              maxlength="40"
              .value=${me.person.name}
              @change=${(/** @type {Event} */ event) => me.change({ name: field(event).value.trim() })}
          /></label>`
        : ""
    }
    ${select("theme", ["system", "light", "dark"])}
    ${/** @type {const} */ (["contrast", "motion"]).map(name => toggle(name))}
    ${select("speed", ["slow", "normal", "fast", "instant"])} ${select("pace", ["slow", "calm", "instant"])}
    ${toggle("sound")}
    ${
      missing
        ? html`<p class="soft small">${say(missing)}</p>`
        : html`<label class="row"
            ><input
              type="checkbox"
              .checked=${settings.notify}
              @change=${askToNotify}
            />${say("settings-notify")}</label
          >`
    }
    <div class="buttons"><button class="main" @click=${() => close()}>${say("web-done")}</button></div>`;
}

/** @param {"theme" | "speed" | "pace"} name @param {string[]} values */
function select(name, values) {
  return html`<label class="row"
    >${say(`settings-${name}`)}
    <select
      name=${name}
      @change=${(/** @type {Event} */ event) => settings.set({ [name]: field(event).value })}
    >
      ${values.map(
        value =>
          html`<option value=${value} ?selected=${settings[name] === value}>
            ${say(`settings-${name}-${value}`)}
          </option>`,
      )}
    </select></label
  >`;
}

/** @param {"contrast" | "motion" | "sound" | "notify" | "allOffers"} name */
function toggle(name) {
  const value = settings[name];
  return html`<label class="row"
    ><input
      type="checkbox"
      .checked=${value}
      @change=${(/** @type {Event} */ event) => settings.set({ [name]: field(event).checked })}
    />${say(`settings-${name}`)}</label
  >`;
}

/** @param {Event} event */
async function askToNotify(event) {
  const box = /** @type {HTMLInputElement} */ (event.target);
  const allowed = box.checked && (await Notification.requestPermission()) === "granted";
  box.checked = allowed;
  settings.set({ notify: allowed });
}

/** @param {Event} event */
const field = event => /** @type {HTMLInputElement} */ (event.target);
