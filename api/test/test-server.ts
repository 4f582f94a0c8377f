import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { preparePlace } from "../src/db/embedded/place.ts";
import { startServer } from "../src/db/embedded/server.ts";

/** The socket folder of this run's server, which the first worker starts. */
export function testServer(
  folder: string,
  prepare: (socketDir: string) => Promise<void>,
): Promise<string> {
  return startedOnce(folder, "server", async () => {
    // Tests need no durability. The crash rounds need it, and start separate servers.
    const { socketDir } = await startServer(
      preparePlace(join(folder, "data")),
      {
        settings: {
          fsync: "off",
          full_page_writes: "off",
          max_connections: "100",
        },
        initdbArguments: ["--no-sync"],
      },
    );
    await prepare(socketDir);
    return socketDir;
  });
}

/** Runs `start` once in the whole run, in the first worker that calls; resolves in all with its result. */
export async function startedOnce(
  folder: string,
  name: string,
  start: () => Promise<string>,
): Promise<string> {
  const ready = join(folder, `${name}.ready`);
  if (isFirst(join(folder, `${name}.starting`))) {
    writeFileSync(`${ready}.new`, await start());
    renameSync(`${ready}.new`, ready);
  }
  while (!existsSync(ready)) {
    if (!existsSync(folder)) throw new Error("The test run has ended.");
    await setTimeout(20);
  }
  return readFileSync(ready, "utf8");
}

function isFirst(mark: string): boolean {
  try {
    mkdirSync(mark);
    return true;
  } catch {
    return false;
  }
}
