/** Passkeys, where the browser has them: on secure addresses that have a name. */

import { post } from "../net/http.js";

/** @returns {string | null} the word for why there are no passkeys here */
export function whyNoPasskeys() {
  if (!window.isSecureContext) return "account-passkeys-plain-http";
  if (/^[\d.]+$|^\[/.test(location.hostname)) return "account-passkeys-no-name";
  return "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential
    ? null
    : "account-passkeys-old-browser";
}

/** Make one for the person this browser is. */
export async function makePasskey() {
  const { options } = await post("/passkeys/new");
  const made = await navigator.credentials.create({
    publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(given(options)),
  });
  await post("/passkeys", { answer: plain(made) });
}

/** Come back with one. @returns {Promise<import("../types/answers").Person>} the person */
export async function showPasskey() {
  return (await post("/passkeys/login", { answer: await provePasskey() })).person;
}

/** Prove that one is at hand: the answer to a challenge. */
export async function provePasskey() {
  const { options } = await post("/passkeys/challenge");
  const shown = await navigator.credentials.get({
    publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(given(options)),
  });
  return plain(shown);
}

/** @param {Credential | null} credential */
const plain = credential => /** @type {PublicKeyCredential} */ (credential).toJSON();

/**
 * The options as the server's library writes them, which is as the browser wants them.
 * @param {Record<string, unknown>} options
 * @returns {PublicKeyCredentialCreationOptionsJSON & PublicKeyCredentialRequestOptionsJSON}
 */
const given = options => /** @type {never} */ (options);
