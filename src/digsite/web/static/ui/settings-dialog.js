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

/** @param {(answer?: any) => void} close */
function body(close) {
  const missing = whyNotInstallable();
  return html`<h2>${say("settings-title")}</h2>
    ${me.person
      ? html`<label class="row">${say("settings-name")}
          <input maxlength="40" .value=${me.person.name} @change=${(/** @type {any} */ event) => me.change({ name: event.target.value.trim() })} /></label>`
      : ""}
    <label class="row">${say("settings-theme")}
      <select @change=${(/** @type {any} */ event) => settings.set({ theme: event.target.value })}>
        ${["system", "light", "dark"].map(
          (theme) => html`<option value=${theme} ?selected=${settings.theme === theme}>${say(`settings-theme-${theme}`)}</option>`,
        )}
      </select></label>
    ${["contrast", "motion", "sound"].map((name) => toggle(name))}
    ${missing
      ? html`<p class="soft small">${say(missing)}</p>`
      : html`<label class="row"><input type="checkbox" .checked=${settings.notify} @change=${askToNotify} />${say("settings-notify")}</label>`}
    <div class="buttons"><button class="main" @click=${() => close()}>${say("web-done")}</button></div>`;
}

/** @param {string} name */
function toggle(name) {
  const value = /** @type {any} */ (settings)[name];
  return html`<label class="row"><input type="checkbox" .checked=${value}
    @change=${(/** @type {any} */ event) => settings.set({ [name]: event.target.checked })} />${say(`settings-${name}`)}</label>`;
}

/** @param {Event} event */
async function askToNotify(event) {
  const box = /** @type {HTMLInputElement} */ (event.target);
  const allowed = box.checked && (await Notification.requestPermission()) === "granted";
  box.checked = allowed;
  settings.set({ notify: allowed });
}
