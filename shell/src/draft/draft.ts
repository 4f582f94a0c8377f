import type { BudgetStore } from "shared-contracts/budget-store/budget-store";
import {
  keepDraft,
  type DraftKeeper,
} from "shared-contracts/budget-store/draft-autosave";
import {
  backupDraft,
  restoreDraft,
} from "shared-contracts/budget-store/draft-storage";
import type { DraftService } from "shared-contracts/federation/shell-services";
import {
  makeAutoObservable,
  runInAction,
} from "shared-contracts/platform/state";

/** The working budget's automatic draft, kept for whoever is signed in (section 4). */
export class Draft implements DraftService {
  status: DraftService["status"] = "idle";
  private keeper: DraftKeeper | null = null;
  private userId = "";
  private readonly store: BudgetStore;
  private readonly window: Window;

  constructor(store: BudgetStore, window: Window) {
    this.store = store;
    this.window = window;
    makeAutoObservable<this, "keeper" | "store" | "window">(
      this,
      { keeper: false, store: false, window: false },
      { autoBind: true },
    );
  }

  /** Keeps the last user's draft, then goes on with this user's, or with the defaults where there is none. */
  followUser(userId: string): void {
    this.keeper?.();
    this.userId = userId;
    this.store.resetToDefaults();
    const { restored } = restoreDraft(this.store, this.place);
    this.status = restored ? "saved" : "idle";
    this.keeper = keepDraft(this.store, {
      ...this.place,
      now: Date.now,
      page: this.window,
      onStatus: (status) => runInAction(() => (this.status = status)),
    });
  }

  flush(): void {
    this.keeper?.flush();
  }

  backup(): void {
    backupDraft(this.store, this.place, Date.now());
  }

  clear(): void {
    this.keeper?.clear();
  }

  private get place() {
    return { storage: this.window.localStorage, userId: this.userId };
  }
}
