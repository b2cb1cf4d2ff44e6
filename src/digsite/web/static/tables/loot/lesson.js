/** The first game of Loot N Run, explained when each thing comes up. */

/** @type {import("../lesson.js").Step[]} */
export default [
  { name: "goal", clause: "LNR-001", mark: ".race", when: () => true },
  { name: "turn", clause: "LNR-011", mark: ".pile", when: (sight) => sight.your_turn },
  { name: "backs", clause: "LNR-044", mark: ".pile .room.back", when: (sight) => sight.your_turn },
  { name: "rooms", clause: "LNR-016", mark: ".own .rooms", when: (sight) => sight.private?.cards.length > 0 },
  { name: "guardian", clause: "LNR-026", mark: ".own .guarded", when: (sight) => holds(sight, /(mummy|werewolf|frank)$/) },
  { name: "amulet", clause: "LNR-025", mark: ".own .amulet", when: (sight) => holds(sight, /amulet$/) },
  { name: "secure", clause: "LNR-018", mark: ".secure", when: (sight) => sight.your_turn && sight.private?.worth >= 3 },
  { name: "double", clause: "LNR-020", mark: ".own .rooms", when: (sight) => sight.private?.cards.length > 1 },
  { name: "awaken", clause: "LNR-024", mark: ".explorer.offered", when: (sight) => sight.offers.some((offer) => offer.action.type === "awaken") },
  { name: "werewolf", clause: "LNR-032", mark: ".wolf", when: (sight) => sight.your_turn && sight.public.werewolf.length > 0 },
  { name: "end", clause: "LNR-037", mark: ".race", when: (sight) => sight.public.players.some((/** @type {any} */ player) => player.score > 20) },
];

/** @param {import("../../types").Sight} sight @param {RegExp} wanted */
function holds(sight, wanted) {
  return (sight.private?.cards ?? []).some((/** @type {string} */ kind) => wanted.test(kind));
}
