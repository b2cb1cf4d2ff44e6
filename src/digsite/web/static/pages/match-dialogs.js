/** What the tools of a table open: more, keys, notes. */

import { html } from "../vendor/lit.js";
import { get, post, put } from "../net/http.js";
import { settings } from "../state/settings.js";
import { confirm, openDialog } from "../ui/dialog.js";
import { icon } from "../ui/icons.js";
import { friendsLink, invitation } from "../ui/invitation.js";
import { toast } from "../ui/toasts.js";
import { say } from "../words/words.js";

/** @import { MatchPage } from "./match.js" */

const KEYS = [
  "digits",
  "arrows",
  "enter",
  "board",
  "undo",
  "restart",
  "hint",
  "since",
  "rules",
  "log",
  "chat",
  "all",
  "more",
  "skip",
  "escape",
];

/** @param {MatchPage} page */
export function openMore(page) {
  const state = page.state;
  if (!state) return undefined;
  const playing = state.mine.length > 0 && !state.over && !state.resigned;
  const body = (/** @type {() => void} */ close) => {
    const row = (/** @type {string} */ name, /** @type {string} */ sign, /** @type {() => unknown} */ run) =>
      html`<button @click=${() => (close(), run())}>${icon(sign)} ${say(`more-${name}`)}</button>`;
    return html`<h2>${say("more-title")}</h2>
      <div class="more-list">
        ${row("link", "link", () => copyLink(friendsLink(state.info?.invite)))}
        ${row(settings.sound ? "mute" : "sound", settings.sound ? "mute" : "sound", () =>
          settings.set({ sound: !settings.sound }),
        )}
        ${state.mine.length ? row("carry", "save", () => carry(state)) : ""}
        ${state.mine.length ? row("notes", "log", () => openNotes(state)) : ""}
        ${row("keys", "keys", openKeys)}
        ${playing ? row("propose-undo", "undo", () => state.propose("undo")) : ""}
        ${playing ? row("propose-abort", "close", () => state.propose("abort")) : ""}
        ${playing ? row("resign", "flag", () => resign(state)) : ""}
        ${state.over ? html`<a class="button" href="/replay/${state.id}">${icon("eye")} ${say("more-review")}</a>` : ""}
        <a class="button" href="/">${icon("back")} ${say("web-home")}</a>
      </div>`;
  };
  return openDialog(body, { label: say("more-title") });
}

export function openKeys() {
  const body = (/** @type {() => void} */ close) =>
    html`<h2>${say("keys-title")}</h2>
      <ul class="keys">
        ${KEYS.map(name => html`<li>${say(`keys-${name}`)}</li>`)}
      </ul>
      <div class="buttons"><button class="main" @click=${close}>${say("web-done")}</button></div>`;
  return openDialog(body, { label: say("keys-title") });
}

/** A link to go on as the same person on another device. @param {import("../state/match.js").Match} state */
async function carry(state) {
  const { secret } = await post("/matches/{match}/carry", {}, { match: state.id });
  const address = invitation(`${location.origin}/m/${state.id}#carry=${secret}`);
  const body = (/** @type {() => void} */ close) =>
    html`<h2>${say("more-carry")}</h2>
      <p>${say("carry-text")}</p>
      <input readonly size="40" aria-label=${say("more-carry")} .value=${address} />
      <div class="buttons">
        <button @click=${close}>${say("web-done")}</button>
        <button class="main" @click=${() => copyLink(address)}>${say("more-link")}</button>
      </div>`;
  await openDialog(body, { label: say("more-carry") });
}

/** One's private notes on a match. @param {import("../state/match.js").Match} state */
async function openNotes(state) {
  const { text } = await get("/matches/{match}/notes", { match: state.id });
  const keep = (/** @type {Event} */ event) => {
    const { value } = /** @type {HTMLTextAreaElement} */ (event.target);
    return put("/matches/{match}/notes", { text: value }, { match: state.id });
  };
  const body = (/** @type {() => void} */ close) =>
    html`<h2>${say("more-notes")}</h2>
      <textarea
        class="notes"
        rows="10"
        maxlength="10000"
        aria-label=${say("more-notes")}
        .value=${text}
        @change=${keep}
      ></textarea>
      <div class="buttons"><button class="main" @click=${close}>${say("web-done")}</button></div>`;
  await openDialog(body, { label: say("more-notes") });
}

/** @param {string} address */
export async function copyLink(address) {
  try {
    await navigator.clipboard.writeText(address);
    toast(say("link-copied"));
  } catch {
    const body = () =>
      html`<h2>${say("more-link")}</h2>
        <input readonly .value=${address} size="40" aria-label=${say("more-link")} />`;
    await openDialog(body, { label: say("more-link") });
  }
}

/** @param {import("../state/match.js").Match} state */
async function resign(state) {
  const left = state.people.seats.filter(sitter => !sitter.resigned).length;
  const text = say(left > 2 ? "resign-text-bot" : "resign-text-end");
  if (await confirm(say("resign-title"), [text], say("more-resign"))) state.resign();
}
