import type { Env } from "../env.ts";
import { StartupError } from "../startup-error.ts";
import {
  type Database,
  openDatabase,
  openEmbeddedDatabase,
} from "./connection.ts";
import { claim, isClaimed } from "./embedded/owner.ts";
import { keepRunning } from "./embedded/keep-running.ts";
import { preparePlace } from "./embedded/place.ts";
import { answers } from "./embedded/probe.ts";
import { startServer } from "./embedded/server.ts";
import { migrate } from "./migrate.ts";

export interface StartedDatabase {
  db: Database;
  /** Closes the connections, and stops the server if it is ours. */
  stop(): Promise<void>;
}

/** Opens the configured server, or starts the embedded one, and brings its tables up to date. */
export async function startDatabase(
  env: Pick<Env, "DATABASE_URL" | "BANQUETE_DATA_DIR">,
): Promise<StartedDatabase> {
  return env.DATABASE_URL
    ? startExternal(env.DATABASE_URL)
    : startEmbedded(env.BANQUETE_DATA_DIR);
}

/** The database for a command that comes and goes: that of the product where it runs, else started for the command alone. */
export async function visitDatabase(
  env: Pick<Env, "DATABASE_URL" | "BANQUETE_DATA_DIR">,
): Promise<StartedDatabase> {
  if (env.DATABASE_URL) return startExternal(env.DATABASE_URL);
  const place = preparePlace(env.BANQUETE_DATA_DIR);
  if (!isClaimed(place.ownerFile)) return startEmbedded(env.BANQUETE_DATA_DIR);
  if (!(await answers(place.socketDir))) {
    throw new StartupError(
      `The product on ${place.dataDir} runs, but its database does not answer. Try again in a moment.`,
    );
  }
  const db = await openEmbeddedDatabase(place.socketDir);
  return { db, stop: () => db.destroy() };
}

async function startExternal(url: string): Promise<StartedDatabase> {
  const db = openDatabase({ connectionString: url });
  try {
    await migrate(db);
  } catch (cause) {
    await db.destroy();
    const { message, code } = cause as { message: string; code?: string };
    throw new StartupError(
      `The database of DATABASE_URL cannot be used: ${message || code}`,
    );
  }
  return { db, stop: () => db.destroy() };
}

async function startEmbedded(
  dataDir: string | undefined,
): Promise<StartedDatabase> {
  const place = preparePlace(dataDir);
  const release = claim(place.ownerFile, place.dataDir);
  try {
    const server = await startServer(place);
    const db = await openEmbeddedDatabase(server.socketDir);
    await migrate(db);
    const leaveAlone = keepRunning(server);
    return {
      db,
      stop: async () => {
        await leaveAlone();
        await db.destroy();
        await server.stop();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}
