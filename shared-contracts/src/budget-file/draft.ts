import type { Budget } from "../parts/budget.ts";
import { withStoredTotals } from "../pricing/with-stored-totals.ts";
import { isPlain, toPlain } from "../entities/plain.ts";
import { readBudget } from "./read-budget.ts";

/** The working budget with its editing state: everything a browser stores to continue later. */
export interface WorkingBudget {
  budget: Budget;
  /** The name as typed. */
  name: string;
  /** Id, saved name and version of the budget being edited; null, "" and null for a new one. */
  editingBudgetId: number | null;
  editingBudgetName: string;
  editingVersion: number | null;
  /** Id of the received budget this one answers; null when there is none. */
  receivedBudgetId: number | null;
  /** Version of the received budget, for If-Match; null or missing when it is unknown. */
  receivedVersion?: number | null;
  /** It answers the request as a budget of its own; missing is false. */
  answers?: boolean;
  hasUnsavedChanges: boolean;
  /** Where a save of it waits in the outbox; null or missing without one. */
  outboxLine?: string | null;
  /** Whether that save has this content; missing is false. */
  isQueued?: boolean;
}

/** A stored working budget; `timestamp` in ms since 1970, 0 when the draft has none. */
export interface Draft extends WorkingBudget {
  timestamp: number;
  /** The values that were clamped, in Portuguese; undefined for none. */
  notes?: readonly string[];
}

export type ReadDraft =
  { ok: true; draft: Draft } | { ok: false; reason: string };

/** The text of a draft: the budget with recomputed totals and the editing state, `timestamp` in ms since 1970. */
export function writeDraft(working: WorkingBudget, timestamp: number): string {
  return JSON.stringify({
    ...withStoredTotals(working.budget),
    editingBudgetId: working.editingBudgetId,
    editingBudgetName: working.editingBudgetName,
    editingBudgetVersion: working.editingVersion,
    receivedBudgetId: working.receivedBudgetId,
    receivedBudgetVersion: working.receivedVersion ?? null,
    receivedBudgetAnswered: working.answers ?? false,
    budgetName: working.name,
    hasUnsavedChanges: working.hasUnsavedChanges,
    outboxLine: working.outboxLine ?? null,
    isQueued: working.isQueued ?? false,
    timestamp,
  });
}

/** Reads the text of a draft, or returns a reason in Portuguese. Never throws. [stored-data-is-never-refused] */
export function readDraft(text: string): ReadDraft {
  const stored = toPlain(text);
  if (!stored || !isPlain(stored["eventData"]))
    return { ok: false, reason: "rascunho ilegível" };
  const read = readBudget(stored);
  if (!read.ok) return read;
  const editingBudgetName = textOr(stored["editingBudgetName"], "");
  const editingBudgetId = positiveOr(stored["editingBudgetId"], null);
  return {
    ok: true,
    draft: {
      budget: read.budget,
      name: textOr(stored["budgetName"], editingBudgetName),
      editingBudgetId,
      editingBudgetName: editingBudgetId === null ? "" : editingBudgetName,
      editingVersion: positiveOr(stored["editingBudgetVersion"], null),
      receivedBudgetId: positiveOr(stored["receivedBudgetId"], null),
      receivedVersion: positiveOr(stored["receivedBudgetVersion"], null),
      answers: stored["receivedBudgetAnswered"] === true,
      hasUnsavedChanges: stored["hasUnsavedChanges"] !== false,
      outboxLine: textOr(stored["outboxLine"], null),
      isQueued: stored["isQueued"] === true,
      timestamp: positiveOr(stored["timestamp"], 0),
      ...(read.notes.length > 0 && { notes: read.notes }),
    },
  };
}

function textOr<Missing>(value: unknown, missing: Missing): string | Missing {
  return typeof value === "string" ? value : missing;
}

function positiveOr<Missing>(
  value: unknown,
  missing: Missing,
): number | Missing {
  return Number.isSafeInteger(value) && (value as number) > 0
    ? (value as number)
    : missing;
}
