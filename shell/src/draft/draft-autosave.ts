import type { BudgetStore } from "shared-contracts/budget-store/budget-store";
import type { DraftService } from "shared-contracts/federation/budget-services";
import { reaction } from "shared-contracts/platform/state";
import type { Version } from "./draft-changes.ts";
import type { DraftPlace, Keeping } from "./draft-place.ts";
import { DraftWriter } from "./draft-writer.ts";
import type { FoundDraft } from "./find-draft.ts";

/** How long after a change the draft is written. */
const DELAY_MS = 200;

/**
 * How long nothing may have changed before a long draft is written whole: most people take 150 to 350 ms from key to
 * key.
 */
const PAUSE_MS = 400;

/**
 * Nothing to keep; a change waits to be written; it is written; it could not be written (storage full or forbidden) and
 * still waits.
 */
export type DraftStatus = DraftService["status"];

export interface KeepDraftOptions {
  place: DraftPlace;
  /** The clock, in ms since 1970. */
  now: () => number;
  /** The draft the store shows; null when there was none. */
  found: Pick<FoundDraft, "timestamp" | "inMirror"> | null;
  /** The window: when it is hidden or left, what waits is kept at once. */
  page: Pick<EventTarget, "addEventListener">;
  /** Hears of each step, with what localStorage refused, also where IndexedDB took it. Nothing is thrown. */
  onStatus: (status: DraftStatus, refusal?: unknown) => void;
}

type Timer = ReturnType<typeof setTimeout>;

/**
 * Writes the working budget to storage 200 ms after the first unwritten change, so that steady typing cannot put it
 * off, and when the page is left. Of a long one, while somebody types on, only the sections that changed are written,
 * to IndexedDB: the whole follows once nothing changes for 400 ms. There is no time to write one that IndexedDB alone
 * can hold while a page is left: the sections that changed are then put in localStorage beside the pointer.
 */
export class DraftKeeper {
  readonly #store: BudgetStore;
  readonly #options: KeepDraftOptions;
  readonly #writer: DraftWriter;
  readonly #listening = new AbortController();
  readonly #stopReacting: () => void;
  #waits = false;
  #changedAt: number;
  /** What IndexedDB has yet to answer for alone. */
  #settling: Keeping | null = null;
  #due: Timer | undefined;
  #pause: Timer | undefined;
  #clearing: Timer | undefined;

  constructor(store: BudgetStore, options: KeepDraftOptions) {
    const { place, found, page } = options;
    this.#store = store;
    this.#options = options;
    this.#changedAt = found?.timestamp ?? 0;
    const isAlone = found?.inMirror === "alone";
    this.#writer = new DraftWriter(place, isAlone ? this.#version : null);
    this.#stopReacting = reaction(() => keptState(store), this.#change);
    const { signal } = this.#listening;
    for (const type of ["pagehide", "visibilitychange"])
      page.addEventListener(type, this.#leave, { signal });
    if (found?.inMirror === "changed") this.#wait();
  }

  /** Writes what waits now. */
  flush = (): void => {
    if (this.#waits) this.#write(this.#version);
  };

  /** Writes what waits and stops. Do that before another user's budget enters the store. */
  stop(): void {
    this.#leave();
    this.flush();
    this.abandon();
  }

  /** Stops without writing; answers whether something waited. */
  abandon(): boolean {
    const waited = this.#waits;
    this.#forget();
    this.#stopReacting();
    this.#listening.abort();
    return waited;
  }

  /** Forgets what waits and what is stored, until the next change. */
  clear(): void {
    this.#forget();
    this.#options.onStatus("idle", this.#writer.clear());
  }

  /** Does so after `delayMs`, unless anything changes until then. */
  clearUnlessChanged(delayMs: number): void {
    const before = keptState(this.#store);
    clearTimeout(this.#clearing);
    this.#clearing = setTimeout(() => {
      if (keptState(this.#store) === before) this.clear();
    }, delayMs);
  }

  get #version(): Version {
    return { working: this.#store.toDraft(), timestamp: this.#changedAt };
  }

  #change = (): void => {
    this.#changedAt = this.#options.now();
    this.#options.onStatus("pending");
    this.#wait();
  };

  #wait(): void {
    this.#waits = true;
    this.#due ??= setTimeout(() => {
      this.#due = undefined;
      const version = this.#version;
      if (!this.#writer.writeChanges(version)) this.#write(version);
    }, DELAY_MS);
    clearTimeout(this.#pause);
    this.#pause = setTimeout(this.flush, PAUSE_MS);
  }

  #leave = (): void => {
    if (!this.#waits && !this.#settling) return;
    if (!this.#writer.leaveChanges(this.#version)) this.flush();
  };

  #write(version: Version): void {
    this.#stopTimers();
    this.#waits = false;
    const keeping = this.#writer.write(version);
    this.#settling = keeping.isLocal ? null : keeping;
    if (keeping.isLocal) this.#options.onStatus("saved");
    else void keeping.mirrored.then((isDone) => this.#settle(keeping, isDone));
  }

  #settle(keeping: Keeping, isDone: boolean): void {
    if (this.#settling !== keeping) return;
    this.#settling = null;
    this.#waits ||= !isDone;
    if (!this.#waits || !isDone)
      this.#options.onStatus(isDone ? "saved" : "failed", keeping.refusal);
  }

  #forget(): void {
    this.#stopTimers();
    clearTimeout(this.#clearing);
    this.#waits = false;
    this.#settling = null;
  }

  #stopTimers(): void {
    clearTimeout(this.#due);
    clearTimeout(this.#pause);
    this.#due = undefined;
  }
}

/**
 * Changes whenever the draft would: with each change by the user, and when a save gives the budget an id or a version.
 */
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
