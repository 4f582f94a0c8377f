import { Kysely, PostgresDialect, type Transaction } from "kysely";
import { Socket } from "node:net";
import pg from "pg";
import { StartupError } from "../startup-error.ts";
import { SUPERUSER, socketConfig } from "./embedded/probe.ts";
import type { Tables } from "./tables.ts";

export type Database = Kysely<Tables>;
/** The database, or a transaction on it. */
export type Connection = Database | Transaction<Tables>;

/** Settings of a pool. */
export interface DatabaseConfig extends pg.PoolConfig {
  /**
   * A connection that neither sends nor receives a byte for so long is destroyed; 0 is no limit. Longer than
   * `statement_timeout`, so that only a lost connection meets it. The driver's `query_timeout` would hand the
   * connection on to the next query.
   */
  silent_timeout?: number;
}

const BIGINT = 20;
const types = {
  // Cents and counts fit a JS number; the driver would return text.
  getTypeParser: ((oid: number, format?: "text" | "binary") =>
    oid === BIGINT
      ? Number
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** The open sockets of each pool. */
const socketsOf = new WeakMap<Database, Set<Socket>>();
const poolOf = new WeakMap<Database, pg.Pool>();

/** Opens a pool of connections; it connects on first use. */
export function openDatabase({
  silent_timeout: silentMs = 35_000,
  ...config
}: DatabaseConfig): Database {
  const sockets = new Set<Socket>();
  const pool = new pg.Pool({
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    // A client that vanished within a transaction loses its locks after this time, not after TCP's timeout of hours.
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...config,
    stream: () => openSocket(sockets, silentMs),
    types,
  });
  // A broken connection is replaced on its next use, and a transaction on it fails with its next query. Without
  // listeners the error would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  socketsOf.set(db, sockets);
  poolOf.set(db, pool);
  return db;
}

/** The connections of a pool, and the calls that wait for one. */
export interface PoolLoad {
  max: number;
  busy: number;
  idle: number;
  waiting: number;
}

/** How much of its pool a database uses now. */
export function poolLoad(db: Database): PoolLoad {
  const pool = poolOf.get(db);
  if (!pool) throw new Error("The database was not opened by openDatabase.");
  const { totalCount, idleCount: idle, waitingCount: waiting } = pool;
  return { max: pool.options.max, busy: totalCount - idle, idle, waiting };
}

/**
 * Connects one client without the time limits of a pool, for statements that take long, and Kysely on it: what both do
 * shares transactions.
 */
export async function connectOne(
  config: pg.ClientConfig,
): Promise<{ client: pg.Client; db: Database; end(): Promise<void> }> {
  const client = new pg.Client({ keepAlive: true, ...config, types });
  // Without a listener a broken connection would end the process; its queries fail either way.
  client.on("error", () => {});
  await client.connect().catch(({ message, code }: NodeJS.ErrnoException) => {
    throw new StartupError(`The database cannot be used: ${message || code}`);
  });
  const held = Object.assign(client, { release: () => {} });
  const pool = {
    options: {},
    connect: () => Promise.resolve(held),
    end: () => client.end(),
  };
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { client, db, end: () => client.end() };
}

/** Returns a function that destroys the connections that are open now and will have received nothing until then. */
export function watchSilence(db: Database): () => void {
  const sockets = socketsOf.get(db) ?? [];
  const received = [...sockets].map(
    (socket) => [socket, socket.bytesRead] as const,
  );
  return () => {
    for (const [socket, bytes] of received)
      if (socket.bytesRead === bytes) destroySilent(socket);
  };
}

function openSocket(sockets: Set<Socket>, silentMs: number): Socket {
  const socket = new Socket();
  sockets.add(socket);
  socket.setTimeout(silentMs, () => destroySilent(socket));
  return socket.once("close", () => sockets.delete(socket));
}

/** Its query and every later one fail at once. */
function destroySilent(socket: Socket): void {
  const error = new Error("The connection to the database fell silent");
  socket.destroy(Object.assign(error, { code: "ETIMEDOUT" }));
}

/** The product's database on the embedded server, created when missing. */
export async function createEmbeddedDatabase(
  socketDir: string,
  name: string = SUPERUSER,
): Promise<pg.PoolConfig> {
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
  return socketConfig(socketDir, name);
}
