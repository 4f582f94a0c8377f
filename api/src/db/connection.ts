import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import { SUPERUSER, socketConfig } from "./embedded/probe.ts";
import type { Tables } from "./tables.ts";

export type Database = Kysely<Tables>;
/** The database, or a transaction on it. */
export type Connection = Database | Transaction<Tables>;

const BIGINT = 20;
const types = {
  // Cents and counts fit a JS number; the driver would return text.
  getTypeParser: ((oid: number, format?: "text" | "binary") =>
    oid === BIGINT
      ? Number
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** Opens a pool of connections; it connects on first use. */
export function openDatabase(config: pg.PoolConfig): Database {
  const pool = new pg.Pool({
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    // A client that vanished within a transaction loses its locks after this time, not after TCP's timeout of hours.
    idle_in_transaction_session_timeout: 60_000,
    ...config,
    types,
  });
  // A broken connection is replaced on its next use, and a transaction on it fails with its next query. Without
  // listeners the error would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** The product's database on the embedded server, created when missing. */
export async function openEmbeddedDatabase(
  socketDir: string,
  name: string = SUPERUSER,
): Promise<Database> {
  const client = new pg.Client(socketConfig(socketDir, "postgres"));
  await client.connect();
  try {
    const found = await client.query(
      "select from pg_database where datname = $1",
      [name],
    );
    if (found.rowCount === 0) {
      await client.query(`create database ${client.escapeIdentifier(name)}`);
    }
  } finally {
    await client.end();
  }
  return openDatabase(socketConfig(socketDir, name));
}
