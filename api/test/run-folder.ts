import { chmodSync, mkdtempSync } from "node:fs";
import { join } from "node:path";

/** The environment variable that gives every test worker the folder of this run's database servers. */
export const runFolderVariable = "BANQUETE_TEST_FOLDER";

/**
 * Makes a folder that other users may enter, because the database may run as one of them. It is removed with the run's
 * folder, if there is one.
 */
export function folderOfRun(prefix: string): string {
  // Short, because a socket's path is limited.
  const parent = process.env[runFolderVariable] ?? "/tmp";
  const folder = mkdtempSync(join(parent, prefix));
  chmodSync(folder, 0o755);
  return folder;
}

/** The folder of this run's database servers. */
export function runFolder(): string {
  const folder = process.env[runFolderVariable];
  if (folder) return folder;
  throw new Error(
    "Run API tests through Jest: its global setup names the folder of the test database.",
  );
}
