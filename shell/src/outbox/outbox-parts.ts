import type { ApiClient } from "shared-contracts/client/api-client";
import type { BudgetStore } from "shared-contracts/budget-store/budget-store";
import type { DraftService } from "shared-contracts/federation/budget-services";
import type {
  CoreServices,
  Notice,
} from "shared-contracts/federation/core-services";

/** What of the page the outbox uses. */
export interface PageOutboxParts {
  store: BudgetStore;
  draft: DraftService & { readonly ready: boolean };
  client: ApiClient;
  notify: (notice: Notice) => void;
  replaceBudget: CoreServices["replaceBudget"];
  /** The lists on screen are no longer the account's. */
  onSaved: () => void;
}
