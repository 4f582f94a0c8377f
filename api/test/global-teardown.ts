import { removeRun } from "./end-with-run.ts";
import { runFolderVariable } from "./run-folder.ts";

/** Stops the run's database server, if a test started it, and removes its folder. */
export default async function globalTeardown(): Promise<void> {
  const folder = process.env[runFolderVariable];
  if (folder) await removeRun(folder);
}
