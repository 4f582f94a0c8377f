import { exportAccount } from "../modules/account/export-account.ts";
import type { Verb } from "./verb.ts";

/** Exports the account as one JSON document. */
export const exportUser: Verb = {
  parameters: [],
  summary: "prints all that is kept of the account, as one JSON document",
  act: async (db, { id }) => ({ words: await exportAccount(db, id) }),
};
