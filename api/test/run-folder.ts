import { chmodSync, mkdtempSync } from "node:fs";
import { join } from "node:path";

/** Environment variable that tells every test worker the folder of this run's database servers. */
export const runFolderVariable = "BANQUETE_TEST_FOLDER";

/** Makes a folder that other users may enter, as the database may run as one of them. It ends with the run, if there is one. */
export function folderOfRun(prefix: string): string {
  // Short, for a socket's path.
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
