import {
  type WorkingBudget,
  writingDraft,
} from "shared-contracts/budget-file/draft";
import { reaction } from "shared-contracts/platform/state";
import { type BegunTurns, takeTurns } from "shared-contracts/turns/turns";
import type { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { draftChanges } from "./draft-changes.ts";
import type { DraftPlace } from "./draft-places.ts";
import {
  clearDraft,
  type FoundDraft,
  keepDraftChanges,
  keepDraftText,
  mirrorDraftChanges,
} from "./draft-storage.ts";

/** How long after a change the draft is written. */
const DELAY_MS = 200;

/** Longer texts take too long to be written with every other key: while somebody types on, only what changed is. */
const LONG_TEXT = 64 * 1024;

/** How often in a row that is done before the whole is written: 5 s. */
const MOST_CHANGES = 25;

/** How many times in a row nothing may have changed until then: most people take 150 to 350 ms from key to key. */
const QUIET_TIMES = 2;

/** Nothing to keep; a change waits to be written; it is written; it could not be written (storage full or forbidden) and still waits. */
export type DraftStatus = "idle" | "pending" | "saved" | "failed";

export interface KeepDraftOptions {
  place: DraftPlace;
  /** The clock, in ms since 1970. */
  now: () => number;
  /** The draft the store shows; null when there was none. */
  found?: Pick<FoundDraft, "timestamp" | "inMirror"> | null;
  delayMs?: number;
  /** The window: when it is hidden or left, what waits is kept at once. */
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

/** A draft that IndexedDB has, as it was kept. */
interface KeptDraft {
  working: WorkingBudget;
  timestamp: number;
}

/**
 * Writes the working budget to storage 200 ms after the first unwritten change, so that steady typing cannot put it off, and when the page is left.
 * The text of a large one is made in turns, and goes to IndexedDB alone: there is no time for either while a page is left,
 * so what changed since is then put beside the pointer in localStorage.
 * Of one in between, while somebody types on, only what changed is written, to IndexedDB: the whole follows once nothing does for 400 ms.
 */
export function keepDraft(
  store: BudgetStore,
  { place, now, found, delayMs = DELAY_MS, page, onStatus }: KeepDraftOptions,
): DraftKeeper {
  let waiting = false;
  /** Whether more changed since the timer was set. */
  let isTypedOn = false;
  /** The text being made. */
  let writing: BegunTurns | null = null;
  /** Whether IndexedDB has yet to answer for a text that it alone gets. */
  let settling = false;
  /** What IndexedDB alone has. */
  let alone: KeptDraft | null = null;
  /** A long one that both places have. */
  let long: KeptDraft | null = null;
  /** How often only what changed was written since the whole was, and how often last nothing had. */
  let changesKept = 0;
  let quiet = 0;
  /** Whether the pointer tells what changed since. */
  let pointsAtChanges = false;
  /** When what localStorage alone knew was typed, until IndexedDB has it too. */
  let resumedAt: number | null = null;
  /** Counts what was asked of the storage; only the answer to the last request tells how it went. */
  let asked = 0;
  /** Counts how often all that was asked before became of no more use. */
  let forgotten = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let clearing: ReturnType<typeof setTimeout> | undefined;

  const isBusy = () => writing !== null && !writing.isOver;

  function writeLater(): void {
    if (timer) return;
    isTypedOn = false;
    timer = setTimeout(() => {
      timer = undefined;
      quiet = isTypedOn ? 0 : quiet + 1;
      if (waiting && quiet < QUIET_TIMES && mirrorChanges()) writeLater();
      else write();
    }, delayMs);
  }

  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    // What is being written goes first; what waits follows it.
    if (!waiting || isBusy()) return;
    waiting = false;
    changesKept = quiet = 0;
    const timestamp = resumedAt ?? now();
    const kept = { working: store.toDraft(), timestamp };
    writing = takeTurns(writingDraft(kept.working, kept.timestamp), (text) =>
      keep(kept, text),
    );
  }

  function keep(kept: KeptDraft, text: string): void {
    const mine = ++asked;
    const before = forgotten;
    long = null;
    const { timestamp } = kept;
    const { local, refusal, mirrored } = keepDraftText(place, {
      text,
      timestamp,
    });
    if (waiting) writeLater();
    if (local) {
      alone = null;
      settling = false;
      if (text.length > LONG_TEXT)
        void mirrored.then((done) => {
          if (done && mine === asked && before === forgotten) long = kept;
        });
      return onStatus?.("saved");
    }
    settling = true;
    void mirrored.then((done) => {
      if (before !== forgotten) return;
      if (done) alone = kept;
      const isNewest = mine === asked;
      // The pointer was just set to this text, which knows less than it told.
      if (pointsAtChanges)
        pointsAtChanges = (waiting || isBusy() || !isNewest) && keepChanges();
      if (!isNewest) return;
      settling = false;
      waiting ||= !done;
      if (!waiting || !done) onStatus?.(done ? "saved" : "failed", refusal);
    });
  }

  /** Puts what changed since a long draft beside it in IndexedDB; false where the whole is to be written. */
  function mirrorChanges(): boolean {
    if (!long || isBusy() || changesKept >= MOST_CHANGES) return false;
    const timestamp = now();
    const kept = mirrorDraftChanges(
      place,
      timestamp,
      draftChanges(long.working, long.timestamp, store.toDraft(), timestamp),
    );
    void kept?.then((done) => {
      if (!done) long = null;
    });
    changesKept += 1;
    return kept !== undefined;
  }

  /** Puts what changed since the draft in IndexedDB beside its pointer; false where there is none, or no room. */
  function keepChanges(): boolean {
    if (!alone) return false;
    const timestamp = now();
    pointsAtChanges = keepDraftChanges(
      place,
      timestamp,
      draftChanges(alone.working, alone.timestamp, store.toDraft(), timestamp),
    );
    return pointsAtChanges;
  }

  function flush(): void {
    if (isBusy()) writing?.finish();
    write();
    if (isBusy()) writing?.finish();
  }

  function leave(): void {
    if (!waiting && !isBusy() && !settling) return;
    if (!keepChanges()) flush();
  }

  function forgetWaiting(): void {
    clearTimeout(timer);
    clearTimeout(clearing);
    timer = undefined;
    waiting = false;
    settling = false;
    long = null;
    writing?.stop();
    forgotten += 1;
  }

  function change(): void {
    waiting = true;
    isTypedOn = timer !== undefined;
    resumedAt = null;
    onStatus?.("pending");
    writeLater();
  }

  const stopReacting = reaction(() => keptState(store), change);
  page?.addEventListener("pagehide", leave);
  page?.addEventListener("visibilitychange", leave);
  if (found?.inMirror === "alone")
    alone = { working: store.toDraft(), timestamp: found.timestamp };
  if (found?.inMirror === "changed") {
    resumedAt = found.timestamp;
    waiting = true;
    writeLater();
  }

  function abandon(): boolean {
    const waited = waiting || isBusy();
    forgetWaiting();
    stopReacting();
    page?.removeEventListener("pagehide", leave);
    page?.removeEventListener("visibilitychange", leave);
    return waited;
  }

  function clear(): void {
    forgetWaiting();
    alone = null;
    onStatus?.("idle", clearDraft(place));
  }

  function stop(): void {
    leave();
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
  const { revision, savedRevision, editingBudgetId } = store;
  const { editingVersion, receivedVersion } = store;
  return [
    revision,
    savedRevision,
    editingBudgetId,
    editingVersion,
    receivedVersion,
  ].join();
}
