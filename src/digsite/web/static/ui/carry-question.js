/** Before this browser becomes somebody else by a link, it is asked, and told who. */

import { say } from "../words/words.js";
import { confirm } from "./dialog.js";

/** @param {{ name: string, account: string | null }} who @returns {Promise<boolean>} */
export const askToBecome = ({ name, account }) =>
  confirm(
    say("carry-question", { name }),
    [account ? say("carry-question-account", { account }) : "", say("carry-question-text")].filter(Boolean),
    say("carry-question-yes", { name }),
  );
