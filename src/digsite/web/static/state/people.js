/** Who this browser is: a guest is made the first time one is needed. */

import { Problem, get, patch, post } from "../net/http.js";
import { settings } from "./settings.js";
import { Store } from "./store.js";

const KNOWN = "digsite-known";

class Me extends Store {
  /** @type {{id?: string, name: string, colour?: string | null, account?: string | null, contact?: string | null} | null} */ person = null;

  /** Settled when the server has said who this is. @type {Promise<void>} */ known = Promise.resolve();

  /** Ask the server who this is, if it ever was somebody. */
  async #know() {
    if (!localStorage.getItem(KNOWN)) return;
    try {
      const me = await get("/me");
      this.set({ person: me.person ?? me });
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== 401) return; // nobody answers now: still the same person
      localStorage.removeItem(KNOWN);
      this.set({ person: null });
    }
  }

  /** Go on as the person who made the link `#carry=SECRET` on another device. */
  carried() {
    const secret = new URLSearchParams(location.hash.slice(1)).get("carry");
    const carried = secret ? this.#carry(secret) : Promise.resolve();
    this.known = carried.then(() => this.#know());
    return carried;
  }

  /** @param {string} secret */
  async #carry(secret) {
    history.replaceState(null, "", location.pathname);
    try {
      await post("/carry", { secret });
      localStorage.setItem(KNOWN, "yes");
    } catch (error) {
      console.info(/** @type {Error} */ (error).message);
    }
  }

  /** Be somebody: the person known here, or a new guest. @param {string} name */
  async be(name) {
    await this.known;
    if (this.person) return this.person;
    const made = await post("/guests", { name });
    localStorage.setItem(KNOWN, "yes");
    this.set({ person: made.person });
    return this.person;
  }

  /** Make the guest an account; everything stays theirs. @param {string} name @param {string} password */
  async register(name, password) {
    await this.be(name);
    this.set({ person: await post("/account", { name, password }) });
  }

  /** What the guest plays goes with the account. @param {string} name @param {string} password */
  async logIn(name, password) {
    this.#become((await post("/login", { name, password })).person);
  }

  async logInWithPasskey() {
    const { showPasskey } = await import("./passkeys.js");
    this.#become(await showPasskey());
  }

  async logOut() {
    await post("/logout");
    localStorage.removeItem(KNOWN);
    this.#become(null);
  }

  /** Another person from now on: also for what comes over the socket. @param {any} person */
  #become(person) {
    if (person) localStorage.setItem(KNOWN, "yes");
    this.set({ person });
    this.dispatchEvent(new Event("became"));
  }

  /** @param {Record<string, any>} fields */
  async change(fields) {
    if (!this.person) return;
    const me = await patch("/me", fields);
    this.set({ person: me.person ?? { ...this.person, ...fields } });
  }
}

export const me = new Me();

settings.listen(() => {
  if (me.person) patch("/me", { language: settings.language }).catch(() => {});
});
