import { spawn } from "node:child_process";
import { globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { waitForExit, workingFolder } from "../src/db/embedded/processes.ts";

/** How long the tests of an interrupted run may go on starting a server, in ms. */
const LATE_START_MS = 2_000;

/**
 * Starts a process that outlives this one, however this one ends: it then stops the run's database servers and removes its folder.
 * After a run that ended by itself nothing is left to do.
 */
export function endWithRun(folder: string): void {
  const child = spawn(
    process.execPath,
    [fileURLToPath(import.meta.url), folder],
    // A process group of its own: Ctrl+C in a terminal does not reach it.
    { detached: true, stdio: ["ignore", "ignore", "ignore", "ipc"] },
  );
  child.unref();
  child.channel?.unref();
}

/** Stops the database servers that work in the run's folder, and removes it. */
export async function removeRun(folder: string): Promise<void> {
  for (const file of globSync("**/postmaster.pid", { cwd: folder }))
    await stopServer(join(folder, file));
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Stops a server by the file it wrote; one that is gone may have left its pid to another process. */
async function stopServer(file: string): Promise<void> {
  const pid = Number(readFileSync(file, "utf8").split("\n")[0]);
  if (workingFolder(pid) !== join(file, "..")) return;
  process.kill(pid, "SIGINT");
  if (!(await waitForExit(pid, 20_000))) process.kill(pid, "SIGKILL");
}

// node end-with-run.ts FOLDER: waits for the end of the process that started it.
if (import.meta.main) {
  const [folder = ""] = process.argv.slice(2);
  process.once("disconnect", () => {
    void removeRun(folder)
      .catch(() => undefined)
      .then(() => setTimeout(LATE_START_MS))
      .then(() => removeRun(folder));
  });
}
