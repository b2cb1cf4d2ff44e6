/** The offers that have no place on the board, as buttons; all of them on request. */

import { html, nothing, repeat } from "../vendor/lit.js";
import { settings } from "../state/settings.js";
import { actionKey } from "../tables/actions.js";
import { say } from "../words/words.js";
import { MatchPiece } from "./element.js";
import { icon } from "./icons.js";

/** @import { Offer } from "../types" */

export class OffersPanel extends MatchPiece {
  static properties = {
    ...MatchPiece.properties,
    aimed: { attribute: false },
  };

  constructor() {
    super();
    /** @type {Set<string>} */ this.aimed = new Set();
  }

  connectedCallback() {
    super.connectedCallback();
    this.follow(settings);
  }

  /** @returns {Offer[]} the offers shown as buttons, in the order of their numbers */
  get shown() {
    const match = this.match;
    if (!match?.sight || match.past || match.sending || match.staging) return [];
    const offers = match.sight.offers;
    return settings.allOffers ? offers : offers.filter((offer) => !this.aimed.has(actionKey(offer.action)));
  }

  render() {
    const match = this.match;
    const sight = match?.sight;
    if (!match || !sight) return nothing;
    return html`<div class="offers" role="group" aria-label=${say("match-choices")}>
        ${repeat(this.shown, (offer) => offer.notation, (offer, number) => this.#button(offer, number))}
        ${match.sending ? html`<span class="soft sending">${say("match-sending")}</span>` : nothing}
      </div>
      ${this.#tools(match, sight)}`;
  }

  /** @param {Offer} offer @param {number} number */
  #button(offer, number) {
    const hinted = this.match?.thoughts?.best[0];
    const marked = hinted && actionKey(hinted.action) === actionKey(offer.action);
    return html`<button class="offer ${marked ? "hinted" : ""}"
      @click=${() => this.tell("act", { actions: [offer.action], offer, confirm: false })}
      @pointerenter=${() => this.tell("consider", offer)} @pointerleave=${() => this.tell("consider", null)}
      @focus=${() => this.tell("consider", offer)} @blur=${() => this.tell("consider", null)}>
      ${number < 9 ? html`<kbd aria-hidden="true">${number + 1}</kbd>` : nothing}<span>${offer.text}</span>
    </button>`;
  }

  /** @param {import("../state/match.js").Match} match @param {import("../types").Sight} sight */
  #tools(match, sight) {
    const choosing = sight.your_turn && !match.past && !match.over;
    /** @type {[string, boolean, () => void, string][]} name, possible, run, key */
    const tools = [
      ["undo", sight.can_undo && !match.sending, () => match.undo(), "u"],
      ["hint", choosing && match.info?.hints !== false, () => match.hint(), "t"],
      ["since", match.log.length > 0, () => this.tell("since"), "s"],
      ["rules", true, () => this.tell("rules"), "r"],
      ["log", true, () => this.tell("panel", "log"), "l"],
      ["chat", true, () => this.tell("panel", "chat"), "c"],
      ["more", true, () => this.tell("more"), "m"],
    ];
    return html`<div class="tools" role="toolbar" aria-label=${say("match-tools")}>
      ${tools.map(([name, possible, run, key]) => html`<button class="plain tool tool-${name}" ?disabled=${!possible}
        title="${say(`tool-${name}`)} (${key})" @click=${run}>${icon(name)}<span>${say(`tool-${name}`)}</span></button>`)}
      <button class="plain tool tool-list" aria-pressed=${settings.allOffers} title=${say("tool-list")} ?hidden=${!choosing}
        @click=${() => settings.set({ allOffers: !settings.allOffers })}>${icon("list")}<span>${say("tool-list")}</span></button>
    </div>`;
  }
}

customElements.define("offers-panel", OffersPanel);
