import type { BudgetStore } from "../budget-store/budget-store.ts";
import { runInAction } from "../platform/state.ts";
import { type Kept, sentOf } from "./kept-outbox.ts";
import { withTyped } from "./merge-save.ts";
import type { SavedEntry } from "./outbox-parts.ts";

/**
 * Gives the working budget the version that its waiting save made; does nothing for another one. What was typed since
 * stays, and stays unsaved.
 *
 * @returns Whether changes of another device came into it.
 */
export function applySaved(
  store: BudgetStore,
  { entry, saved, isLast }: SavedEntry,
): boolean {
  if (store.outboxLine !== entry.line) return false;
  return runInAction(() => {
    const { isQueued } = store;
    const merged = entry.isMerged ? withTyped(entry, store.toBudget()) : null;
    const { id, nome: name, versao: version } = saved;
    const source = { id, name, version };
    if (entry.request) {
      store.markReceivedSaved(isQueued ? store.revision : -1, version);
      if (!isLast) store.markQueued(entry.line, isQueued ? undefined : -1);
      return false;
    }
    if (entry.isMerged && !merged) {
      // The next save meets the newer version, and asks.
      store.outboxLine = null;
      return false;
    }
    if (merged) store.load(merged, source);
    else if (isQueued && store.name.trim() !== name) store.setName(name);
    store.markSaved(id, name, version, isQueued ? store.revision : -1);
    Object.assign(store, NO_REQUEST);
    if (!isLast) store.markQueued(entry.line, isQueued ? undefined : -1);
    return merged !== null;
  });
}

/** A save that answers a request makes it a budget of its own. */
const NO_REQUEST = {
  receivedBudgetId: null,
  receivedVersion: null,
  answers: false,
};

/** What a page that was closed, or was not told, finds out about its budget at its start. */
export function catchUp(store: BudgetStore, kept: Kept): void {
  const { outboxLine: line } = store;
  if (line === null || kept.waiting.some((entry) => entry.line === line))
    return;
  const sent = sentOf(kept, line);
  // It may be about to be stored.
  if (sent.length === 0) return;
  const merged = sent.findIndex(({ isMerged }) => isMerged);
  // A merged version has what this page has not seen: a save over it would ask.
  const last = (merged < 0 ? sent : sent.slice(0, merged)).at(-1);
  runInAction(() => {
    store.outboxLine = null;
    if (!last) return;
    const { id, nome, versao } = last.saved;
    const isSaved = store.queuedRevision === store.content && merged < 0;
    if (last.isRequest)
      return store.markReceivedSaved(isSaved ? store.revision : -1, versao);
    store.markSaved(id, nome, versao, isSaved ? store.revision : -1);
    Object.assign(store, NO_REQUEST);
  });
}
