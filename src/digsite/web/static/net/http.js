/** Plain requests to /api, in the language of the moment. */

import { settings } from "../state/settings.js";

/** @import { Answers, ProblemAnswer } from "../types/answers" */
/** @typedef {Partial<ProblemAnswer>} Trouble */
/** @typedef {Record<string, string | number | null | undefined>} Parts of a path by name; others go into its query */
/**
 * @template {string} M
 * @typedef {{ [R in keyof Answers as R extends `${M} ${infer P}` ? P : never]: Answers[R] }} Of
 */

/** A request the server said no to, with its RFC 9457 problem. */
export class Problem extends Error {
  /** @param {number} status @param {Trouble} body */
  constructor(status, body) {
    super(inWords(body) || String(status));
    this.status = status;
    this.body = body;
  }
}

/**
 * The sentence in the reader's language; what only the technical detail knows, such as a line of a file, after it.
 * @param {Pick<Trouble, "text" | "title" | "detail" | "status">} problem
 */
export function inWords({ text, title, detail, status }) {
  return text || [title, status === 422 ? detail : ""].filter(Boolean).join(" ");
}

/**
 * @template {keyof Of<"GET">} P
 * @param {P} path @param {Parts} [parts] @param {boolean} [keep] whether the service worker should keep the answer
 * @returns {Promise<Of<"GET">[P]>}
 */
export const get = (path, parts = {}, keep = false) =>
  call("GET", address(path, parts), undefined, keep ? { "Digsite-Keep": "yes" } : {});

/**
 * @template {keyof Of<"POST">} P
 * @param {P} path @param {unknown} [body] @param {Parts} [parts] @param {AbortSignal} [signal]
 * @returns {Promise<Of<"POST">[P]>}
 */
export const post = (path, body = {}, parts = {}, signal = undefined) =>
  call("POST", address(path, parts), body, {}, signal);

/** @template {keyof Of<"PATCH">} P @param {P} path @param {unknown} body @returns {Promise<Of<"PATCH">[P]>} */
export const patch = (path, body) => call("PATCH", address(path), body);

/**
 * @template {keyof Of<"PUT">} P
 * @param {P} path @param {unknown} body @param {Parts} parts @returns {Promise<Of<"PUT">[P]>}
 */
export const put = (path, body, parts) => call("PUT", address(path, parts), body);

/** @param {string} path @param {Parts} parts @returns {Promise<string>} */
export async function getText(path, parts) {
  const answer = await fetch(address(path, parts), { credentials: "same-origin" });
  if (!answer.ok) throw new Problem(answer.status, await problem(answer));
  return answer.text();
}

/**
 * @param {string} method @param {URL} url @param {unknown} [body] @param {Record<string, string>} [headers]
 * @param {AbortSignal} [signal]
 */
async function call(method, url, body, headers = {}, signal = undefined) {
  const text = typeof body === "string";
  const answer = await fetch(url, {
    method,
    signal,
    credentials: "same-origin",
    headers:
      body === undefined ? headers : { ...headers, "Content-Type": text ? "text/plain" : "application/json" },
    body: body === undefined ? undefined : text ? /** @type {string} */ (body) : JSON.stringify(body),
  });
  if (!answer.ok) throw new Problem(answer.status, await problem(answer));
  return answer.status === 204 ? null : answer.json();
}

/** @param {string} path @param {Parts} [parts] */
function address(path, parts = {}) {
  const left = new Map(Object.entries(parts));
  const filled = path.replace(/\{(\w+)\}/g, (_place, name) => {
    const value = encodeURIComponent(String(left.get(name)));
    left.delete(name);
    return value;
  });
  const url = new URL("/api" + filled, location.origin);
  for (const [name, value] of left)
    if (value !== null && value !== undefined) url.searchParams.set(name, String(value));
  if (!url.searchParams.has("language")) url.searchParams.set("language", settings.language);
  return url;
}

/** @param {Response} answer @returns {Promise<Trouble>} */
async function problem(answer) {
  try {
    return await answer.json();
  } catch {
    return { title: answer.statusText };
  }
}
