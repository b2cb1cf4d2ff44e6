/** What somebody asks of the table: to take back, to stop, to play again. */

import { html, nothing } from "../vendor/lit.js";
import { say } from "../words/words.js";
import { MatchPiece } from "./element.js";

export class ProposalsBar extends MatchPiece {
  render() {
    const match = this.match;
    if (!match?.proposals.length) return nothing;
    return match.proposals.map(
      proposal =>
        html`<div class="proposal" role="status">
          <span
            >${proposal.text || say(`proposal-${proposal.what}`, { name: match.names[proposal.by] ?? "" })}</span
          >
          ${
            proposal.waiting_for.some(seat => match.mine.includes(seat))
              ? html`<button class="main" @click=${() => match.answer(proposal.proposal, true)}>
                    ${say("proposal-yes")}
                  </button>
                  <button @click=${() => match.answer(proposal.proposal, false)}>
                    ${say("proposal-no")}
                  </button>`
              : html`<span class="soft small">${say("proposal-waiting")}</span>`
          }
        </div>`,
    );
  }
}

customElements.define("proposals-bar", ProposalsBar);
