/**
 * One socket for everything live. What was sent and not answered is sent again after a reconnect
 * under the same key, so nothing is done twice and nothing is lost.
 */

import { settings } from "../state/settings.js";

/** @import { Down } from "../types" */
/** @import { Up } from "../types/up" */

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 10_000;
const SESSION_ENDED = 4401;

/** Messages that are over once something with their key has come back. */
const ANSWERED = new Set(["accepted", "refused", "stale", "reason", "preview", "past", "problem"]);

export class Socket extends EventTarget {
  constructor() {
    super();
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {Map<string, Up>} what waits for an answer */
    this.waiting = new Map();
    /** @type {Map<string, () => Up>} how to watch each match again */
    this.watched = new Map();
    this.tries = 0;
    this.state = "closed";
    this.closed = false;
    this.silent = 0; // pings nothing was heard after
    addEventListener("online", () => this.#hurry());
    addEventListener("offline", () => this.#lose());
    document.addEventListener("visibilitychange", () => !document.hidden && this.#hurry());
    setInterval(() => this.#feel(), PING_EVERY);
  }

  open() {
    this.closed = false;
    if (!this.socket) this.#connect();
  }

  /** @param {string} match @param {() => Up} message the watch message, made anew each time */
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

  /** Send now if the line is open. @param {Up} message */
  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Send something that must arrive once. @param {Extract<Up, { key: string }>} message @returns {string} its key */
  ask(message) {
    this.waiting.set(message.key, message);
    this.send(message);
    return message.key;
  }

  /** Forget a question nobody waits for. @param {string} key */
  drop(key) {
    this.waiting.delete(key);
  }

  #connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.silent = 0;
    const asked = new URLSearchParams({ language: settings.language });
    const [match] = this.watched.keys();
    if (match) asked.set("match", match); // the server may have a better place for it
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket?${asked}`);
    this.socket = socket;
    this.#become(this.tries ? "reconnecting" : "connecting");
    socket.onopen = () => {
      this.tries = 0;
      this.#become("open");
      for (const message of this.watched.values()) this.send(message());
      for (const message of this.waiting.values()) this.send(message);
    };
    socket.onmessage = event => this.#hear(JSON.parse(event.data));
    socket.onclose = ({ code }) => {
      if (this.socket !== socket) return; // given up before
      this.socket = null;
      if (code === SESSION_ENDED) this.dispatchEvent(new Event("ended"));
      this.#again();
    };
  }

  #again() {
    if (this.closed) return;
    this.#become("reconnecting");
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.#connect(), Math.random() * longest);
  }

  /** Is there still somebody at the other end? A line that says nothing to two pings is dead. */
  #feel() {
    if (this.silent++ >= 2) this.#lose();
    else this.send({ type: "ping" });
  }

  /** The line is dead; closing it properly could take minutes. */
  #lose() {
    const dead = this.socket;
    if (!dead) return;
    this.socket = null;
    dead.close();
    this.#again();
  }

  #hurry() {
    if (this.socket || this.closed) return;
    clearTimeout(this.timer);
    this.#connect();
  }

  /** @param {Down} message */
  #hear(message) {
    this.silent = 0;
    if ("key" in message && message.key && ANSWERED.has(message.type)) this.waiting.delete(message.key);
    this.dispatchEvent(new CustomEvent("message", { detail: message }));
  }

  /** @param {string} state */
  #become(state) {
    this.state = state;
    this.dispatchEvent(new CustomEvent("state", { detail: state }));
  }
}

export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), byte => byte.toString(16).padStart(2, "0")).join("");

export const socket = new Socket();
