import type pg from "pg";
import type { Env } from "../env.ts";
import { StartupError } from "../startup-error.ts";
import { closeDatabase } from "../stop.ts";
import {
  createEmbeddedDatabase,
  type Database,
  type DatabaseConfig,
  openDatabase,
} from "./connection.ts";
import {
  createDatabaseHealth,
  type DatabaseHealth,
  HEALTH_POOL,
} from "./database-health.ts";
import { claim, isClaimed } from "./embedded/owner.ts";
import { keepRunning } from "./embedded/keep-running.ts";
import { type Place, preparePlace } from "./embedded/place.ts";
import { answers } from "./embedded/probe.ts";
import {
  type RunningServer,
  type ServerOptions,
  startServer,
} from "./embedded/server.ts";
import { migrate, MIGRATION_POOL } from "./migrate.ts";

interface StartedDatabase {
  db: Database;
  /** Closes the connections, and stops the server if this process started it. */
  stop(): Promise<void>;
}

/** The database of a serving process. */
export interface ServedDatabase extends StartedDatabase {
  health: DatabaseHealth;
}

type DatabaseEnv = Pick<
  Env,
  "DATABASE_URL" | "BANQUETE_DB_POOL" | "BANQUETE_DATA_DIR"
>;

/** Opens the configured server, or starts the embedded one, and migrates its tables. */
export async function startDatabase(env: DatabaseEnv): Promise<ServedDatabase> {
  return env.DATABASE_URL
    ? startExternal(env.DATABASE_URL, env.BANQUETE_DB_POOL)
    : startEmbedded(env.BANQUETE_DATA_DIR);
}

/**
 * Gives a command the database: the product's running one, else one that is started for the command alone and stopped
 * after it.
 */
export async function withDatabase<Result>(
  env: DatabaseEnv,
  command: (db: Database) => Promise<Result>,
): Promise<Result> {
  const { db, stop } = await visitDatabase(env);
  try {
    return await command(db);
  } finally {
    await stop();
  }
}

async function visitDatabase(env: DatabaseEnv): Promise<StartedDatabase> {
  if (env.DATABASE_URL) return startDatabase(env);
  const config = await runningDatabase(preparePlace(env.BANQUETE_DATA_DIR));
  if (!config) return startEmbedded(env.BANQUETE_DATA_DIR);
  const db = openDatabase(config);
  return { db, stop: () => closeDatabase(db) };
}

/** Where a command connects to the database. */
export interface FoundDatabase {
  config: pg.PoolConfig;
  /** Stops the server if this process started it. */
  stop(): Promise<void>;
}

/** Like `withDatabase`, but connects to nothing and leaves the tables as they are. */
export async function findDatabase(env: DatabaseEnv): Promise<FoundDatabase> {
  if (env.DATABASE_URL) {
    const config = { connectionString: env.DATABASE_URL };
    return { config, stop: () => Promise.resolve() };
  }
  const place = preparePlace(env.BANQUETE_DATA_DIR);
  const config = await runningDatabase(place);
  if (config) return { config, stop: () => Promise.resolve() };
  return launchEmbedded(place);
}

/** The embedded database that another process runs; null when none does. */
async function runningDatabase(place: Place): Promise<pg.PoolConfig | null> {
  if (!isClaimed(place.ownerFile)) return null;
  if (await answers(place.socketDir)) {
    return createEmbeddedDatabase(place.socketDir);
  }
  throw new StartupError(
    `The product on ${place.dataDir} runs, but its database does not answer. Try again in a moment.`,
  );
}

/** Opens a pool for calls and one for health. */
export function openServed(
  config: DatabaseConfig,
  healthPool: DatabaseConfig = HEALTH_POOL,
): ServedDatabase {
  const db = openDatabase(config);
  const forHealth = openDatabase({ ...config, ...healthPool });
  return {
    db,
    health: createDatabaseHealth(forHealth, db),
    stop: async () => {
      await Promise.all([closeDatabase(db), closeDatabase(forHealth)]);
    },
  };
}

async function migrateTables(
  config: DatabaseConfig,
  place: string,
): Promise<void> {
  const db = openDatabase({ ...config, ...MIGRATION_POOL });
  try {
    await migrate(db, place);
  } finally {
    await closeDatabase(db);
  }
}

async function startExternal(
  url: string,
  connections: number,
): Promise<ServedDatabase> {
  const config = { connectionString: url, max: connections };
  const name = "The database of DATABASE_URL";
  try {
    await migrateTables(config, name);
  } catch (cause) {
    if (cause instanceof StartupError) throw cause;
    const { message, code } = cause as { message: string; code?: string };
    throw new StartupError(`${name} cannot be used: ${message || code}`);
  }
  return openServed(config);
}

async function startEmbedded(
  dataDir: string | undefined,
): Promise<ServedDatabase> {
  const place = preparePlace(dataDir);
  const { config, server, stop } = await launchEmbedded(place);
  try {
    await migrateTables(config, `The data folder ${place.dataDir}`);
    const leaveAlone = keepRunning(server);
    const served = openServed(config);
    return {
      ...served,
      stop: async () => {
        await leaveAlone();
        await served.stop();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Claims the folder and starts the server on it, for this process alone. */
export async function launchEmbedded(
  place: Place,
  options: ServerOptions = {},
): Promise<FoundDatabase & { server: RunningServer }> {
  const release = claim(place.ownerFile, place.dataDir);
  let server: RunningServer | undefined;
  const stop = async () => {
    await server?.stop();
    release();
  };
  try {
    server = await startServer(place, options);
    const config = await createEmbeddedDatabase(server.socketDir);
    return { config, server, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
