import { rmSync } from "node:fs";
import { runFolderVariable } from "./run-folder.ts";
import { stopTestServer } from "./test-server.ts";

/** Stops the run's database server, if a test started it, and removes its folder. */
export default async function globalTeardown(): Promise<void> {
  const folder = process.env[runFolderVariable];
  if (!folder) return;
  await stopTestServer(folder);
  rmSync(folder, { recursive: true, force: true });
}
