import { spawn } from "node:child_process";
import { globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { waitForExit, workingFolder } from "../src/db/embedded/processes.ts";

/** How long the tests of an interrupted run may still be starting a server, in milliseconds. */
const LATE_START_MS = 2_000;

/**
 * Starts a process that outlives this one. When this one ends in any way, it stops the run's database servers and
 * removes the run's folder. After a normal end nothing is left to do.
 */
export function endWithRun(folder: string): void {
  const child = spawn(
    process.execPath,
    [fileURLToPath(import.meta.url), folder],
    // A separate process group, which Ctrl+C in a terminal does not reach.
    { detached: true, stdio: ["ignore", "ignore", "ignore", "ipc"] },
  );
  child.unref();
  child.channel?.unref();
}

/** Stops the database servers in the run's folder, and removes the folder. */
export async function removeRun(folder: string): Promise<void> {
  for (const file of globSync("**/postmaster.pid", { cwd: folder }))
    await stopServer(join(folder, file));
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Stops a server by its pid file. The pid of a dead server may belong to another process. */
async function stopServer(file: string): Promise<void> {
  const pid = Number(readFileSync(file, "utf8").split("\n")[0]);
  if (workingFolder(pid) !== join(file, "..")) return;
  process.kill(pid, "SIGINT");
  if (!(await waitForExit(pid, 20_000))) process.kill(pid, "SIGKILL");
}

// node end-with-run.ts FOLDER: waits for the end of its parent process.
if (import.meta.main) {
  const [folder = ""] = process.argv.slice(2);
  process.once("disconnect", () => {
    void removeRun(folder)
      .catch(() => undefined)
      .then(() => setTimeout(LATE_START_MS))
      .then(() => removeRun(folder));
  });
}
