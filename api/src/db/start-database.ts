import type { Env } from "../env.ts";
import { StartupError } from "../startup-error.ts";
import {
  type Database,
  openDatabase,
  openEmbeddedDatabase,
} from "./connection.ts";
import { claim } from "./embedded/owner.ts";
import { keepRunning } from "./embedded/keep-running.ts";
import { preparePlace } from "./embedded/place.ts";
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
