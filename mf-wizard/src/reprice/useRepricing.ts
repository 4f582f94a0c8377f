import { useRef, useState } from "react";
import type { BookChange } from "shared-contracts/entities/price-book";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { useAppState } from "shared-contracts/federation/app-state";
import { expireSavedBudgets } from "../working-budget/saved/saved-budgets-query.ts";
import type { NewPrices } from "./reprice.ts";
import type { RepricedFigures } from "./repriced-figures.ts";
import {
  failureOf,
  type LoadedBudget,
  type SaveFailure,
  savePrices,
  setBookPrices,
} from "./saved-prices.ts";
import { keepUndo, type UndoRecord } from "./undo-record.ts";

/** A budget to save with new prices. */
export interface RepriceLine {
  listed: SavedBudgetSummary;
  loaded: LoadedBudget;
  figures: RepricedFigures;
  /** The same for the same content, so that trying again after a lost answer saves once. [one-key-per-action] */
  idempotencyKey: string;
}

/** What is saved. */
export interface RepricePlan {
  lines: readonly RepriceLine[];
  prices: NewPrices;
  /** "Filé mignon a R$ 91,00 por kg". */
  words: string;
  /** The new prices of the book, and those that they replace. */
  book: readonly BookChange[];
  bookBefore: readonly BookChange[];
}

/** What became of a line. */
export type LineState = "waiting" | "saving" | "saved" | SaveFailure;

/** How far a plan is. */
export interface Run {
  plan: RepricePlan;
  states: ReadonlyMap<number, LineState>;
  /** The ids that are being saved; trying again saves some of the lines. */
  ids: readonly number[];
  isRunning: boolean;
  /** Why the book did not get the new prices. */
  bookError: unknown;
}

export type Repricing = ReturnType<typeof useRepricing>;

/** Saves budgets with new prices one after the other, and keeps how to take that back. */
export function useRepricing() {
  const services = useAppState();
  const [run, setRun] = useState<Run | null>(null);
  const [record, setRecord] = useState<UndoRecord | null>(null);
  const isStopped = useRef(false);

  async function save(
    plan: RepricePlan,
    lines: readonly RepriceLine[],
  ): Promise<void> {
    isStopped.current = false;
    setRun((before) => begun(before, plan, lines));
    const mark = (id: number, state: LineState) =>
      setRun(
        (now) => now && { ...now, states: new Map(now.states).set(id, state) },
      );
    let kept = record;
    for (const line of lines) {
      if (isStopped.current) break;
      const { id } = line.listed;
      mark(id, "saving");
      try {
        kept = withDone(kept, await saveLine(line), plan.bookBefore);
        setRecord(kept);
        await keepUndo(services.session.userId, kept);
        mark(id, "saved");
      } catch (error) {
        const failure = failureOf(error);
        mark(id, failure);
        // Each of the next ones would wait for the network too.
        if (failure.cause === "lost") break;
      }
    }
    let bookError: unknown = null;
    if (kept)
      await setBookPrices(services, plan.book).catch(
        (error: unknown) => void (bookError = error),
      );
    expireSavedBudgets(services);
    setRun((now) => now && { ...now, isRunning: false, bookError });
  }

  async function saveLine({
    listed: { id, nome: name },
    loaded,
    figures: { changed, before },
    idempotencyKey,
  }: RepriceLine): Promise<UndoRecord["budgets"][number]> {
    const version = await savePrices(services, loaded, changed, idempotencyKey);
    return { id, name, version, before, undoKey: crypto.randomUUID() };
  }

  return {
    run,
    /** How to take it back; null before something was saved. */
    record,
    start: (plan: RepricePlan) => void save(plan, plan.lines),
    /** Saves some of the lines again. */
    again: (lines: readonly RepriceLine[]) => run && void save(run.plan, lines),
    /** Stops after the current one. */
    stop: () => void (isStopped.current = true),
  };
}

function withDone(
  record: UndoRecord | null,
  done: UndoRecord["budgets"][number],
  book: readonly BookChange[],
): UndoRecord {
  const budgets = [...(record?.budgets ?? []), done];
  return { time: Date.now(), budgets, book };
}

function begun(
  before: Run | null,
  plan: RepricePlan,
  lines: readonly RepriceLine[],
): Run {
  const ids = lines.map(({ listed }) => listed.id);
  const states = new Map(before?.states);
  for (const { listed } of before ? lines : plan.lines)
    states.set(listed.id, "waiting");
  const newest = new Map(lines.map((line) => [line.listed.id, line]));
  const all = plan.lines.map((line) => newest.get(line.listed.id) ?? line);
  return {
    plan: { ...plan, lines: all },
    states,
    ids,
    isRunning: true,
    bookError: null,
  };
}
