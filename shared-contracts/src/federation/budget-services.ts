import type { Draft } from "../budget-file/draft.ts";
import type { BudgetStore } from "../budget-store/budget-store.ts";
import type {
  QueuedBudget,
  SaveOrder,
  SaveOutcome,
  WaitingSave,
} from "../outbox/save-order.ts";

/** The working budget's automatic draft. */
export interface DraftService {
  /** Observable. The state of the last write; `idle` until the first change. */
  readonly status: "idle" | "pending" | "saved" | "failed";
  /** Observable. When the working budget last changed, in ms since 1970; null without a draft. */
  readonly timestamp: number | null;
  /** Observable. Why the browser cannot store the draft, or null. */
  readonly problem: "full" | "forbidden" | null;
  /** Observable. Whether another tab writes this user's draft; this tab then stores nothing. [one-tab-writes] */
  readonly paused: boolean;
  /** Loads the newest draft and writes it from this tab; the other tab stores its changes first, then pauses. */
  takeOver(): Promise<void>;
  /** Loads the newest draft, and writes it from this tab if no other tab does. */
  reload(): Promise<void>;
  /** Writes pending changes at once. */
  flush(): void;
  /** Stores a copy of the working budget that can be restored. Call it before replacing the budget. */
  backup(): void;
  /** The last backup; null without a readable one. Never rejects. */
  findBackup(): Promise<Draft | null>;
  /** Deletes this user's draft. */
  clear(): void;
  /** Deletes the draft after 2 s, unless the budget changes before. [blank-reset-waits] */
  clearUnlessChanged(): void;
}

/**
 * What the user saved and the account does not have yet: kept on this device under the user's id, and sent when the
 * service answers. [saves-wait]
 */
export interface OutboxService {
  /** Observable. What waits, the oldest first; without what is being sent for the first time. */
  readonly waiting: readonly WaitingSave[];
  /** Stores a save, then sends it. Never rejects. */
  save(order: SaveOrder): Promise<SaveOutcome>;
  /** The content of the save of a saved budget that waits; null without one. Never rejects. */
  find(budgetId: number): Promise<QueuedBudget | null>;
  /** The content of the save over a request that waits; null without one. Never rejects. */
  findRequest(requestId: number): Promise<QueuedBudget | null>;
  /** Sends what waits. Never rejects. */
  sendNow(): Promise<void>;
}

/** The budget contract: the further services of a remote whose `contracts` name it. */
export interface BudgetServices {
  /** The one budget store of the page. */
  store: BudgetStore;
  draft: DraftService;
  outbox: OutboxService;
}
