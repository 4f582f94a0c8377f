import type { BudgetStore } from "shared-contracts/budget-store/budget-store";
import type { DraftService } from "shared-contracts/federation/budget-services";
import { reaction } from "shared-contracts/platform/state";
import type { DraftPlace } from "./draft-place.ts";
import type { Version } from "./draft-sections.ts";
import { DraftWriter, type Keeping } from "./draft-writer.ts";
import type { FoundDraft } from "./find-draft.ts";

/**
 * In ms: how long after a change the draft is written, how long further changes may put that off, how long nothing may
 * have changed before a long one is written whole (most people take 150 to 350 from key to key), and how long after a
 * blank reset the draft is forgotten.
 */
const DELAY_MS = { change: 200, longest: 2000, pause: 400, reset: 2000 };

export interface KeepDraftOptions {
  place: DraftPlace;
  now: () => number;
  /** The draft the store shows. */
  found: Pick<FoundDraft, "timestamp" | "inMirror"> | null;
  page: Pick<EventTarget, "addEventListener">;
  /** Hears also what localStorage refused where IndexedDB took it. After `failed` the change still waits. */
  onStatus: (status: DraftService["status"], refusal?: unknown) => void;
}

type Timer = ReturnType<typeof setTimeout>;

/**
 * Writes the working budget 200 ms after a change, every two seconds while somebody types on, and when the page is
 * left. Of a long one only sections are written while somebody types on or the page is left. Never throws.
 */
export class DraftKeeper {
  readonly #store: BudgetStore;
  readonly #options: KeepDraftOptions;
  readonly #writer: DraftWriter;
  readonly #listening = new AbortController();
  #waits = false;
  #changedAt: number;
  /** What IndexedDB has yet to answer for alone. */
  #settling: Keeping | null = null;
  #due: Timer | undefined;
  #latest: Timer | undefined;
  #pause: Timer | undefined;
  #clearing: Timer | undefined;

  constructor(store: BudgetStore, options: KeepDraftOptions) {
    const { place, found, page } = options;
    this.#store = store;
    this.#options = options;
    this.#changedAt = found?.timestamp ?? 0;
    const isAlone = found?.inMirror === "alone";
    this.#writer = new DraftWriter(place, isAlone ? this.#version : null);
    const { signal } = this.#listening;
    reaction(() => keptState(store), this.#change, { signal });
    for (const type of ["pagehide", "visibilitychange"])
      page.addEventListener(type, this.#leave, { signal });
    if (found?.inMirror === "changed") this.#wait();
  }

  flush = (): void => {
    if (this.#waits) this.#write(this.#version);
  };

  /** Writes what waits and stops, before another user's budget enters the store. */
  stop(): void {
    this.#leave();
    this.flush();
    this.abandon();
  }

  /** Stops without writing; returns whether something waited. */
  abandon(): boolean {
    const waited = this.#waits;
    this.#forget();
    clearTimeout(this.#clearing);
    this.#listening.abort();
    return waited;
  }

  /** Forgets what waits and what is stored, until the next change. */
  clear(): void {
    this.#forget();
    this.#options.onStatus("idle", this.#writer.clear());
  }

  /** Like `clear`, after `delayMs`, unless anything changes until then. */
  clearUnlessChanged(delayMs = DELAY_MS.reset): void {
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
    clearTimeout(this.#due);
    this.#due = setTimeout(this.#keep, DELAY_MS.change);
    this.#latest ??= setTimeout(this.#keep, DELAY_MS.longest);
    clearTimeout(this.#pause);
    this.#pause = setTimeout(this.flush, DELAY_MS.pause);
  }

  #keep = (): void => {
    this.#endWait();
    const version = this.#version;
    if (!this.#writer.writeChanges(version)) this.#write(version);
  };

  #endWait(): void {
    clearTimeout(this.#due);
    clearTimeout(this.#latest);
    this.#latest = undefined;
  }

  #leave = (): void => {
    if (!this.#waits && !this.#settling) return;
    if (!this.#writer.leaveChanges(this.#version)) this.flush();
  };

  #write(version: Version): void {
    this.#forget();
    const keeping = this.#writer.write(version);
    if (keeping.isLocal) return this.#options.onStatus("saved");
    this.#settling = keeping;
    void keeping.mirrored.then((isDone) => {
      if (this.#settling !== keeping) return;
      this.#settling = null;
      this.#waits ||= !isDone;
      if (!this.#waits || !isDone)
        this.#options.onStatus(isDone ? "saved" : "failed", keeping.refusal);
    });
  }

  #forget(): void {
    this.#endWait();
    clearTimeout(this.#pause);
    this.#waits = false;
    this.#settling = null;
  }
}

/** Changes with each change by the user, and when a save gives the budget an id or a version. */
const keptState = (store: BudgetStore): string =>
  [
    store.revision,
    store.savedRevision,
    store.editingBudgetId,
    store.editingVersion,
    store.receivedVersion,
  ].join();
