import { join } from "node:path";
import { endWithRun } from "./end-with-run.ts";
import { folderOfRun, runFolderVariable } from "./run-folder.ts";

/** Names a folder for this run's database servers, which the first test that needs one starts there, and for all else that tests leave. */
export default function globalSetup(): void {
  const folder = folderOfRun("banquete-test-");
  process.env[runFolderVariable] = folder;
  process.env["TMPDIR"] = folder;
  // The processes that tests start read the same sources again and again.
  process.env["NODE_COMPILE_CACHE"] = join(folder, "compiled");
  endWithRun(folder);
}
