import type { WaitingSave } from "./save-order.ts";
import type { Entry, Kept } from "./kept-outbox.ts";

/** What waits, as pages show it: a line of the outbox once, as the last save of it stands. */
export function waitingSaves(
  { waiting }: Kept,
  sending: string | null,
): WaitingSave[] {
  const last = new Map<string, Entry>();
  for (const entry of waiting) if (entry.waits) last.set(entry.line, entry);
  return [...last.values()].map((entry) => ({
    id: entry.id,
    line: entry.line,
    budgetId: entry.budgetId,
    name: entry.name,
    since: entry.since,
    state: stateOf(entry, sending),
    questions: entry.met?.questions ?? 0,
    error: entry.error,
    tries: entry.tries,
  }));
}

function stateOf(
  { id, met, isRefused }: Entry,
  sending: string | null,
): WaitingSave["state"] {
  if (met) return "asks";
  if (id === sending) return "sending";
  return isRefused ? "refused" : "queued";
}
