import type { ApiClient } from "../client/api-client.ts";
import type { SavedBudget } from "../entities/saved-budget.ts";
import type { Act } from "./acts.ts";
import type { Entry, Kept, KeptOutbox } from "./kept-outbox.ts";
import type { SavedAnswer } from "./save-order.ts";

/** An acknowledged save, for the pages that may have its budget open. */
export interface SavedEntry {
  entry: Entry;
  saved: SavedAnswer;
  /** Nothing else waits of its budget. */
  isLast: boolean;
}

export interface OutboxParts {
  userId: string;
  kept: KeptOutbox;
  /** The versions that this device has read or saved. */
  versions: {
    find(id: number, version: number | null): Promise<SavedBudget | null>;
    keep(saved: SavedBudget): void;
  };
  /** Aborted when the user left, or is another one: nothing is sent any more. */
  signal: AbortSignal;
  /** Calls with a token of that user. */
  client: Pick<ApiClient, "call">;
  /** Missing where the page is not served securely. */
  locks: Pick<LockManager, "request"> | undefined;
  now: () => number;
  /** Runs `act` in so many ms; returns what cancels that. */
  later: (act: () => void, ms: number) => () => void;
  /** What is kept after each change, and the id of what is being sent. */
  onChange: (kept: Kept, sending: string | null) => void;
  /** An entry was acknowledged that no `save` of this page waits for. */
  onSaved: (saved: SavedEntry) => void;
  /** A call beside saves was acknowledged that no page waits for any more. */
  onActed: (act: Act) => void;
  /** One that had waited was taken back, refused, or waits for the user: the page shows what is without it. */
  onUnacted: (act: Act) => void;
  /** Why the request that a budget answers could not be marked, in Portuguese. */
  onUnmarked: (text: string) => void;
}
