import { sql } from "kysely";
import { ApiError } from "../../http/api-error.ts";
import type { Handlers } from "../../http/handlers.ts";

/** Healthy means that new calls may be sent here: a budget could be saved now, and the process is not about to end. */
export function healthHandlers(
  stopping: () => boolean,
): Pick<Handlers, "health"> {
  return {
    health: async ({ db }) => {
      if (stopping()) throw new ApiError("UNAVAILABLE");
      await sql`select 1`.execute(db);
      return { body: { ok: true } };
    },
  };
}
