/** The coach of a lesson: one thing at a time, where it can be seen, with the rule behind it. */

import { html, nothing } from "../vendor/lit.js";
import { keep, kept } from "../state/kept.js";
import { lessonOf } from "../tables/lesson.js";
import { say } from "../words/words.js";
import { MatchPiece } from "./element.js";

export class CoachPanel extends MatchPiece {
  constructor() {
    super();
    /** @type {import("../tables/lesson.js").Step[]} */ this.steps = [];
    /** @type {Set<string>} */ this.known = new Set();
    this.game = "";
    /** @type {string | undefined} the paragraph the rulebook beside is open at */ this.taught = undefined;
  }

  get step() {
    const sight = this.match?.sight;
    if (!sight || this.match?.staging || this.match?.past) return undefined;
    return this.steps.find(step => !this.known.has(step.name) && step.when(sight, this.match?.printed));
  }

  willUpdate() {
    const game = this.match?.info?.game ?? "";
    if (!game || game === this.game) return;
    this.game = game;
    this.known = new Set(kept(this.match?.id ?? "").lesson);
    lessonOf(game).then(steps => {
      this.steps = steps;
      this.requestUpdate();
    });
  }

  render() {
    const step = this.step;
    if (!step) return nothing;
    const { clause, example } = step;
    return html`<div class="coach" role="status">
      <p>${say(`${this.game}-lesson-${step.name}`)}</p>
      <button class="link" @click=${() => this.tell("rules", clause)}>${clause}</button>
      ${
        example
          ? html`<button class="link" @click=${() => this.tell("rules", example)}>
              ${say("learn-example")}
            </button>`
          : nothing
      }
      <button class="main" @click=${() => this.#next(step.name)}>
        ${say("learn-understood")} <small>${this.known.size + 1}/${this.steps.length}</small>
      </button>
    </div>`;
  }

  updated() {
    for (const marked of document.querySelectorAll(".coached")) marked.classList.remove("coached");
    const { mark, clause, example } = this.step ?? {};
    const taught = example ?? clause;
    if (taught && taught !== this.taught) this.tell("teach", (this.taught = taught));
    if (mark) for (const place of document.querySelectorAll(`.board ${mark}`)) place.classList.add("coached");
  }

  /** @param {string} name */
  #next(name) {
    this.known.add(name);
    if (this.match) keep(this.match.id, { lesson: [...this.known] });
    this.requestUpdate();
  }
}

customElements.define("coach-panel", CoachPanel);
