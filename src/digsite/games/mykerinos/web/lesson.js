/** The first game of Mykerinos, explained when each thing comes up. */

/** @import { Mykerinos } from "./types" */
/** @typedef {import("../../../types").Sight<Mykerinos>} Sight */

/** @type {import("../../../tables/lesson.js").Step<Mykerinos>[]} */
export default [
  { name: "goal", clause: "MYK-103", mark: ".track", when: () => true },
  { name: "region", clause: "MYK-012", mark: ".region", when: () => true },
  { name: "turn", clause: "MYK-032", when: sight => asks(sight, "choose_action") },
  {
    name: "excavate",
    clause: "MYK-033",
    example: "MYK-X01",
    mark: ".region",
    when: sight => asks(sight, "choose_action"),
  },
  {
    name: "extend",
    clause: "MYK-036",
    example: "MYK-X03",
    mark: ".region",
    when: sight => asks(sight, "choose_action") && sight.public.cubes.some(cube => cube.seat === sight.seat),
  },
  {
    name: "majorities",
    clause: "MYK-061",
    example: "MYK-X08",
    mark: ".counter",
    when: sight => sight.your_turn && sight.public.cubes.length > 3,
  },
  {
    name: "stock",
    clause: "MYK-092",
    mark: ".patron-player .stock",
    when: sight => sight.your_turn && own(sight).personal < 9,
  },
  {
    name: "pass",
    clause: "MYK-063",
    example: "MYK-X02",
    mark: ".scale",
    when: sight =>
      asks(sight, "choose_action") &&
      (own(sight).personal < 6 || sight.public.players.some(player => player.space)),
  },
  {
    name: "last",
    clause: "MYK-059",
    example: "MYK-T13",
    mark: ".scale",
    when: sight => asks(sight, "choose_last_action"),
  },
  {
    name: "survey",
    clause: "MYK-064",
    example: "MYK-T06",
    mark: ".laid.offered",
    when: sight => asks(sight, "choose_reward"),
  },
  {
    name: "rooms",
    clause: "MYK-083",
    example: "MYK-X09",
    mark: ".museum",
    when: sight => offers(sight, "book"),
  },
  {
    name: "leftover",
    clause: "MYK-070",
    example: "MYK-T07",
    mark: ".laid.offered",
    when: sight => asks(sight, "choose_leftover"),
  },
  {
    name: "patrons",
    clause: "MYK-044",
    example: "MYK-X05",
    mark: ".patron-player .patrons",
    when: sight => sight.your_turn && sight.offers.some(({ action }) => "patron" in action && action.patron),
  },
  {
    name: "chain",
    clause: "MYK-057",
    example: "MYK-X06",
    mark: ".region",
    when: sight =>
      sight.your_turn &&
      sight.offers.some(({ action }) => "patron" in action && action.patron === "tangerine"),
  },
  {
    name: "five",
    clause: "MYK-085",
    example: "MYK-X10",
    mark: ".museum",
    when: sight => offers(sight, "book") && own(sight).rooms.length > 0,
  },
  {
    name: "sets",
    clause: "MYK-101",
    example: "MYK-T12",
    mark: ".patron-player .patrons",
    when: sight => sight.your_turn && sight.public.season > 2,
  },
  {
    name: "exhibition",
    clause: "MYK-095",
    example: "MYK-X11",
    mark: ".museum",
    when: sight => sight.public.season > 3,
  },
];

/** @param {Sight} sight @param {string} question */
const asks = (sight, question) => sight.your_turn && sight.prompt.key === question;

/** @param {Sight} sight @param {string} type */
const offers = (sight, type) => sight.offers.some(({ action }) => action.type === type);

/** @param {Sight} sight */
const own = sight => sight.public.players[sight.seat ?? 0];
