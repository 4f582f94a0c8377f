import type { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { writeHistory } from "shared-contracts/budget-store/kept-history";
import type { DraftService } from "shared-contracts/federation/budget-services";
import { reaction } from "shared-contracts/platform/state";
import type { StoredDraft } from "./stored-draft.ts";

/**
 * In ms: how long after a change the draft is written, how long further changes may delay that, and how long after a
 * blank reset the draft is removed.
 */
const DELAY_MS = { change: 200, longest: 2000, reset: 2000 };

export interface KeepDraftOptions {
  stored: StoredDraft;
  page: Pick<EventTarget, "addEventListener">;
  /** After `failed` the change still waits. */
  onStatus: (status: DraftService["status"], refusal?: unknown) => void;
}

/**
 * Writes the working budget 200 ms after a change, every two seconds while the user types on, and when the page is
 * left. Never throws. [draft-is-never-lost]
 */
export class DraftKeeper {
  readonly #store: BudgetStore;
  readonly #options: KeepDraftOptions;
  readonly #listening = new AbortController();
  #changedAt = 0;
  /** Since when a change waits to be written, in ms since 1970; null when none does. */
  #waitsSince: number | null = null;
  /** The last write that counts. */
  #writing: Promise<unknown> | null = null;
  #due: ReturnType<typeof setTimeout> | undefined;
  #clearing: ReturnType<typeof setTimeout> | undefined;

  constructor(store: BudgetStore, options: KeepDraftOptions) {
    this.#store = store;
    this.#options = options;
    const { signal } = this.#listening;
    reaction(() => keptState(store), this.#change, { signal });
    for (const type of ["pagehide", "visibilitychange"])
      options.page.addEventListener(type, this.flush, { signal });
  }

  /** Writes a waiting change. */
  flush = (): void => {
    if (this.#waitsSince === null) return;
    this.#forget();
    const { stored, onStatus } = this.#options;
    const writing = stored.write(
      this.#store.toDraft(),
      this.#changedAt,
      writeHistory(this.#store),
    );
    this.#writing = writing;
    void writing.then((refusal) => {
      if (this.#writing !== writing) return;
      if (refusal !== undefined) this.#waitsSince ??= Date.now();
      if (refusal !== undefined) onStatus("failed", refusal);
      else if (this.#waitsSince === null) onStatus("saved");
    });
  };

  /** Writes a waiting change and stops, before another user's budget enters the store. */
  stop(): void {
    this.flush();
    this.abandon();
  }

  /** Stops without writing; returns whether something waited. */
  abandon(): boolean {
    const waited = this.#waitsSince !== null;
    this.#forget();
    clearTimeout(this.#clearing);
    this.#listening.abort();
    return waited;
  }

  /** Removes the stored draft and drops a waiting change. */
  clear = (): void => {
    const { stored, onStatus } = this.#options;
    this.#forget();
    stored.remove();
    // Only a blank reset clears the draft.
    void stored.beside("blank").keep("1", Date.now());
    onStatus("idle");
  };

  /** Like `clear`, in 2 s, unless the budget changes before. [blank-reset-waits] */
  clearUnlessChanged(): void {
    clearTimeout(this.#clearing);
    this.#clearing = setTimeout(this.clear, DELAY_MS.reset);
  }

  #change = (): void => {
    this.#changedAt = Date.now();
    this.#options.onStatus("pending");
    this.#waitsSince ??= this.#changedAt;
    const left = this.#waitsSince + DELAY_MS.longest - this.#changedAt;
    clearTimeout(this.#clearing);
    clearTimeout(this.#due);
    this.#due = setTimeout(this.flush, Math.min(DELAY_MS.change, left));
  };

  #forget(): void {
    clearTimeout(this.#due);
    this.#waitsSince = null;
    this.#writing = null;
  }
}

/** Changes with each change by the user, and when a save gives the budget an id or a version, or waits. */
const keptState = (store: BudgetStore): string =>
  [
    store.revision,
    store.savedRevision,
    store.editingBudgetId,
    store.editingVersion,
    store.receivedVersion,
    store.outboxLine,
    store.queuedRevision,
  ].join();
