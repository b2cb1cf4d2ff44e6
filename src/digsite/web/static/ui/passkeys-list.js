/** The passkeys of an account: one more, or one less, which asks again who it is. */

import { html } from "../vendor/lit.js";
import { get, post } from "../net/http.js";
import { makePasskey, provePasskey, whyNoPasskeys } from "../state/passkeys.js";
import { settings } from "../state/settings.js";
import { say } from "../words/words.js";
import { Piece } from "./element.js";
import { given } from "./given.js";
import { toast } from "./toasts.js";

/** @import { KeptPasskey } from "../types/answers" */

class PasskeysList extends Piece {
  static properties = {
    passkeys: { state: true },
    leaving: { state: true },
    problem: { state: true },
    busy: { state: true },
  };

  constructor() {
    super();
    /** @type {KeptPasskey[] | null} */ this.passkeys = null;
    /** The one to be removed. @type {string | null} */ this.leaving = null;
    this.problem = "";
    this.busy = false;
  }

  connectedCallback() {
    super.connectedCallback();
    this.#read();
  }

  render() {
    const missing = whyNoPasskeys();
    return html`<h3>${say("passkeys-title")}</h3>
      ${this.passkeys?.length === 0 ? html`<p class="soft small">${say("passkeys-none")}</p>` : ""}
      <ul class="sessions">
        ${this.passkeys?.map(passkey => this.#line(passkey))}
      </ul>
      ${
        missing
          ? html`<p class="soft small">${say(missing)}</p>`
          : html`<p>
              <button
                class="passkey"
                ?disabled=${this.busy}
                @click=${() => this.#do(makePasskey, "account-passkey-made")}
              >
                ${say("account-make-passkey")}
              </button>
            </p>`
      }
      <p class="refusal" role="alert" ?hidden=${!this.problem}>${this.problem}</p>`;
  }

  /** The button that asked is gone: go on where it is answered. @param {Map<string, unknown>} changed */
  updated(changed) {
    if (!changed.has("leaving") || this.leaving === null) return;
    /** @type {HTMLInputElement | null} */ (this.querySelector(".remove-passkey input"))?.focus();
  }

  /** @param {KeptPasskey} passkey */
  #line(passkey) {
    const device = passkey.device || say("sessions-unknown");
    const made = moment(passkey.created);
    return html`<li>
      <span>${device}</span>
      <span class="soft small"
        >${
          passkey.used === null
            ? say("passkeys-made", { made })
            : say("passkeys-made-used", { made, used: moment(passkey.used) })
        }</span
      >
      ${
        this.leaving === passkey.passkey
          ? this.#question(passkey.passkey)
          : html`<button
              aria-label=${say("passkeys-remove-one", { device })}
              @click=${() => (this.leaving = passkey.passkey)}
            >
              ${say("passkeys-remove")}
            </button>`
      }
    </li>`;
  }

  /** @param {string} passkey */
  #question(passkey) {
    return html`<form
      class="remove-passkey"
      @submit=${(/** @type {SubmitEvent} */ event) => {
        const { password } = given(event);
        this.#remove(async () => ({ passkey, password }));
      }}
    >
      <p>${say("passkeys-remove-text")}</p>
      <label class="row"
        >${say("account-password")}
        <input name="password" type="password" required maxlength="200" autocomplete="current-password"
      /></label>
      <button class="danger" ?disabled=${this.busy}>${say("passkeys-remove")}</button>
      ${
        whyNoPasskeys()
          ? ""
          : html`<button
              type="button"
              class="danger"
              ?disabled=${this.busy}
              @click=${() => this.#remove(async () => ({ passkey, answer: await provePasskey() }))}
            >
              ${say("passkeys-remove-passkey")}
            </button>`
      }
      <button type="button" @click=${() => (this.leaving = null)}>${say("web-cancel")}</button>
    </form>`;
  }

  /** @param {() => Promise<object>} proof */
  #remove(proof) {
    return this.#do(async () => {
      await post("/me/passkeys/remove", await proof());
      this.leaving = null;
      this.tell("ended-elsewhere");
    }, "passkeys-removed");
  }

  /** @param {() => Promise<unknown>} run @param {string} said */
  async #do(run, said) {
    this.busy = true;
    this.problem = "";
    try {
      await run();
      toast(say(said));
      await this.#read();
    } catch (error) {
      this.problem = /** @type {Error} */ (error).message;
    }
    this.busy = false;
  }

  async #read() {
    try {
      this.passkeys = (await get("/me/passkeys")).passkeys;
    } catch (error) {
      this.problem = /** @type {Error} */ (error).message;
    }
  }
}

/** @param {number} seconds */
function moment(seconds) {
  const how = /** @type {const} */ ({ dateStyle: "medium", timeStyle: "short" });
  return new Date(seconds * 1000).toLocaleString(settings.language, how);
}

customElements.define("passkeys-list", PasskeysList);
