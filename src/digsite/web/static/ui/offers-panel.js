/** The offers that have no place on the board, as buttons; all of them on request. */

import { html, nothing, repeat } from "../vendor/lit.js";
import { unreadOf } from "../state/chat.js";
import { settings } from "../state/settings.js";
import { actionKey } from "../tables/actions.js";
import { rests } from "../tables/pointing.js";
import { say } from "../words/words.js";
import { MatchPiece } from "./element.js";
import { icon } from "./icons.js";
import { unread } from "./unread.js";

/** @import { Offer } from "../types" */
/** @typedef {{ offer: Offer, text: string, actions: Offer["action"][] }} Choice */

export class OffersPanel extends MatchPiece {
  static properties = {
    ...MatchPiece.properties,
    aimed: { attribute: false },
    ways: { attribute: false },
  };

  constructor() {
    super();
    /** @type {Set<string>} */ this.aimed = new Set();
    /** @type {(action: Offer["action"]) => import("../tables/aim.js").Way[]} where an offer can begin */
    this.ways = () => [];
  }

  connectedCallback() {
    super.connectedCallback();
    this.follow(settings);
  }

  /**
   * What is shown as buttons, in the order of their numbers: where all are listed, an offer that needs a place is one
   * for each place, and what reads the same is there once.
   * @returns {Choice[]}
   */
  get shown() {
    const match = this.match;
    if (!match?.sight || match.past || match.sending || match.staging) return [];
    const offers = match.sight.offers;
    const whole = (/** @type {Offer} */ offer) => ({ offer, text: offer.text, actions: [offer.action] });
    if (!settings.allOffers)
      return offers.filter(offer => !this.aimed.has(actionKey(offer.action))).map(whole);
    const listed = offers.flatMap(offer => {
      const ways = this.ways(offer.action);
      return ways.length ? ways.map(({ text, actions }) => ({ offer, text, actions })) : [whole(offer)];
    });
    return listed.filter(({ text }, n) => listed.findIndex(each => each.text === text) === n);
  }

  render() {
    const match = this.match;
    const sight = match?.sight;
    if (!match || !sight) return nothing;
    const all = settings.allOffers && this.shown.length > 0;
    return html`<div class="offers ${all ? "all" : ""}" role="group" aria-label=${say("match-choices")}>
        ${repeat(
          this.shown,
          ({ text }) => text,
          (choice, number) => this.#button(choice, number),
        )}
        ${match.sending ? html`<span class="soft sending">${say("match-sending")}</span>` : nothing}
      </div>
      ${this.#tools(match, sight)}`;
  }

  /** @param {Choice} choice @param {number} number */
  #button({ offer, text, actions }, number) {
    const best = this.match?.thoughts?.best[0];
    const hinted = best ? [best.action, ...best.then].map(actionKey) : [];
    const marked = hinted.length > 0 && actions.every((action, n) => actionKey(action) === hinted[n]);
    const key = offer.last ? "0" : number < 9 ? String(number + 1) : "";
    const ways = actions.length > 1 ? [] : this.ways(offer.action);
    const more = ways.length ? html`<span>…</span>` : nothing;
    return html`<button
      class="offer ${marked ? "hinted" : ""}"
      data-key=${key || nothing}
      @click=${(/** @type {Event} */ event) => this.#choose(event, { offer, text, actions }, ways)}
      @pointerenter=${(/** @type {Event} */ event) => rests(event) || this.tell("consider", offer)}
      @pointerleave=${() => this.tell("consider", null)}
      @focus=${(/** @type {Event} */ event) =>
        /** @type {Element} */ (event.target).matches(":focus-visible") && this.tell("consider", offer)}
      @blur=${() => this.tell("consider", null)}
    >
      ${key ? html`<kbd aria-hidden="true">${key}</kbd>` : nothing}<span>${text}</span>${more}
    </button>`;
  }

  /**
   * An offer that needs a place asks for it at once, so that its sentence is whole.
   * @param {Event} event @param {Choice} choice @param {import("../tables/aim.js").Way[]} ways
   */
  async #choose({ currentTarget }, { offer, actions }, ways) {
    if (ways.length) {
      const { chooseAt } = await import("../tables/chooser.js");
      const way = await chooseAt(/** @type {Element} */ (currentTarget), ways, offer.text);
      if (!way) return;
      actions = way.actions;
    }
    this.tell("act", { actions, offer, confirm: false });
  }

  /** @param {import("../state/match.js").Match} match @param {import("../types").Sight} sight */
  #tools(match, sight) {
    const choosing = sight.your_turn && !match.past && !match.over;
    /** @type {[string, boolean, () => void, string][]} name, possible, run, key */
    const tools = [
      ["undo", sight.can_undo && !match.sending, () => match.undo(), "u"],
      ["restart", sight.can_restart && !match.sending, () => match.undo(true), "U"],
      ["hint", choosing && match.info?.hints !== false, () => match.hint(), "t"],
      ["since", true, () => this.tell("since"), "s"],
      ["rules", true, () => this.tell("rules"), "r"],
      ["log", true, () => this.tell("panel", "log"), "l"],
      ["chat", true, () => this.tell("panel", "chat"), "c"],
      ["more", true, () => this.tell("more"), "m"],
    ];
    return html`<div class="tools" role="toolbar" aria-label=${say("match-tools")}>
      ${tools.map(
        ([name, possible, run, key]) =>
          html`<button
            class="plain tool tool-${name}"
            ?disabled=${!possible}
            title="${say(`tool-${name}`)} (${key})"
            @click=${run}
          >
            ${icon(name)}<span>${say(`tool-${name}`)}</span>${name === "chat" ? unread(unreadOf(match)) : nothing}
          </button>`,
      )}
      <button
        class="plain tool tool-list"
        aria-pressed=${settings.allOffers}
        title=${say("tool-list")}
        ?hidden=${!choosing}
        @click=${() => settings.set({ allOffers: !settings.allOffers })}
      >
        ${icon("list")}<span>${say("tool-list")}</span>
      </button>
    </div>`;
  }
}

customElements.define("offers-panel", OffersPanel);
