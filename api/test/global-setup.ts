import { endWithRun } from "./end-with-run.ts";
import { folderOfRun, runFolderVariable } from "./run-folder.ts";

/** Names a folder for this run's database servers; the first test that needs one starts it there. */
export default function globalSetup(): void {
  const folder = folderOfRun("banquete-test-");
  process.env[runFolderVariable] = folder;
  endWithRun(folder);
}
