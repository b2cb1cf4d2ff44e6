/** Keyboard play: one key per tool, digits for the choices (0 for what ends one's part), arrows on the board. */

import { motion } from "../motion/motion.js";
import { openKeys, openMore } from "./match-dialogs.js";

/** @param {import("./match.js").MatchPage} page @param {KeyboardEvent} event */
export function onKey(page, event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
    return;
  if (document.querySelector("dialog[open]") || page.state?.curtain !== null) return;
  page.byKeys = true;
  if (motion.busy && (event.key === " " || event.key === "Escape")) {
    event.preventDefault();
    motion.skip();
    return;
  }
  if (/^Arrow/.test(event.key) && (target === document.body || target.matches(".board"))) {
    event.preventDefault();
    toBoard(page);
    return;
  }
  const press = (/** @type {string} */ selector) =>
    /** @type {HTMLElement | null} */ (page.querySelector(selector))?.click();
  if (/^[0-9]$/.test(event.key)) return press(`.offer[data-key="${event.key}"]`);
  const run = /** @type {Record<string, () => void>} */ ({
    u: () => press(".tool-undo"),
    U: () => press(".tool-restart"),
    t: () => press(".tool-hint"),
    s: () => press(".tool-since"),
    r: () => press(".tool-rules"),
    l: () => page.showPanel("log"),
    c: () => focusChat(page),
    m: () => void openMore(page),
    a: () => press(".tool-list"),
    b: () => toBoard(page),
    "?": () => void openKeys(),
    Escape: () => page.now(),
  })[event.key];
  if (!run) return;
  event.preventDefault();
  run();
}

/** Who plays by keys finds the focus where the next choice is. @param {import("./match.js").MatchPage} page */
export function focusNext(page) {
  const here = document.activeElement;
  const lost = !here || here === document.body || here.matches(".board, .board *");
  if (page.byKeys && lost && !here?.matches("[data-aim=offered]")) toBoard(page);
}

/** Where one was, if it can be chosen; else to something that can. @param {import("./match.js").MatchPage} page */
function toBoard(page) {
  const wishes = ["[data-aim=offered][tabindex='0']", "[data-aim=offered]", ".offer", "[data-aim]", ".board"];
  const found = wishes.map(wish => page.querySelector(wish)).find(Boolean);
  /** @type {HTMLElement} */ (found)?.focus();
}

/** @param {import("./match.js").MatchPage} page */
async function focusChat(page) {
  page.showPanel("chat");
  await page.updateComplete;
  page.querySelector("chat-panel")?.querySelector("input")?.focus();
}
