import { reaction } from "../platform/state.ts";
import type { BudgetStore } from "./budget-store.ts";
import { type DraftPlace, draftKey, saveDraft } from "./draft-storage.ts";

/** How long after a change the draft is written (section 9). */
const DELAY_MS = 200;

/** Nothing to keep; a change waits to be written; it is written; it could not be written (storage full or forbidden) and still waits. */
export type DraftStatus = "idle" | "pending" | "saved" | "failed";

export interface KeepDraftOptions extends DraftPlace {
  /** The clock, in ms since 1970. */
  now: () => number;
  delayMs?: number;
  /** The window: when it is hidden or left, what waits is written at once. */
  page?: Pick<EventTarget, "addEventListener" | "removeEventListener">;
  /** Hears of each step, with the error of a failed one. Nothing is thrown. */
  onStatus?: (status: DraftStatus, error?: unknown) => void;
}

/** Calling it writes what waits and stops. Do that before another user's budget enters the store. */
export interface DraftKeeper {
  (): void;
  /** Writes what waits now. */
  flush(): void;
  /** Forgets what waits and what is stored, until the next change. */
  clear(): void;
}

/** Writes the working budget to storage 200 ms after the first unwritten change, so that steady typing cannot put it off, and when the page is left. */
export function keepDraft(
  store: BudgetStore,
  options: KeepDraftOptions,
): DraftKeeper {
  const { storage, userId, now, delayMs = DELAY_MS, page } = options;
  const onStatus = options.onStatus ?? (() => undefined);
  const key = draftKey(userId);
  let waiting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function settle(status: DraftStatus, act: () => void): void {
    try {
      act();
      waiting = false;
      onStatus(status);
    } catch (error) {
      onStatus("failed", error);
    }
  }

  function stopTimer(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function flush(): void {
    stopTimer();
    if (waiting) settle("saved", () => saveDraft(store, storage, key, now()));
  }

  function clear(): void {
    stopTimer();
    settle("idle", () => storage.removeItem(key));
  }

  const stopReacting = reaction(
    () => keptState(store),
    () => {
      waiting = true;
      onStatus("pending");
      timer ??= setTimeout(flush, delayMs);
    },
  );
  page?.addEventListener("pagehide", flush);
  page?.addEventListener("visibilitychange", flush);

  function stop(): void {
    flush();
    stopReacting();
    page?.removeEventListener("pagehide", flush);
    page?.removeEventListener("visibilitychange", flush);
  }
  return Object.assign(stop, { flush, clear });
}

/** Changes whenever the draft would: with each change by the user, and when a save gives the budget an id or a version. */
function keptState(store: BudgetStore): string {
  const { revision, savedRevision, editingBudgetId, editingVersion } = store;
  return [revision, savedRevision, editingBudgetId, editingVersion].join();
}
