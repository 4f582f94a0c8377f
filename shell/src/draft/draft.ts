import type { Draft as KeptDraft } from "shared-contracts/budget-file/draft";
import type { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { keepDraft, type DraftKeeper } from "./draft-autosave.ts";
import type { DraftPlace } from "./draft-places.ts";
import {
  backupDraft,
  findBackup,
  findDraft,
  type FoundDraft,
} from "./draft-storage.ts";
import { withNotes } from "shared-contracts/budget-file/reading";
import type {
  DraftService,
  Notice,
} from "shared-contracts/federation/shell-services";
import {
  makeAutoObservable,
  runInAction,
} from "shared-contracts/platform/state";
import type { BegunTurns } from "shared-contracts/turns/turns";
import { DraftLock, type DraftLockParts, type Lost } from "./draft-lock.ts";
import { canMirror, probeStorage, storageProblem } from "./storage-problem.ts";

/** How long after a blank reset the draft is forgotten, in ms. */
const CLEAR_DELAY_MS = 2000;

/** Said where the sample stands in the place of a draft that cannot be read. */
const CORRUPT =
  "O rascunho deste aparelho não pôde ser lido e foi posto de lado. O orçamento na tela é o modelo padrão.";

/** What of the browser the draft needs. */
export interface DraftParts
  extends
    Pick<DraftPlace, "storage" | "mirror">,
    Pick<DraftLockParts, "locks" | "openChannel"> {
  /** The window. */
  page: EventTarget;
  /** Whether the user sees the page. */
  isVisible: () => boolean;
  notify: (notice: Notice) => void;
}

/** The working budget's automatic draft, kept for whoever is signed in, by one tab at a time. */
export class Draft implements DraftService {
  status: DraftService["status"] = "idle";
  timestamp: number | null = null;
  problem: DraftService["problem"] = null;
  paused = false;
  /** False while the user's draft is being looked for: what is drawn then would be replaced. */
  ready = false;
  private userId = "";
  private keeper: DraftKeeper | null = null;
  private backingUp: BegunTurns | null = null;
  /** Counts the openings; the answer to an older one is of no more use. */
  private openings = 0;
  private readonly store: BudgetStore;
  private readonly parts: DraftParts;
  private readonly lock: DraftLock;

  constructor(store: BudgetStore, parts: DraftParts) {
    this.store = store;
    this.parts = parts;
    makeAutoObservable<
      this,
      "keeper" | "backingUp" | "openings" | "store" | "parts" | "lock"
    >(
      this,
      {
        keeper: false,
        backingUp: false,
        openings: false,
        store: false,
        parts: false,
        lock: false,
      },
      { autoBind: true },
    );
    this.lock = new DraftLock({
      ...parts,
      onLost: this.giveUp,
      onGained: () => void this.open(Promise.resolve(true)),
    });
    // A page that is left may be kept by the browser: others write meanwhile.
    parts.page.addEventListener("pagehide", () => {
      this.backingUp?.finish();
      this.lock.release();
    });
    parts.page.addEventListener("pageshow", (event) => {
      if ((event as PageTransitionEvent).persisted)
        void this.followUser(this.userId);
    });
    parts.page.addEventListener("visibilitychange", () => {
      if (!this.paused) return;
      if (parts.isVisible()) void this.reload();
      else this.lock.stopWaiting();
    });
  }

  /** Keeps the last user's draft, then goes on with this user's, or with the defaults where there is none. */
  followUser(userId: string): Promise<void> {
    this.keeper?.();
    this.keeper = null;
    this.userId = userId;
    this.status = "idle";
    this.timestamp = null;
    this.paused = false;
    this.ready = false;
    this.problem = null;
    this.store.resetToDefaults();
    void this.probe();
    return this.open(this.lock.acquire(userId));
  }

  takeOver(): Promise<void> {
    return this.open(this.lock.takeOver());
  }

  reload(): Promise<void> {
    return this.open(this.lock.acquire(this.userId));
  }

  flush(): void {
    this.keeper?.flush();
  }

  backup(): void {
    this.backingUp?.finish();
    this.backingUp = backupDraft(this.store, this.place, Date.now());
  }

  async findBackup(): Promise<KeptDraft | null> {
    const { place } = this;
    const found = await findBackup(place);
    // The answer may outlive the session.
    return place.userId === this.userId ? found : null;
  }

  clear(): void {
    this.keeper?.clear();
  }

  clearUnlessChanged(): void {
    this.keeper?.clearUnlessChanged(CLEAR_DELAY_MS);
  }

  private get place(): DraftPlace {
    const { storage, mirror } = this.parts;
    return { storage, mirror, userId: this.userId };
  }

  /** Tells at once where neither place of the browser can be written to. */
  private async probe(): Promise<void> {
    const { storage, mirror } = this.parts;
    const problem = probeStorage(storage);
    if (!problem || (await canMirror(mirror))) return;
    runInAction(() => (this.problem = problem));
  }

  /** Once it is known whether this tab may write, shows the newest draft, and keeps it if so. */
  private async open(acquired: Promise<boolean>): Promise<void> {
    const opening = ++this.openings;
    const ours = await acquired;
    let corrupt = false;
    const draft = await findDraft(this.place, () => (corrupt = true));
    if (opening !== this.openings) return;
    runInAction(() => {
      if (draft) this.store.loadDraft(draft);
      else this.store.resetToDefaults();
      this.status = draft ? "saved" : "idle";
      this.timestamp = draft?.timestamp ?? null;
      this.paused = !ours;
      this.ready = true;
    });
    if (corrupt && !draft) this.parts.notify({ text: CORRUPT, tone: "error" });
    if (draft?.notes)
      this.parts.notify({
        text: withNotes("O rascunho foi ajustado ao abrir", draft.notes),
        tone: "info",
      });
    if (ours) this.keep(draft);
    // A tab in the background must not get the draft because the one in use is reloaded.
    else if (!this.parts.isVisible()) this.lock.stopWaiting();
  }

  private keep(found: FoundDraft | null): void {
    this.keeper = keepDraft(this.store, {
      place: this.place,
      found,
      now: Date.now,
      page: this.parts.page,
      onStatus: this.hear,
    });
  }

  private hear(status: DraftService["status"], refusal?: unknown): void {
    this.status = status;
    if (status === "pending") {
      this.timestamp = Date.now();
      return;
    }
    if (status === "idle") this.timestamp = null;
    // What either place of the browser keeps is safe. A draft too long for localStorage that IndexedDB did not take was refused by neither in words.
    this.problem =
      status === "failed" ? (storageProblem(refusal) ?? "full") : null;
  }

  private giveUp(how: Lost): void {
    // What another tab took may have been changed there: what waits here is kept beside it.
    if (how === "asked") this.keeper?.();
    else if (this.keeper?.abandon()) this.backup();
    this.keeper = null;
    this.paused = true;
  }
}
