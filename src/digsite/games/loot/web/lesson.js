/** The first game of Loot N Run, explained when each thing comes up. */

/** @import { Front, LootNRun } from "./types" */

/** @type {import("../../../tables/lesson.js").Step<LootNRun>[]} */
export default [
  { name: "goal", clause: "LNR-001", mark: ".race", when: () => true },
  { name: "turn", clause: "LNR-011", mark: ".pile", when: sight => sight.your_turn },
  { name: "backs", clause: "LNR-044", mark: ".pile .room.back", when: sight => sight.your_turn },
  { name: "rooms", clause: "LNR-016", mark: ".own .rooms", when: sight => held(sight) > 0 },
  {
    name: "guardian",
    clause: "LNR-026",
    mark: ".own .guarded",
    when: (sight, printed) => holds(sight, printed, card => card.guarded),
  },
  {
    name: "amulet",
    clause: "LNR-025",
    mark: ".own .amulet",
    when: (sight, printed) => holds(sight, printed, card => card.centre === "amulet"),
  },
  {
    name: "secure",
    clause: "LNR-018",
    mark: ".secure",
    when: sight => sight.your_turn && (sight.private?.worth ?? 0) >= 3,
  },
  { name: "double", clause: "LNR-020", mark: ".own .rooms", when: sight => held(sight) > 1 },
  {
    name: "awaken",
    clause: "LNR-024",
    mark: ".explorer.offered",
    when: sight => sight.offers.some(offer => offer.action.type === "awaken"),
  },
  {
    name: "werewolf",
    clause: "LNR-032",
    mark: ".wolf",
    when: sight => sight.your_turn && sight.public.werewolf.length > 0,
  },
  {
    name: "end",
    clause: "LNR-037",
    mark: ".race",
    when: sight => sight.public.players.some(player => player.score > 20),
  },
];

/** @typedef {import("../../../types").Sight<LootNRun>} Sight */

/** @param {Sight} sight */
const held = sight => sight.private?.cards.length ?? 0;

/** @param {Sight} sight @param {LootNRun["Printed"]} printed @param {(card: Front) => boolean} wanted */
const holds = (sight, printed, wanted) =>
  (sight.private?.cards ?? []).some(kind => wanted(printed.kinds[kind]));
