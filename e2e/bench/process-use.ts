import { readFileSync } from "node:fs";

/** The unit of /proc/PID/stat. */
const TICK_MS = 10;

/** What all threads of a process have run so far, in user and in system mode. */
export function processorMs(pid: number): number {
  const [user, system] = times(pid);
  return user + system;
}

/** The same of a process and its children, also of those that ended. */
export function familyMs(pid: number): number {
  const file = `/proc/${pid}/task/${pid}/children`;
  const children = readFileSync(file, "utf8").trim().split(" ").map(Number);
  return [...times(pid), ...children.map(processorMs)].reduce(
    (sum, ms) => sum + ms,
    0,
  );
}

/** Own time in user and in system mode, and that of the children that ended, in ms. */
function times(pid: number): [number, number, number, number] {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The second field, the name, may hold blanks.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields.slice(11, 15).map((ticks) => Number(ticks) * TICK_MS) as [
    number,
    number,
    number,
    number,
  ];
}

/** The memory that a process holds, in MB. */
export function rssMb(pid: number): number {
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return Number(kb?.[1] ?? 0) / 1024;
}
