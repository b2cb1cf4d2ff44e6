/** Finished games on the start, and the way to open one from disk. */

import { html, nothing } from "../vendor/lit.js";
import { post } from "../net/http.js";
import { go } from "../router.js";
import { me } from "../state/people.js";
import { say, words } from "../words/words.js";
import { icon } from "./icons.js";
import { MatchList } from "./match-list.js";
import { toast } from "./toasts.js";

const FEW = 5;

class ReplayList extends MatchList {
  render() {
    if (!words.bundle) return nothing;
    return html`<section class="card list">
      <h2>${say("home-replays")}</h2>
      <p class="soft">${say("home-replays-text")}</p>
      <label class="button"
        >${icon("open")} ${say("home-open-record")}<input
          class="unseen"
          type="file"
          accept=".digsite,.txt,text/plain"
          @change=${this.#open}
      /></label>
      <a class="button" href="/analyse">${icon("analyse")} ${say("analyse-title")}</a>
      ${(this.lines ?? []).slice(0, FEW).map(line => this.line(line))}
    </section>`;
  }

  /** @param {Event} event */
  async #open(event) {
    const field = /** @type {HTMLInputElement} */ (event.target);
    const file = field.files?.[0];
    field.value = "";
    if (!file) return;
    try {
      await me.be(say("home-guest"));
      const { match } = await post("/records", await file.text());
      await go(`/replay/${match}`);
    } catch (error) {
      toast(/** @type {Error} */ (error).message, { kind: "refusal" });
    }
  }
}

customElements.define("replay-list", ReplayList);
