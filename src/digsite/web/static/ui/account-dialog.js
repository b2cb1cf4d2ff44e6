/** An account, for those who want one: their games on every device. Nothing needs it. */

import { html } from "../vendor/lit.js";
import { whyNoPasskeys } from "../state/passkeys.js";
import { me } from "../state/people.js";
import { say } from "../words/words.js";
import { openDialog } from "./dialog.js";
import { Piece } from "./element.js";
import { toast } from "./toasts.js";
import "./account-safety.js";
import "./passkeys-list.js";
import "./sessions-list.js";

/** @import { SessionsList } from "./sessions-list.js" */

export function openAccount() {
  return openDialog(close => html`<account-panel @done=${() => close()}></account-panel>`, {
    label: say("account-title"),
  });
}

class AccountPanel extends Piece {
  static properties = { problem: { state: true }, busy: { state: true } };

  constructor() {
    super();
    this.problem = "";
    this.busy = false;
  }

  connectedCallback() {
    super.connectedCallback();
    this.follow(me);
  }

  render() {
    return html`<h2>${say("account-title")}</h2>
      ${me.person?.account ? this.#holder(me.person.account) : this.#guest()}
      <p class="refusal" role="alert" ?hidden=${!this.problem}>${this.problem}</p>`;
  }

  #guest() {
    const missing = whyNoPasskeys();
    return html`<p>${say("account-text")}</p>
      <form @submit=${this.#submit}>
        <label class="row"
          >${say("account-name")}
          <input name="name" required maxlength="40" autocomplete="username" .value=${me.person?.name ?? ""}
        /></label>
        <label class="row"
          >${say("account-password")}
          <input
            name="password"
            type="password"
            required
            minlength="8"
            maxlength="200"
            autocomplete="current-password"
        /></label>
        <p class="soft small">${say("account-password-text")}</p>
        <div class="buttons">
          <button name="way" value="register" ?disabled=${this.busy}>${say("account-register")}</button>
          <button name="way" value="logIn" class="main" ?disabled=${this.busy}>
            ${say("account-log-in")}
          </button>
        </div>
      </form>
      ${
        missing
          ? html`<p class="soft small">${say(missing)}</p>`
          : html`<p>
              <button
                class="passkey"
                ?disabled=${this.busy}
                @click=${() => this.#do(() => me.logInWithPasskey(), "account-welcome")}
              >
                ${say("account-log-in-passkey")}
              </button>
            </p>`
      }`;
  }

  /** @param {string} account */
  #holder(account) {
    return html`<p>${say("account-yours", { name: account })}</p>
      <label class="row"
        >${say("account-contact")}
        <input
          type="email"
          autocomplete="email"
          maxlength="200"
          .value=${me.person?.unproved ?? me.person?.contact ?? ""}
          @change=${(/** @type {Event} */ event) =>
            this.#do(() => me.change({ contact: typed(event) }), "account-kept", false)}
      /></label>
      ${me.person?.unproved ? this.#unproved(me.person.unproved) : ""}
      <passkeys-list @ended-elsewhere=${this.#endedElsewhere}></passkeys-list>
      <sessions-list></sessions-list>
      <account-safety></account-safety>
      <div class="buttons">
        <button ?disabled=${this.busy} @click=${() => this.#do(() => me.logOut(), "account-goodbye")}>
          ${say("account-log-out")}
        </button>
        <button class="main" @click=${() => this.tell("done")}>${say("web-done")}</button>
      </div>`;
  }

  #endedElsewhere() {
    /** @type {SessionsList | null} */ (this.querySelector("sessions-list"))?.read();
  }

  /** @param {string} address */
  #unproved(address) {
    return html`<p class="soft small">${say("account-contact-asked", { address })}</p>
      <button
        ?disabled=${this.busy}
        @click=${() => this.#do(() => me.change({ contact: address }), "account-kept", false)}
      >
        ${say("account-contact-again")}
      </button>`;
  }

  /** @param {SubmitEvent} event */
  #submit(event) {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target), event.submitter);
    const [name, password] = [String(form.get("name")).trim(), String(form.get("password"))];
    if (form.get("way") === "register") this.#do(() => me.register(name, password), "account-made");
    else this.#do(() => me.logIn(name, password), "account-welcome");
  }

  /**
   * Do something, and say how it went.
   * @param {() => Promise<unknown>} run @param {string} said @param {boolean} [leave]
   */
  async #do(run, said, leave = true) {
    this.busy = true;
    this.problem = "";
    try {
      await run();
      toast(say(said));
      if (leave) this.tell("done");
    } catch (error) {
      this.problem = /** @type {Error} */ (error).message;
    }
    this.busy = false;
  }
}

customElements.define("account-panel", AccountPanel);

/** @param {Event} event */
const typed = event => /** @type {HTMLInputElement} */ (event.target).value.trim();
