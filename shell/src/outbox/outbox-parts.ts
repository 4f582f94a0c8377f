import type { Act } from "shared-contracts/outbox/acts";
import type { sentLately } from "shared-contracts/outbox/kept-outbox";
import type { WaitingSave } from "shared-contracts/outbox/save-order";
import type { ApiClient } from "shared-contracts/client/api-client";
import type { SavedBudget } from "shared-contracts/entities/saved-budget";
import type { BudgetStore } from "shared-contracts/budget-store/budget-store";
import type { DraftService } from "shared-contracts/federation/budget-services";
import type {
  CoreServices,
  Notice,
} from "shared-contracts/federation/core-services";
import type { ShownLists } from "./shown-lists.ts";

/** What of the page the outbox uses. */
export interface PageOutboxParts {
  store: BudgetStore;
  draft: DraftService & { readonly ready: boolean };
  /** Makes each call at once. */
  client: ApiClient;
  notify: (notice: Notice) => void;
  replaceBudget: CoreServices["replaceBudget"];
  /** The lists on screen are no longer the account's. */
  onSaved: () => void;
  lists: ShownLists;
  /** The page shows another state of a budget's proposal. */
  showBudget: (saved: SavedBudget) => void;
}

/** What is on screen of an outbox. */
export interface OutboxState {
  waiting: readonly WaitingSave[];
  /** What waits beside saves. */
  acts: readonly Act[];
  /** What was sent within a day. */
  sent: ReturnType<typeof sentLately>;
  /** The id of what is being sent. */
  sending: string | null;
}
