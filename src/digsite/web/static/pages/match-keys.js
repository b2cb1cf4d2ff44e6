/** Keyboard play: one key per tool, digits for the choices, arrows on the board. */

import { motion } from "../motion/motion.js";
import { openKeys } from "./match-dialogs.js";

/** @param {import("./match.js").MatchPage} page @param {KeyboardEvent} event */
export function onKey(page, event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return;
  if (document.querySelector("dialog[open]") || page.state?.curtain !== null) return;
  if (motion.busy && (event.key === " " || event.key === "Escape")) {
    event.preventDefault();
    motion.skip();
    return;
  }
  const press = (/** @type {string} */ selector) => /** @type {HTMLElement | null} */ (page.querySelector(selector))?.click();
  if (/^[1-9]$/.test(event.key)) {
    const offers = /** @type {NodeListOf<HTMLElement>} */ (page.querySelectorAll(".offer"));
    offers[Number(event.key) - 1]?.click();
    return;
  }
  const run = /** @type {Record<string, () => void>} */ ({
    u: () => press(".tool-undo"),
    t: () => press(".tool-hint"),
    s: () => press(".tool-since"),
    r: () => press(".tool-rules"),
    l: () => page.showPanel("log"),
    c: () => focusChat(page),
    m: () => press(".tool-more"),
    a: () => press(".tool-list"),
    b: () => toBoard(page),
    "?": () => void openKeys(),
    Escape: () => page.now(),
  })[event.key];
  if (!run) return;
  event.preventDefault();
  run();
}

/** Where one was, if it can be chosen; else to something that can. @param {import("./match.js").MatchPage} page */
function toBoard(page) {
  const wishes = ["[data-aim=offered][tabindex='0']", "[data-aim=offered]", "[data-aim]", ".board"];
  const found = wishes.map((wish) => page.querySelector(wish)).find(Boolean);
  /** @type {HTMLElement} */ (found)?.focus();
}

/** @param {import("./match.js").MatchPage} page */
async function focusChat(page) {
  page.showPanel("chat");
  await page.updateComplete;
  page.querySelector("chat-panel")?.querySelector("input")?.focus();
}
