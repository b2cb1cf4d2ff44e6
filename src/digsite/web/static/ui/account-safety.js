/** Another password, and the end of an account: both ask for the password again. */

import { html } from "../vendor/lit.js";
import { post } from "../net/http.js";
import { provePasskey, whyNoPasskeys } from "../state/passkeys.js";
import { me } from "../state/people.js";
import { say } from "../words/words.js";
import { Piece } from "./element.js";
import { given } from "./given.js";
import { toast } from "./toasts.js";

class AccountSafety extends Piece {
  static properties = { problem: { state: true }, busy: { state: true } };

  constructor() {
    super();
    this.problem = "";
    this.busy = false;
  }

  render() {
    return html`<details class="change-password">
        <summary>${say("password-title")}</summary>
        <form @submit=${this.#change}>
          ${this.#field("old", "password-old", "current-password")}
          ${this.#field("new", "password-new", "new-password")}
          <p class="soft small">${say("password-text")}</p>
          <p class="soft small">${say("password-passkeys")}</p>
          <button ?disabled=${this.busy}>${say("password-change")}</button>
        </form>
      </details>
      <details class="delete-account">
        <summary>${say("delete-title")}</summary>
        <form @submit=${this.#delete}>
          <p>${say("delete-text")}</p>
          ${this.#field("password", "account-password", "current-password")}
          <button class="danger" ?disabled=${this.busy}>${say("delete-yes")}</button>
          ${
            whyNoPasskeys()
              ? ""
              : html`<button
                  type="button"
                  class="danger"
                  ?disabled=${this.busy}
                  @click=${this.#deleteByPasskey}
                >
                  ${say("delete-passkey")}
                </button>`
          }
        </form>
      </details>
      <p class="refusal" role="alert" ?hidden=${!this.problem}>${this.problem}</p>`;
  }

  /** @param {string} name @param {string} label @param {"new-password" | "current-password"} kind */
  #field(name, label, kind) {
    const shortest = kind === "new-password" ? 8 : 1;
    return html`<label class="row"
      >${say(label)}
      <input name=${name} type="password" required minlength=${shortest} maxlength="200" autocomplete=${kind}
    /></label>`;
  }

  /** @param {SubmitEvent} event */
  #change(event) {
    const fields = given(event);
    this.#do(() => post("/password", { old: fields.old, new: fields.new }), "password-changed");
  }

  /** @param {SubmitEvent} event */
  #delete(event) {
    const { password } = given(event);
    this.#do(() => me.deleteAccount({ password }), "delete-done");
  }

  #deleteByPasskey() {
    this.#do(async () => me.deleteAccount({ answer: await provePasskey() }), "delete-done");
  }

  /** @param {() => Promise<unknown>} run @param {string} said */
  async #do(run, said) {
    const panel = this.parentElement; // an account that is deleted takes this away
    this.busy = true;
    this.problem = "";
    try {
      await run();
      toast(say(said));
      panel?.dispatchEvent(new CustomEvent("done"));
    } catch (error) {
      this.problem = /** @type {Error} */ (error).message;
    }
    this.busy = false;
  }
}

customElements.define("account-safety", AccountSafety);
