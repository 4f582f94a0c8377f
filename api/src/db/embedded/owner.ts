import {
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { StartupError } from "../../startup-error.ts";
import { isRunning, processState } from "./processes.ts";

interface Owner {
  pid: number;
  startTime: string;
  /** The claimed folder, by device and inode. */
  folder: string;
}

/**
 * Claims a data folder for this process; the returned function releases it. A claim names a process by pid and start
 * time, so the claim of a killed process is void even when its pid is in use again. It names its folder too, so it is
 * void in a copy of the folder.
 */
export function claim(file: string, dataDir: string): () => void {
  const mine = JSON.stringify({
    pid: process.pid,
    startTime: processState(process.pid)?.startTime ?? "",
    folder: folderOf(file),
  } satisfies Owner);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, mine);
  try {
    while (!placed(draft, file)) {
      const found = read(file);
      const owner = parse(found);
      if (owner && isValid(owner, file)) {
        throw new StartupError(
          `The data folder ${dataDir} is in use by the process ${owner.pid}. Stop it first, or set BANQUETE_DATA_DIR to another folder.`,
        );
      }
      discard(file, found);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    if (read(file) === mine) rmSync(file, { force: true });
  };
}

/** Whether a running process has claimed the folder. */
export function isClaimed(file: string): boolean {
  const owner = parse(read(file));
  return owner !== null && isValid(owner, file);
}

/** Creating a link is atomic and never overwrites another. */
function placed(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** Removes the void claim that was read. Puts back any other claim that replaced it since. */
function discard(file: string, found: string): void {
  const aside = `${file}.${process.pid}.void`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (read(aside) !== found) placed(aside, file);
  rmSync(aside, { force: true });
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function parse(text: string): Owner | null {
  try {
    return JSON.parse(text) as Owner;
  } catch {
    return null;
  }
}

function isValid({ pid, startTime, folder }: Owner, file: string): boolean {
  if (folder !== folderOf(file)) return false;
  return isRunning(pid) && processState(pid)?.startTime === startTime;
}

function folderOf(file: string): string {
  const { dev, ino } = statSync(dirname(file));
  return `${dev}:${ino}`;
}
