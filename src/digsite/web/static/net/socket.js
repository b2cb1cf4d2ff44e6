/**
 * One socket for everything live. What was sent and not answered is sent again after a reconnect
 * under the same key, so nothing is done twice and nothing is lost.
 */

import { settings } from "../state/settings.js";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 25_000;

/** Messages that are over once something with their key has come back. */
const ANSWERED = new Set(["accepted", "refused", "stale", "reason", "preview", "past", "problem"]);

export class Socket extends EventTarget {
  constructor() {
    super();
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {Map<string, object>} what waits for an answer */
    this.waiting = new Map();
    /** @type {Map<string, () => object>} how to watch each match again */
    this.watched = new Map();
    this.tries = 0;
    this.state = "closed";
    this.closed = false;
    addEventListener("online", () => this.#hurry());
    document.addEventListener("visibilitychange", () => !document.hidden && this.#hurry());
    setInterval(() => this.send({ type: "ping" }), PING_EVERY);
  }

  open() {
    this.closed = false;
    if (!this.socket) this.#connect();
  }

  /** @param {string} match @param {() => object} message the watch message, made anew each time */
  watch(match, message) {
    this.watched.set(match, message);
    this.open();
    this.send(message());
  }

  /** @param {string} match */
  leave(match) {
    this.watched.delete(match);
    this.send({ type: "leave", match });
  }

  /** Connect again as whoever this browser now is. */
  renew() {
    this.tries = 0;
    this.socket?.close();
    this.#hurry();
  }

  /** Send now if the line is open. @param {object} message */
  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Send something that must arrive once. @param {Record<string, any>} message @returns {string} its key */
  ask(message) {
    const key = message.key ?? newKey();
    const whole = { ...message, key };
    this.waiting.set(key, whole);
    this.send(whole);
    return key;
  }

  /** Forget a question nobody waits for. @param {string} key */
  drop(key) {
    this.waiting.delete(key);
  }

  #connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket?language=${settings.language}`);
    this.socket = socket;
    this.#become(this.tries ? "reconnecting" : "connecting");
    socket.onopen = () => {
      this.tries = 0;
      this.#become("open");
      for (const message of this.watched.values()) this.send(message());
      for (const message of this.waiting.values()) this.send(message);
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data));
    socket.onclose = () => {
      this.socket = null;
      if (this.closed) return;
      this.#become("reconnecting");
      const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
      this.timer = setTimeout(() => this.#connect(), Math.random() * longest);
    };
  }

  #hurry() {
    if (this.socket || this.closed) return;
    clearTimeout(this.timer);
    this.#connect();
  }

  /** @param {Record<string, any>} message */
  #hear(message) {
    if (message.key && ANSWERED.has(message.type)) this.waiting.delete(message.key);
    this.dispatchEvent(new CustomEvent("message", { detail: message }));
  }

  /** @param {string} state */
  #become(state) {
    this.state = state;
    this.dispatchEvent(new CustomEvent("state", { detail: state }));
  }
}

export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");

export const socket = new Socket();
