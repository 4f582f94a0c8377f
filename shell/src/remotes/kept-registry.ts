import type { RemoteLine } from "shared-contracts/federation/remotes-file";
import { keepJson, keptJson } from "../kept-json.ts";
import { readLine } from "./read-remotes-file.ts";

const KEY = "kept_remotes";

/** A line as last read successfully. */
export interface KeptLine {
  line: RemoteLine;
  /** When it was read, ISO UTC. */
  since: string;
}

/** The names of the remotes whose lines are kept. */
export function keptRemotes(): string[] {
  return Object.keys(keptLines());
}

/** The stored line of a remote; null when there is none or it is unreadable. */
export function keptLine(remote: string): KeptLine | null {
  const { line: kept, since } = keptLines()[remote] ?? {};
  const line = readLine(kept);
  return line && typeof since === "string" ? { line, since } : null;
}

/** Stores the valid lines of a list; keeps the old line of a broken one, and forgets removed ones. */
export function keepRegistry(lines: Readonly<Record<string, unknown>>): void {
  const since = new Date().toISOString();
  const before = keptLines();
  const kept: Record<string, Partial<Record<keyof KeptLine, unknown>>> = {};
  for (const [remote, line] of Object.entries(lines)) {
    const entry = readLine(line) ? { line, since } : before[remote];
    if (entry) kept[remote] = entry;
  }
  keepJson(KEY, kept);
}

function keptLines(): Record<string, Partial<Record<keyof KeptLine, unknown>>> {
  const kept = keptJson(KEY);
  return typeof kept === "object" && kept !== null ? { ...kept } : {};
}
