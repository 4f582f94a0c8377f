import type { FastifyInstance } from "fastify";
import type { DatabaseHealth } from "../../db/database-health.ts";

/** Why the process cannot take calls now. */
export type NotReady =
  | "STOPPING"
  | "DATABASE_UNAVAILABLE"
  | "DATABASE_READ_ONLY"
  | "DATABASE_DISK"
  | "DATABASE_NOT_MIGRATED";

/** PostgreSQL's codes of read_only_sql_transaction, disk_full and io_error. */
const REASONS: Partial<Record<string, NotReady>> = {
  "25006": "DATABASE_READ_ONLY",
  "53100": "DATABASE_DISK",
  "58030": "DATABASE_DISK",
};

/** Why this process cannot take calls now; null when it can. */
export async function notReady(
  database: Pick<DatabaseHealth, "check" | "isMigrated">,
  stopping: () => boolean,
): Promise<NotReady | null> {
  if (stopping()) return "STOPPING";
  try {
    await database.check();
    return (await database.isMigrated()) ? null : "DATABASE_NOT_MIGRATED";
  } catch (error) {
    const { code = "" } = error as { code?: string };
    return REASONS[code] ?? "DATABASE_UNAVAILABLE";
  }
}

/**
 * The probes of a supervisor and a balancer: `/healthz` says that the process answers, `/readyz` that it can take calls.
 * They are outside the table of calls, because no client of the product sends them.
 */
export function registerProbes(
  app: FastifyInstance,
  database: DatabaseHealth,
  stopping: () => boolean,
): void {
  const schema = { hide: true };
  // A supervisor that is refused would restart a process that only has many callers.
  const config = { unlimited: true };
  app.get("/healthz", { schema, config }, async () => ({ ok: true }));
  app.get("/readyz", { schema }, async (_request, reply) => {
    const code = await notReady(database, stopping);
    reply.status(code ? 503 : 200);
    return code ? { ok: false, code } : { ok: true };
  });
}
