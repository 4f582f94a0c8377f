import type { Draft } from "../budget-file/draft.ts";
import type { BudgetStore } from "../budget-store/budget-store.ts";

/** The working budget's automatic draft. */
export interface DraftService {
  /** Observable. `idle` until the first change. */
  readonly status: "idle" | "pending" | "saved" | "failed";
  /** Observable. When the working budget last changed, in ms since 1970; null without a draft to go on with. */
  readonly timestamp: number | null;
  /** Observable. Why the browser keeps the draft nowhere: its storage is full or forbidden. */
  readonly problem: "full" | "forbidden" | null;
  /** Observable. Another tab writes this user's draft: nothing is kept here until the user decides. */
  readonly paused: boolean;
  /** Goes on here with the newest draft; the other tab pauses, having written what it had. */
  takeOver(): Promise<void>;
  /** Shows the newest draft, and goes on with it here if no other tab has it. */
  reload(): Promise<void>;
  /** Writes what is pending now. */
  flush(): void;
  /** Keeps a recoverable copy of the working budget before something replaces it. */
  backup(): void;
  /** What the last replacing action left behind; null without a readable one. Since contract 1.2. */
  findBackup?(): Promise<Draft | null>;
  /** Forgets this user's draft. */
  clear(): void;
  /** Forgets it in 2 s, unless anything changes until then. */
  clearUnlessChanged(): void;
}

/** The budget contract: what the shell gives, beside the core, to a remote that says it needs it. */
export interface BudgetServices {
  /** The one budget store of the page. */
  store: BudgetStore;
  draft: DraftService;
}
