import { sql } from "kysely";
import type { Database } from "./connection.ts";

/** The codes of disk_full and io_error. */
const DISK_TROUBLE = new Set(["53100", "58030"]);

/** Settings of the pool that only `createDatabaseHealth` uses. */
export const HEALTH_POOL = {
  max: 1,
  connectionTimeoutMillis: 5_000,
  statement_timeout: 5_000,
};

/** Whether the database can save now. */
export interface DatabaseHealth {
  /** Rejects with the database's error when it does not answer or cannot write. */
  check(): Promise<void>;
  /** Reads the error of a call: after a full or broken disk, each `check` also writes until that succeeds. */
  note(error: { code?: string | undefined }): void;
}

/** `db` should be a separate pool, so that a busy pool does not look like a dead database. */
export function createDatabaseHealth(db: Database): DatabaseHealth {
  let diskTrouble = false;
  /** Concurrent checks share this one. */
  let checking: Promise<void> | null = null;

  async function look(): Promise<void> {
    if (!diskTrouble) {
      await sql`select 1`.execute(db);
      return;
    }
    // A megabyte of temporary rows needs space in new files. None of it stays, and every role may write it.
    await db.transaction().execute((transaction) =>
      sql`
        create temporary table disk_check on commit drop as
        select md5(n::text) from generate_series(1, 20000) n
      `.execute(transaction),
    );
    diskTrouble = false;
  }

  return {
    check: () => (checking ??= look().finally(() => (checking = null))),
    note: ({ code }) => {
      if (code !== undefined && DISK_TROUBLE.has(code)) diskTrouble = true;
    },
  };
}
