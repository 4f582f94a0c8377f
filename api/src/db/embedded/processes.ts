import { readFileSync, readlinkSync } from "node:fs";

/** What /proc tells of a process; null when it is gone. */
export interface ProcessState {
  zombie: boolean;
  /** Clock ticks between boot and start: with the pid it names one process for as long as the machine is up. */
  startTime: string;
}

export function processState(pid: number): ProcessState | null {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    return null;
  }
  // The name in parentheses may hold spaces and parentheses itself: fields are counted after the last one.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return { zombie: fields[0] === "Z", startTime: fields[19] ?? "" };
}

/** Neither gone nor a zombie: where nothing reaps orphans a killed server stays a zombie for ever. */
export function isRunning(pid: number): boolean {
  const state = processState(pid);
  return state !== null && !state.zombie;
}

/** The folder a process works in; null when it is gone or not ours to look at. */
export function workingFolder(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}

/** Waits until the process is gone; false when it outlived the time given. */
export async function waitForExit(
  pid: number,
  timeoutMs: number,
): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (isRunning(pid)) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  return true;
}
