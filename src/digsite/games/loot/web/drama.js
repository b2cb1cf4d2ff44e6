/** An awakening on stage: the rooms are turned one by one, then the verdict. */

import { html, render } from "../../../vendor/lit.js";
import { play as sound } from "../../../sound/sound.js";
import { say } from "../../../words/words.js";
import { CENTRES, DANGER } from "./art.js";
import { back, front } from "./cards.js";

/** @import { Awakened, Front } from "./types" */

const SUSPENSE = 700; // before the last card

/**
 * @param {import("./table.js").default} table @param {import("../../../motion/motion.js").Motion} motion
 * @param {Awakened} told
 */
export async function stageAwakening(table, motion, told) {
  const cards = table.fronts(told.cards);
  const nameOf = (/** @type {number} */ seat) => table.nameOf(seat);
  const stage = document.createElement("div");
  stage.className = "drama";
  const turned = new Set();
  const draw = (/** @type {unknown} */ verdict = "") =>
    render(
      html`<h2>${say("loot-awakens", { seat: nameOf(told.seat), target: nameOf(told.target) })}</h2>
        <div class="cards">
          ${cards.map(
            (card, n) =>
              html`<div class="slot" data-slot=${n}>${turned.has(n) ? front(card) : back(card.colour)}</div>`,
          )}
        </div>
        ${tally(cards.filter((_card, n) => turned.has(n)))}
        <p class="verdict">${verdict}</p>`,
      stage,
    );
  draw();
  table.append(stage);
  await motion.animate(stage, [{ opacity: 0 }, { opacity: 1 }], 260);
  await motion.wait(350);
  const order = cards
    .map((_card, n) => n)
    .sort((one, other) => weight(cards[one], told) - weight(cards[other], told));
  for (const n of order) {
    if (n === order[order.length - 1] && order.length > 1) await motion.wait(SUSPENSE);
    const slot = /** @type {HTMLElement} */ (stage.querySelector(`[data-slot="${n}"]`));
    const guardian = cards[n].guarded;
    await motion.animate(slot, [{ transform: "none" }, { transform: "scaleX(0)" }], 150);
    turned.add(n);
    draw();
    if (motion.on) sound(guardian ? "reveal" : "draw");
    await motion.animate(slot, [{ transform: "scaleX(0)" }, { transform: "none" }], 170);
    if (guardian)
      await motion.animate(
        slot,
        [0, -5, 5, -4, 3, 0].map(x => ({ transform: `translateX(${x}px)` })),
        320,
      );
    await motion.wait(guardian ? 320 : 140);
  }
  const reason =
    told.guardians === 0
      ? "loot-nothing-sleeps"
      : told.survived
        ? "loot-amulets-hold"
        : "loot-guardians-wake";
  draw(
    html`<span>${say(reason)}</span>
      <b class=${told.survived ? "safe" : "lost"}>${say(told.survived ? "loot-safe" : "loot-lost")}</b>`,
  );
  motion.tell();
  sound(told.survived ? "score" : "lost");
  const stamp = stage.querySelector(".verdict b");
  if (stamp)
    await motion.animate(
      stamp,
      [
        { transform: "scale(2.4)", opacity: 0 },
        { transform: "none", opacity: 1 },
      ],
      260,
    );
  await motion.hold(1500);
  await motion.animate(stage, [{ opacity: 1 }, { opacity: 0 }], 220);
  stage.remove();
}

/** What has come to light so far: guardians against amulets. @param {Front[]} cards */
function tally(cards) {
  const sign = (/** @type {string} */ centre) =>
    html`<svg class="room front" viewBox="0 0 60 60" aria-hidden="true">${CENTRES[centre]}</svg>`;
  return html`<div class="count" aria-hidden="true">
    <span>${sign("mummy")}${cards.filter(card => card.guarded).length}</span
    ><span>${sign("amulet")}${cards.filter(card => card.centre === "amulet").length}</span>
  </div>`;
}

/**
 * Empty rooms first, and last what decides: the guardian that was one too many, or the amulet that saved all;
 * where nothing sleeps, the most dangerous back.
 * @param {Front} card @param {Awakened} told
 */
function weight({ centre, colour, guarded }, { guardians, survived }) {
  if (guardians === 0) return DANGER[colour];
  if (guarded) return survived ? 10 : 11;
  return centre === "amulet" ? (survived ? 11 : 10) : 0;
}
