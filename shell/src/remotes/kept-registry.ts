import {
  remoteLineSchema,
  type RemoteLine,
} from "shared-contracts/federation/remotes-file";
import { keepJson, keptJson } from "../kept-json.ts";

const KEY = "kept_remotes";

/** A line as it was last read well. */
export interface KeptLine {
  line: RemoteLine;
  /** The instant of that reading, ISO UTC. */
  since: string;
}

/** The names of the remotes whose lines are kept. */
export function keptRemotes(): string[] {
  return Object.keys(keptLines());
}

/** A remote's line as it was last read well; null when none is kept, or none that can still be read. */
export function keptLine(remote: string): KeptLine | null {
  const { line, since } = keptLines()[remote] ?? {};
  const read = remoteLineSchema.safeParse(line);
  if (!read.success || typeof since !== "string") return null;
  return { line: read.data, since };
}

/** Keeps the good lines of a list; one that is broken stays as it was before, one that is gone is forgotten. */
export function keepRegistry(lines: Readonly<Record<string, unknown>>): void {
  const since = new Date().toISOString();
  const before = keptLines();
  const kept: Record<string, Partial<Record<keyof KeptLine, unknown>>> = {};
  for (const [remote, line] of Object.entries(lines)) {
    const good = remoteLineSchema.safeParse(line).success;
    const entry = good ? { line, since } : before[remote];
    if (entry) kept[remote] = entry;
  }
  keepJson(KEY, kept);
}

function keptLines(): Record<string, Partial<Record<keyof KeptLine, unknown>>> {
  const kept = keptJson(KEY);
  return typeof kept === "object" && kept !== null ? { ...kept } : {};
}
