/** An awakening on stage: the rooms are turned one by one, then the verdict. */

import { html, render } from "../../vendor/lit.js";
import { play as sound } from "../../sound/sound.js";
import { say } from "../../words/words.js";
import { CENTRES } from "./art.js";
import { back, front, room } from "./cards.js";

/**
 * @param {HTMLElement} table @param {import("../../motion/motion.js").Motion} motion
 * @param {{ seat: number, target: number, cards: string[], guardians: number, amulets: number, survived: boolean }} told
 * @param {(seat: number) => string} nameOf
 */
export async function stageAwakening(table, motion, told, nameOf) {
  const stage = document.createElement("div");
  stage.className = "drama";
  const turned = new Set();
  const draw = (/** @type {any} */ verdict = "") =>
    render(
      html`<h2>${say("loot-awakens", { seat: nameOf(told.seat), target: nameOf(told.target) })}</h2>
        <div class="cards">${told.cards.map((kind, n) => html`<div class="slot" data-slot=${n}>${turned.has(n) ? front(kind) : back(room(kind).colour)}</div>`)}</div>
        ${tally(told.cards.filter((_kind, n) => turned.has(n)))}
        <p class="verdict">${verdict}</p>`,
      stage,
    );
  draw();
  table.append(stage);
  await motion.animate(stage, [{ opacity: 0 }, { opacity: 1 }], 260);
  await motion.wait(350);
  const order = told.cards.map((_kind, n) => n).sort((one, other) => weight(told.cards[one]) - weight(told.cards[other]));
  for (const n of order) {
    const slot = /** @type {HTMLElement} */ (stage.querySelector(`[data-slot="${n}"]`));
    const guardian = weight(told.cards[n]) === 2;
    await motion.animate(slot, [{ transform: "none" }, { transform: "scaleX(0)" }], 150);
    turned.add(n);
    draw();
    if (motion.on) sound(guardian ? "reveal" : "draw");
    await motion.animate(slot, [{ transform: "scaleX(0)" }, { transform: "none" }], 170);
    if (guardian) await motion.animate(slot, [0, -5, 5, -4, 3, 0].map((x) => ({ transform: `translateX(${x}px)` })), 320);
    await motion.wait(guardian ? 320 : 140);
  }
  const reason = told.guardians === 0 ? "loot-nothing-sleeps" : told.survived ? "loot-amulets-hold" : "loot-guardians-wake";
  draw(html`<span>${say(reason)}</span> <b class=${told.survived ? "safe" : "lost"}>${say(told.survived ? "loot-safe" : "loot-lost")}</b>`);
  sound(told.survived ? "score" : "lost");
  const stamp = stage.querySelector(".verdict b");
  if (stamp) await motion.animate(stamp, [{ transform: "scale(2.4)", opacity: 0 }, { transform: "none", opacity: 1 }], 260);
  await motion.hold(1500);
  await motion.animate(stage, [{ opacity: 1 }, { opacity: 0 }], 220);
  stage.remove();
}

/** What has come to light so far: guardians against amulets. @param {string[]} kinds */
function tally(kinds) {
  const count = (/** @type {number} */ heavy) => kinds.filter((kind) => weight(kind) === heavy).length;
  const sign = (/** @type {string} */ centre) => html`<svg class="room front" viewBox="0 0 60 60" aria-hidden="true">${CENTRES[centre]}</svg>`;
  return html`<div class="count" aria-hidden="true"><span>${sign("mummy")}${count(2)}</span><span>${sign("amulet")}${count(1)}</span></div>`;
}

/** Rooms first, then amulets, guardians last. @param {string} kind */
function weight(kind) {
  const { centre } = room(kind);
  return centre === "empty" ? 0 : centre === "amulet" ? 1 : 2;
}
