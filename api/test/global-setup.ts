import { chmodSync, mkdtempSync } from "node:fs";
import { runFolderVariable } from "./run-folder.ts";

/** Names a folder for this run's database server; the first test that needs one starts it there. */
export default function globalSetup(): void {
  // Short, for the socket's path; open, because the database may run as another user.
  const folder = mkdtempSync("/tmp/banquete-test-");
  chmodSync(folder, 0o755);
  process.env[runFolderVariable] = folder;
}
