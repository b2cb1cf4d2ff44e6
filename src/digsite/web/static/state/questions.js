/** Questions with a key, and who waits for their answers. */

import { socket } from "../net/socket.js";

/** @import { Down, Past, PreviewAnswer, Reason } from "../types" */
/** @import { Up } from "../types/up" */
/** @typedef {Past | Reason | PreviewAnswer} Answer to a question with a key */

export class Questions {
  /** @type {Map<string, (answer: Answer | null) => void>} */ #waiting = new Map();

  /** @param {Extract<Up, { type: "why" | "preview" | "look" }>} message @returns {Promise<Answer | null>} */
  ask(message) {
    socket.ask(message);
    return new Promise(resolve => this.#waiting.set(message.key, resolve));
  }

  /** Whether somebody waited for this. @param {Down} message */
  answered(message) {
    const key = "key" in message ? message.key : null;
    const resolve = key ? this.#waiting.get(key) : undefined;
    if (!key || !resolve) return false;
    this.#waiting.delete(key);
    const answers = message.type === "reason" || message.type === "preview" || message.type === "past";
    resolve(answers ? message : null);
    return true;
  }
}
