import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { preparePlace } from "../src/db/embedded/place.ts";
import { startServer } from "../src/db/embedded/server.ts";

const paths = (folder: string) => ({
  data: join(folder, "data"),
  starting: join(folder, "starting"),
  ready: join(folder, "ready"),
});

/** The socket folder of this run's server, which the first worker to ask starts. */
export async function testServer(
  folder: string,
  prepare: (socketDir: string) => Promise<void>,
): Promise<string> {
  const { data, ready } = paths(folder);
  if (isFirst(folder)) {
    // Tests need no durability; the crash rounds, which do, start servers of their own.
    const { socketDir } = await startServer(preparePlace(data), {
      settings: {
        fsync: "off",
        full_page_writes: "off",
        max_connections: "100",
      },
      initdbArguments: ["--no-sync"],
    });
    await prepare(socketDir);
    writeFileSync(`${ready}.new`, "");
    renameSync(`${ready}.new`, ready);
  }
  while (!existsSync(ready)) {
    if (!existsSync(folder)) throw new Error("The test run has ended.");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return preparePlace(data).socketDir;
}

function isFirst(folder: string): boolean {
  try {
    mkdirSync(paths(folder).starting);
    return true;
  } catch {
    return false;
  }
}
