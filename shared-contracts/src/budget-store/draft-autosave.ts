import { reaction } from "../platform/state.ts";
import type { BudgetStore } from "./budget-store.ts";
import type { DraftPlace } from "./draft-places.ts";
import { clearDraft, saveDraft } from "./draft-storage.ts";

/** How long after a change the draft is written (section 9). */
const DELAY_MS = 200;

/** Nothing to keep; a change waits to be written; it is written; it could not be written (storage full or forbidden) and still waits. */
export type DraftStatus = "idle" | "pending" | "saved" | "failed";

export interface KeepDraftOptions {
  place: DraftPlace;
  /** The clock, in ms since 1970. */
  now: () => number;
  delayMs?: number;
  /** The window: when it is hidden or left, what waits is written at once. */
  page?: Pick<EventTarget, "addEventListener" | "removeEventListener">;
  /** Hears of each step, with what localStorage refused, also where IndexedDB took it. Nothing is thrown. */
  onStatus?: (status: DraftStatus, refusal?: unknown) => void;
}

/** Calling it writes what waits and stops. Do that before another user's budget enters the store. */
export interface DraftKeeper {
  (): void;
  /** Writes what waits now. */
  flush(): void;
  /** Forgets what waits and what is stored, until the next change. */
  clear(): void;
  /** Does so after `delayMs`, unless anything changes until then. */
  clearUnlessChanged(delayMs: number): void;
  /** Stops without writing; answers whether something waited. */
  abandon(): boolean;
}

/** Writes the working budget to storage 200 ms after the first unwritten change, so that steady typing cannot put it off, and when the page is left. */
export function keepDraft(
  store: BudgetStore,
  { place, now, delayMs = DELAY_MS, page, onStatus }: KeepDraftOptions,
): DraftKeeper {
  let waiting = false;
  /** Counts what was asked of the storage; answers to older requests tell nothing any more. */
  let asked = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let clearing: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (!waiting) return;
    waiting = false;
    const mine = ++asked;
    const { local, refusal, mirrored } = saveDraft(store, place, now());
    if (local) return onStatus?.("saved");
    void mirrored.then((done) => {
      if (mine !== asked) return;
      waiting ||= !done;
      onStatus?.(done ? "saved" : "failed", refusal);
    });
  }

  function forgetWaiting(): void {
    clearTimeout(timer);
    clearTimeout(clearing);
    timer = undefined;
    waiting = false;
    asked += 1;
  }

  const stopReacting = reaction(
    () => keptState(store),
    () => {
      waiting = true;
      onStatus?.("pending");
      timer ??= setTimeout(flush, delayMs);
    },
  );
  page?.addEventListener("pagehide", flush);
  page?.addEventListener("visibilitychange", flush);

  function abandon(): boolean {
    const waited = waiting;
    forgetWaiting();
    stopReacting();
    page?.removeEventListener("pagehide", flush);
    page?.removeEventListener("visibilitychange", flush);
    return waited;
  }

  function clear(): void {
    forgetWaiting();
    onStatus?.("idle", clearDraft(place));
  }

  function stop(): void {
    flush();
    abandon();
  }

  return Object.assign(stop, {
    flush,
    clear,
    clearUnlessChanged(delayMs: number) {
      const before = keptState(store);
      clearTimeout(clearing);
      clearing = setTimeout(() => {
        if (keptState(store) === before) clear();
      }, delayMs);
    },
    abandon,
  });
}

/** Changes whenever the draft would: with each change by the user, and when a save gives the budget an id or a version. */
function keptState(store: BudgetStore): string {
  const { revision, savedRevision, editingBudgetId, editingVersion } = store;
  return [revision, savedRevision, editingBudgetId, editingVersion].join();
}
