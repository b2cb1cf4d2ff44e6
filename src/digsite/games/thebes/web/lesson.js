/** The first game of Thebes, explained when each thing comes up. */

/** @import { Printed, PrintedCard, Thebes } from "./types" */
/** @typedef {import("../../../types").Sight<Thebes>} Sight */

/** @type {import("../../../tables/lesson.js").Step<Thebes>[]} */
export default [
  { name: "goal", clause: "THE-067", mark: ".diggers", when: () => true },
  { name: "time", clause: "THE-020", example: "THE-T01", mark: ".time-track", when: () => true },
  { name: "turn", clause: "THE-028", when: sight => asks(sight, "take_turn") },
  {
    name: "storage",
    clause: "THE-034",
    example: "THE-T22",
    mark: ".storage",
    when: sight => asks(sight, "take_turn"),
  },
  {
    name: "expertise",
    clause: "THE-044",
    example: "THE-T19",
    mark: ".sites",
    when: sight => asks(sight, "take_turn"),
  },
  {
    name: "permits",
    clause: "THE-043",
    example: "THE-T06",
    mark: ".hand",
    when: sight => asks(sight, "take_turn") && books(sight) > 0,
  },
  {
    name: "dig",
    clause: "THE-053",
    mark: ".site.offered",
    when: sight => offers(sight, "dig") && books(sight) > 2,
  },
  {
    name: "permit",
    clause: "THE-045",
    example: "THE-T21",
    mark: ".decide",
    when: sight => asks(sight, "choose_permit"),
  },
  {
    name: "assistants",
    clause: "THE-090",
    example: "THE-T20",
    mark: ".decide",
    when: sight => asks(sight, "send_assistants"),
  },
  {
    name: "weeks",
    clause: "THE-052",
    example: "THE-T03",
    mark: ".decide",
    when: sight => asks(sight, "name_weeks"),
  },
  {
    name: "rubble",
    clause: "THE-057",
    example: "THE-T10",
    mark: ".sites",
    when: sight => sight.your_turn && Boolean(sight.private?.sites.some(site => site.known.length)),
  },
  {
    name: "knowledge",
    clause: "THE-050",
    example: "THE-T02",
    mark: ".digger .world",
    when: sight => sight.your_turn && own(sight).general_knowledge > 0,
  },
  {
    name: "again",
    clause: "THE-023",
    example: "THE-T07",
    mark: ".time-track",
    when: sight => asks(sight, "take_turn") && own(sight).below > 0,
  },
  {
    name: "professors",
    clause: "THE-075",
    example: "THE-T08",
    mark: ".professors",
    when: sight => sight.your_turn && books(sight) > 2,
  },
  { name: "actions", clause: "THE-040", mark: ".hand", when: sight => offers(sight, "play_card") },
  {
    name: "exhibitions",
    clause: "THE-094",
    example: "THE-T04",
    mark: ".display",
    when: (sight, printed) => asks(sight, "take_turn") && shown(sight, printed, "exhibition"),
  },
  {
    name: "museums",
    clause: "THE-095",
    example: "THE-T18",
    mark: ".display",
    when: (sight, printed) => asks(sight, "take_turn") && shown(sight, printed, "museum"),
  },
  {
    name: "congress",
    clause: "THE-074",
    mark: ".storage",
    when: (sight, printed) => asks(sight, "take_turn") && shown(sight, printed, "congress"),
  },
  {
    name: "end",
    clause: "THE-066",
    example: "THE-T14",
    mark: ".time-track",
    when: sight => sight.public.deck < 45,
  },
];

/** @param {Sight} sight @param {string} question */
const asks = (sight, question) => sight.your_turn && sight.prompt.key === question;

/** @param {Sight} sight @param {string} type */
const offers = (sight, type) => sight.offers.some(({ action }) => action.type === type);

/** @param {Sight} sight */
const own = sight => sight.public.players[sight.seat ?? 0];

/** The most expertise one has in a region. @param {Sight} sight */
const books = sight => Math.max(...Object.values(own(sight).expertise));

/**
 * Whether such a card can be taken.
 * @param {Sight} sight @param {Printed} printed @param {PrintedCard["type"]} type
 */
const shown = (sight, printed, type) =>
  [...Object.keys(sight.public.display), ...sight.public.storage].some(
    kind => kind !== null && printed.kinds[kind].type === type,
  );
