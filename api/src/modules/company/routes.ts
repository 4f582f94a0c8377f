import type { Handlers } from "../../http/handlers.ts";
import { readCompany, writeCompany } from "./repository.ts";

/** The company that proposals are sent by. */
export function companyHandlers(): Pick<
  Handlers,
  "getCompany" | "updateCompany"
> {
  return {
    getCompany: async ({ db, caller }) => ({
      body: await readCompany(db, caller.id),
    }),
    updateCompany: async ({ db, caller, body }) => {
      await writeCompany(db, caller.id, body);
      return { body };
    },
  };
}
