import { sql } from "kysely";
import type { Handlers } from "../../http/handlers.ts";

/** Healthy means the database answers too: a budget could be saved now. */
export function healthHandlers(): Pick<Handlers, "health"> {
  return {
    health: async ({ db }) => {
      await sql`select 1`.execute(db);
      return { body: { ok: true } };
    },
  };
}
