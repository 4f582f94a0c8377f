import { rulesHash } from "shared-contracts/rules-hash";
import type { DatabaseHealth } from "../../db/database-health.ts";
import { ApiError } from "../../http/api-error.ts";
import type { Handlers } from "../../calls/handlers.ts";

/**
 * Healthy means that this process can take new calls: a budget could be saved now, and the process is not stopping. The
 * answer has the hash of the rules that it prices by.
 */
export function healthHandlers(
  database: DatabaseHealth,
  stopping: () => boolean,
) {
  const ok = { ok: true, rulesHash: rulesHash() };
  return {
    health: async () => {
      if (stopping()) throw new ApiError("UNAVAILABLE");
      await database.check();
      return { body: ok };
    },
  } satisfies Partial<Handlers>;
}
