import type { Draft as KeptDraft } from "shared-contracts/budget-file/draft";
import type { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { restoreHistory } from "shared-contracts/budget-store/kept-history";
import type { DraftService } from "shared-contracts/federation/budget-services";
import type { Notice } from "shared-contracts/federation/core-services";
import {
  action,
  makeAutoObservable,
  runInAction,
} from "shared-contracts/platform/state";
import { DraftKeeper, type KeepDraftOptions } from "./draft-keeper.ts";
import { DraftLock, type DraftLockParts } from "./draft-lock.ts";
import { findDraft } from "./find-draft.ts";
import { type DraftPlaces, StoredDraft } from "./stored-draft.ts";

/** The parts of the browser that the draft uses. */
export interface DraftParts
  extends DraftPlaces, Omit<DraftLockParts, "onLost" | "onGained"> {
  page: EventTarget;
  isVisible: () => boolean;
  notify: (notice: Notice) => void;
}

/** The working budget's automatic draft, kept for the signed-in user, by one tab at a time. */
export class Draft implements DraftService {
  status: DraftService["status"] = "idle";
  timestamp: number | null = null;
  problem: DraftService["problem"] = null;
  paused = false;
  /** False until the user's draft is found; pages are rendered only then. */
  ready = false;
  readonly #store: BudgetStore;
  readonly #parts: DraftParts;
  readonly #lock: DraftLock;
  #userId = "";
  #keeper: DraftKeeper | null = null;
  /** Counts the openings; the results of older ones are dropped. */
  #openings = 0;
  /** Whether the next opening restores the undo history. */
  #continues = false;

  constructor(store: BudgetStore, parts: DraftParts) {
    this.#store = store;
    this.#parts = parts;
    makeAutoObservable(this, {}, { autoBind: true });
    this.#lock = new DraftLock({
      ...parts,
      onLost: action((how) => {
        // A tab that stole the draft may have changed it: the unwritten change becomes the backup.
        if (how === "requested") this.#keeper?.stop();
        else if (this.#keeper?.abandon()) this.backup();
        this.#keeper = null;
        this.paused = true;
      }),
      onGained: () => void this.#open(Promise.resolve(true)),
    });
    // A page that is left may be kept by the browser: others write until it is shown again.
    parts.page.addEventListener("pagehide", () => this.#lock.release());
    parts.page.addEventListener("pageshow", (event) => {
      if ((event as PageTransitionEvent).persisted)
        void this.followUser(this.#userId);
    });
    parts.page.addEventListener("visibilitychange", () => {
      if (!this.paused) return;
      if (parts.isVisible()) void this.reload();
      else this.#lock.stopWaiting();
    });
  }

  /**
   * Keeps the last user's draft, then shows this user's; without one, blank after a blank reset, else the defaults. The
   * undo history survives a reload of the page, and ends with the session.
   */
  followUser(userId: string): Promise<void> {
    this.#keeper?.stop();
    const isAnother = this.#userId !== "" && this.#userId !== userId;
    if (isAnother) this.#usual.removeHistory();
    this.#continues = !isAnother;
    this.#keeper = null;
    this.#userId = userId;
    this.status = "idle";
    this.timestamp = this.problem = null;
    this.paused = this.ready = false;
    this.#store.resetToDefaults();
    this.#guard(false);
    const probe = new StoredDraft(this.#parts, "banquete_probe");
    void probe.keep("", 0).then(
      action((refusal) => {
        this.problem = storageProblem(refusal) ?? this.problem;
      }),
    );
    probe.remove();
    return this.reload();
  }

  takeOver = () => this.#open(this.#lock.takeOver());
  reload = () => this.#open(this.#lock.acquire(this.#userId));
  flush = () => this.#keeper?.flush();
  clear = () => this.#keeper?.clear();
  clearUnlessChanged = () => this.#keeper?.clearUnlessChanged();

  backup(): void {
    void this.#usual.beside("backup").write(this.#store.toDraft(), Date.now());
  }

  async findBackup(): Promise<KeptDraft | null> {
    const userId = this.#userId;
    const found = await this.#usual.beside("backup").read();
    // The answer may outlive the session.
    return userId === this.#userId ? found : null;
  }

  /** Under the user's key. `userId` is the token's `sub`, or `anonymous`. */
  get #usual(): StoredDraft {
    return new StoredDraft(this.#parts, `currentBudget_${this.#userId}`);
  }

  /** Once it is known whether this tab may write, shows the newest draft, and keeps it if so. */
  async #open(acquired: Promise<boolean>): Promise<void> {
    const opening = ++this.#openings;
    const isOurs = await acquired;
    const { page, isVisible, notify } = this.#parts;
    // A tab that takes the draft over, or shows that of another one, begins without a history.
    const continues = isOurs && this.#continues;
    const [{ draft, isBlank, notices, stored }, history] = await Promise.all([
      findDraft(this.#usual),
      continues ? this.#usual.readHistory() : null,
    ]);
    if (opening !== this.#openings) return;
    this.#continues = false;
    runInAction(() => {
      if (draft) this.#store.loadDraft(draft);
      else if (isBlank) this.#store.startNew();
      else this.#store.resetToDefaults();
      if (history && history.timestamp === draft?.timestamp)
        restoreHistory(this.#store, history.text);
      this.status = draft ? "saved" : "idle";
      this.timestamp = draft?.timestamp ?? null;
      this.paused = !isOurs;
      this.ready = true;
    });
    for (const notice of notices) notify(notice);
    const options = { stored, page, onStatus: this.#setStatus };
    if (isOurs) this.#keeper = new DraftKeeper(this.#store, options);
    // A tab in the background must not get the draft because the one in use is reloaded.
    else if (!isVisible()) this.#lock.stopWaiting();
  }

  readonly #setStatus = action<KeepDraftOptions["onStatus"]>(
    (status, refusal) => {
      this.status = status;
      if (status === "pending") this.timestamp = Date.now();
      else this.problem = null;
      if (status === "failed") this.problem = storageProblem(refusal);
      if (status === "idle") this.timestamp = null;
      // Changes after a failure are at risk too, until a write succeeds.
      if (status !== "pending") this.#guard(status === "failed");
    },
  );

  /** Makes the browser ask the user before leaving a page whose draft is not stored. [draft-kept-nowhere-asks] */
  #guard(isUnkept: boolean): void {
    const { page } = this.#parts;
    if (isUnkept) page.addEventListener("beforeunload", this.#askToStay);
    else page.removeEventListener("beforeunload", this.#askToStay);
  }

  readonly #askToStay = (event: Event) => {
    if (this.#store.hasUnsavedChanges) event.preventDefault();
  };
}

/** What a refusal means to the user; null when there was none. */
function storageProblem(refusal: unknown): DraftService["problem"] {
  if (refusal === undefined) return null;
  const isFull = (refusal as Error).name === "QuotaExceededError";
  return isFull ? "full" : "forbidden";
}
