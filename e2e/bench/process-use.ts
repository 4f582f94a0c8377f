import { readFileSync } from "node:fs";

/** The unit of /proc/PID/stat. */
const TICK_MS = 10;

/** What all threads of a process have run so far, in user and in system mode. */
export function processorMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The second field, the name, may hold blanks.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** The memory that a process holds, in MB. */
export function rssMb(pid: number): number {
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return Number(kb?.[1] ?? 0) / 1024;
}
