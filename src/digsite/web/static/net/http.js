/** Plain requests to /api, in the language of the moment. */

import { settings } from "../state/settings.js";

/** A request the server said no to, with its RFC 9457 problem. */
export class Problem extends Error {
  /** @param {number} status @param {Record<string, any>} body */
  constructor(status, body) {
    super(inWords(body) || String(status));
    this.status = status;
    this.body = body;
  }
}

/** The sentence in the reader's language; what only the technical detail knows, such as a line of a file, after it. @param {Record<string, any>} problem */
export function inWords({ text, title, detail, status }) {
  return text || [title, status === 422 ? detail : ""].filter(Boolean).join(" ");
}

/** @param {string} path @param {boolean} [keep] whether the service worker should keep the answer @returns {Promise<any>} */
export const get = (path, keep = false) => call("GET", path, undefined, keep ? { "Digsite-Keep": "yes" } : {});

/** @param {string} path @param {unknown} [body] @returns {Promise<any>} */
export const post = (path, body = {}) => call("POST", path, body);

/** @param {string} path @param {unknown} body @returns {Promise<any>} */
export const patch = (path, body) => call("PATCH", path, body);

/** @param {string} path @param {unknown} body @returns {Promise<any>} */
export const put = (path, body) => call("PUT", path, body);

/** @param {string} path @returns {Promise<string>} */
export async function getText(path) {
  const answer = await fetch(address(path), { credentials: "same-origin" });
  if (!answer.ok) throw new Problem(answer.status, await problem(answer));
  return answer.text();
}

/** @param {string} method @param {string} path @param {unknown} [body] @param {Record<string, string>} [headers] */
async function call(method, path, body, headers = {}) {
  const text = typeof body === "string";
  const answer = await fetch(address(path), {
    method,
    credentials: "same-origin",
    headers: body === undefined ? headers : { ...headers, "Content-Type": text ? "text/plain" : "application/json" },
    body: body === undefined ? undefined : text ? /** @type {string} */ (body) : JSON.stringify(body),
  });
  if (!answer.ok) throw new Problem(answer.status, await problem(answer));
  return answer.status === 204 ? null : answer.json();
}

/** @param {string} path */
function address(path) {
  const url = new URL("/api" + path, location.origin);
  if (!url.searchParams.has("language")) url.searchParams.set("language", settings.language);
  return url;
}

/** @param {Response} answer @returns {Promise<Record<string, any>>} */
async function problem(answer) {
  try {
    return await answer.json();
  } catch {
    return { title: answer.statusText };
  }
}
