import { readFileSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Place } from "./place.ts";
import { isRunning, workingFolder } from "./processes.ts";

/**
 * The pid of the server that runs on this data, or null. A server's working directory is its data folder, so a reused
 * pid is recognised.
 */
export function findPostmaster(place: Place): number | null {
  const pid = recordedPid(place);
  if (pid === null || !isRunning(pid)) return null;
  const folder = workingFolder(pid);
  return folder === null || folder === realpathSync(place.pgData) ? pid : null;
}

/** Removes the files of a dead server, which would keep the next from starting. Never call it while one runs. */
export function clearStaleLocks(place: Place): void {
  if (findPostmaster(place) !== null) return;
  rmSync(join(place.pgData, "postmaster.pid"), { force: true });
  for (const name of [".s.PGSQL.5432", ".s.PGSQL.5432.lock"]) {
    rmSync(join(place.socketDir, name), { force: true });
  }
}

function recordedPid(place: Place): number | null {
  try {
    const file = readFileSync(join(place.pgData, "postmaster.pid"), "utf8");
    const pid = Number(file.split("\n")[0]);
    return Number.isInteger(pid) && pid > 1 ? pid : null;
  } catch {
    return null;
  }
}
