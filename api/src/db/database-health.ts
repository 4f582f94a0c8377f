import { sql } from "kysely";
import { type Database, watchSilence } from "./connection.ts";
import { isMigrated } from "./migrate.ts";

/** The codes of disk_full and io_error. */
const DISK_TROUBLE = new Set(["53100", "58030"]);
/** The code of read_only_sql_transaction. */
const READ_ONLY = "25006";

/** Settings of the pool that only `createDatabaseHealth` uses. */
export const HEALTH_POOL = {
  max: 1,
  connectionTimeoutMillis: 5_000,
  // The server's limit comes first: after the driver's the connection counts as lost.
  statement_timeout: 4_500,
  query_timeout: 5_000,
  // Keeps the connection between two checks, so that a check finds out when old connections are lost.
  idleTimeoutMillis: 0,
  silent_timeout: 0,
};

/** Whether the database can save now. */
export interface DatabaseHealth {
  /** Rejects with the database's error when it does not answer or cannot write. */
  check(): Promise<void>;
  /** Whether the database has every table this version needs; one that was restored from a backup may not. */
  isMigrated(): Promise<boolean>;
  /** Reads the error of a call: after a full or broken disk, each `check` also writes until that succeeds. */
  note(error: { code?: string | undefined }): void;
}

/**
 * `db` should be a separate pool, so that a busy pool does not look like a dead database. After a check without an
 * answer in time, the first one with an answer destroys the connections of `calls` that have received nothing since the
 * former began.
 */
export function createDatabaseHealth(
  db: Database,
  calls: Database = db,
): DatabaseHealth {
  let diskTrouble = false;
  /** Concurrent checks share this one. */
  let checking: Promise<void> | null = null;
  /** Destroys the connections that are silent since a check without an answer began. */
  let destroySilent: (() => void) | null = null;

  async function look(): Promise<void> {
    const destroyOwn = watchSilence(db);
    const destroyCalls = watchSilence(calls);
    try {
      await query();
    } catch (error) {
      destroyOwn();
      if (isWithoutAnswer(error as DatabaseError)) {
        destroySilent ??= destroyCalls;
        // The next check by a caller may be far away.
        setImmediate(() => void check().catch(() => {}));
      }
      throw error;
    }
    destroySilent?.();
    destroySilent = null;
  }

  async function query(): Promise<void> {
    const { rows } = await sql<{ read_only: boolean }>`
      select current_setting('transaction_read_only')::boolean as read_only
    `.execute(db);
    if (rows[0]?.read_only) {
      const error = new Error("The database is read-only, as a standby is");
      throw Object.assign(error, { code: READ_ONLY });
    }
    if (!diskTrouble) return;
    // A megabyte of temporary rows needs space in new files. None of it stays, and every role may write it.
    await sql`
      create temporary table disk_check on commit drop as
      select md5(n::text) from generate_series(1, 20000) n
    `.execute(db);
    diskTrouble = false;
  }

  function check(): Promise<void> {
    return (checking ??= look().finally(() => (checking = null)));
  }

  return {
    check,
    isMigrated: () => isMigrated(db),
    note: ({ code }) => {
      if (code !== undefined && DISK_TROUBLE.has(code)) diskTrouble = true;
    },
  };
}

interface DatabaseError {
  message: string;
  /** Only of an answer of the server, or of the system. */
  code?: string;
}

/** The driver's time limits for a connection and for an answer. */
function isWithoutAnswer({ message, code }: DatabaseError): boolean {
  return code === undefined && /time(d )?out/i.test(message);
}
