import { join } from "node:path";
import { endWithRun } from "./end-with-run.ts";
import { folderOfRun, runFolderVariable } from "./run-folder.ts";

/**
 * Chooses a folder for everything that this run's tests leave. The first test that needs a database server starts it
 * there.
 */
export default function globalSetup(): void {
  const folder = folderOfRun("banquete-test-");
  process.env[runFolderVariable] = folder;
  process.env["TMPDIR"] = folder;
  // The processes that tests start read the same sources repeatedly.
  process.env["NODE_COMPILE_CACHE"] = join(folder, "compiled");
  endWithRun(folder);
}
