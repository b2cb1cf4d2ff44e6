/** Whether somebody is at the table: here, away, resigned, kept by a bot, a bot. */

import { say } from "../words/words.js";

/** @import { Sitting } from "../types" */

/** @param {Sitting} sitter @returns {"here" | "away" | "resigned" | "kept" | "bot" | "open"} */
export function state({ kind, here, you, kept_by: keeper, resigned }) {
  if (kind !== "person") return kind;
  if (resigned) return "resigned";
  if (keeper) return "kept";
  return here || you ? "here" : "away";
}

/** What is to be said besides the name; nothing for who is here. @param {Sitting} sitter */
export function remark(sitter) {
  const found = state(sitter);
  return found === "here" || found === "open" ? "" : say(`match-${found}`);
}

/** Name and state in one line. @param {Sitting} sitter */
export function described(sitter) {
  const name = sitter.kind === "open" ? say("match-open-seat") : sitter.name;
  const said = state(sitter) === "here" ? say("match-here") : remark(sitter);
  return said ? `${name}: ${said}` : name;
}
