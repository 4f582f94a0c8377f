import type { BudgetStore } from "shared-contracts/budget-store/budget-store";
import type { DraftService } from "shared-contracts/federation/shell-services";

export class Draft implements DraftService {
  status: DraftService["status"] = "saved";
  store: BudgetStore;
  constructor(store: BudgetStore) {
    this.store = store;
  }
  followUser(_: string) {
    this.store.resetToDefaults();
  }
  flush() {}
  backup() {}
  clear() {}
}
