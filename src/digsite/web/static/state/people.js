/** Who this browser is: a guest is made the first time one is needed. */

import { Problem, get, patch, post } from "../net/http.js";
import { say } from "../words/words.js";
import { settings } from "./settings.js";
import { Store } from "./store.js";

/** @import { Carrying, Person } from "../types/answers" */

const KNOWN = "digsite-known";

class Me extends Store {
  /** @type {Person | null} */ person = null;

  /** Settled when the server has said who this is. @type {Promise<void>} */ known = Promise.resolve();

  #changing = false;

  /** Ask the server who this is, if it ever was somebody. */
  async #know() {
    if (!localStorage.getItem(KNOWN)) return;
    try {
      this.set({ person: (await get("/me")).person });
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== 401) return; // nobody answers now: still the same person
      localStorage.removeItem(KNOWN);
      this.set({ person: null });
    }
  }

  /**
   * Go on as the person who made the link `#carry=SECRET` on another device, if that is wanted.
   * @param {(who: Carrying) => Promise<boolean>} ask
   * @param {(problem: () => string) => void} tell
   */
  carried(ask, tell) {
    const given = new URLSearchParams(location.hash.slice(1));
    const [secret, letter] = [given.get("carry"), given.get("contact")];
    if (letter) this.#prove(letter, tell);
    const carried = secret ? this.#carry(secret, ask, tell) : Promise.resolve();
    this.known = carried.then(() => this.#know());
    return carried;
  }

  /**
   * @param {string} secret @param {(who: Carrying) => Promise<boolean>} ask
   * @param {(problem: () => string) => void} tell
   */
  async #carry(secret, ask, tell) {
    history.replaceState(null, "", location.pathname);
    try {
      await this.#know();
      if (this.person?.account) return tell(() => say("carry-signed-in"));
      if (!(await ask(await post("/carry/look", { secret })))) return;
      await post("/carry", { secret });
      localStorage.setItem(KNOWN, "yes");
    } catch (error) {
      tell(() => /** @type {Error} */ (error).message);
    }
  }

  /** A letter was read at the address it went to. @param {string} secret @param {(words: () => string) => void} tell */
  async #prove(secret, tell) {
    history.replaceState(null, "", location.pathname);
    try {
      await post("/contact", { secret });
      tell(() => say("account-contact-proved"));
    } catch (error) {
      tell(() => /** @type {Error} */ (error).message);
    }
  }

  /** The session of this browser was ended somewhere, perhaps by what is just being done here. */
  async lost() {
    if (this.#changing) return;
    await this.#know();
    if (!this.person) this.dispatchEvent(new Event("became"));
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
  logIn(name, password) {
    return this.#become(async () => (await post("/login", { name, password })).person);
  }

  async logInWithPasskey() {
    const { showPasskey } = await import("./passkeys.js");
    await this.#become(showPasskey);
  }

  logOut() {
    return this.#become(() => post("/logout"));
  }

  /** @param {{ password: string } | { answer: unknown }} proof that it is really the holder */
  deleteAccount(proof) {
    return this.#become(() => post("/account/delete", proof));
  }

  /**
   * Another person from now on, or nobody: also for what comes over the socket.
   * @param {() => Promise<Person | null>} change
   */
  async #become(change) {
    this.#changing = true; // the old session ends by it: that is no news
    try {
      const person = (await change()) ?? null;
      if (person) localStorage.setItem(KNOWN, "yes");
      else localStorage.removeItem(KNOWN);
      this.set({ person });
    } finally {
      this.#changing = false;
    }
    this.dispatchEvent(new Event("became"));
  }

  /** @param {Partial<Person>} fields */
  async change(fields) {
    if (!this.person) return;
    this.set({ person: await patch("/me", fields) });
  }
}

export const me = new Me();

settings.listen(() => {
  if (me.person) patch("/me", { language: settings.language }).catch(() => {});
});
