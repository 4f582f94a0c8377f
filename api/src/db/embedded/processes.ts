import { readFileSync, readlinkSync } from "node:fs";

/** The state of a process in /proc; null when it is gone. */
export interface ProcessState {
  zombie: boolean;
  /** Clock ticks between boot and start. With the pid it identifies one process until the next boot. */
  startTime: string;
}

export function processState(pid: number): ProcessState | null {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    return null;
  }
  // The name in parentheses may contain spaces and parentheses, so fields are counted after the last parenthesis.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return { zombie: fields[0] === "Z", startTime: fields[19] ?? "" };
}

/** Neither gone nor a zombie: where no init process reaps orphans, a killed server stays a zombie for ever. */
export function isRunning(pid: number): boolean {
  const state = processState(pid);
  return state !== null && !state.zombie;
}

/** The working directory of a process; null when it is gone or not readable. */
export function workingFolder(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}

/** Waits until the process is gone; false after the given time. */
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
