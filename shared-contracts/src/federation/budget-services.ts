import type { Draft } from "../budget-file/draft.ts";
import type { BudgetStore } from "../budget-store/budget-store.ts";

/** The working budget's automatic draft. */
export interface DraftService {
  /** Observable. `idle` until the first change. */
  readonly status: "idle" | "pending" | "saved" | "failed";
  /** Observable. When the working budget last changed, in ms since 1970; null without a draft. */
  readonly timestamp: number | null;
  /** Observable. Why the browser cannot store the draft: its storage is full or forbidden. */
  readonly problem: "full" | "forbidden" | null;
  /** Observable. Another tab writes this user's draft: this one stores nothing until the user decides. */
  readonly paused: boolean;
  /** Takes over: continues with the newest draft here; the other tab stores its changes and pauses. [one-tab-writes] */
  takeOver(): Promise<void>;
  /** Reloads the newest draft, and continues with it if no other tab has it. */
  reload(): Promise<void>;
  /** Writes what is pending now. */
  flush(): void;
  /** Keeps a recoverable copy of the working budget before something replaces it. */
  backup(): void;
  /** The budget before the last replacing action; null without a readable one. */
  findBackup(): Promise<Draft | null>;
  /** Deletes this user's draft. */
  clear(): void;
  /** Deletes it in 2 s, unless the budget changes before. [blank-reset-waits] */
  clearUnlessChanged(): void;
}

/** The budget contract: what the shell gives, beside the core, to a remote that says it needs it. */
export interface BudgetServices {
  /** The one budget store of the page. */
  store: BudgetStore;
  draft: DraftService;
}
