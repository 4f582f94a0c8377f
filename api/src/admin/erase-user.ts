import { eraseAccount } from "../modules/account/erase-account.ts";
import { type Verb, VerbError } from "./verb.ts";

/** Erases the account for good. Its payments are kept for accounting, under a random pseudonym. */
export const eraseUser: Verb = {
  parameters: ["EMAIL"],
  summary:
    "erases the account for good, its email or id typed twice; payments are kept under a pseudonym",
  act: async (db, { id, email }, [again = ""]) => {
    if (![email, id].includes(again.trim().toLowerCase())) {
      throw new VerbError(
        "The second EMAIL is not the account's. Nothing was erased.",
      );
    }
    const { pseudonym, payments, openCharges } = await eraseAccount(db, id);
    const kept = `${email} is erased. Payments kept as those of ${pseudonym}: ${payments}.`;
    const toCancel =
      openCharges.length === 0
        ? ""
        : ` Still open at the gateway, to be cancelled there: ${openCharges.join(", ")}.`;
    return { words: kept + toCancel, pseudonym };
  },
};
