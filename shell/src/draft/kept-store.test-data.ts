import { readDraft } from "shared-contracts/budget-file/draft";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import type { DraftService } from "shared-contracts/federation/budget-services";
import { DraftKeeper } from "./draft-autosave.ts";
import { fakeDraftPlace } from "./fake-draft-place.test-data.ts";
import type { FoundDraft } from "./find-draft.ts";

/** The instant that such a store's clock shows until a test says otherwise. */
export const NOW = 1_763_640_000_000;

export type KeptStore = ReturnType<typeof keptStore>;

/** A store whose draft is kept in a place that a test can look into. */
export function keptStore() {
  const store = new BudgetStore();
  const place = fakeDraftPlace();
  const page = new EventTarget();
  const statuses: DraftService["status"][] = [];
  const refusals: unknown[] = [];
  let time = NOW;
  const now = (then: number) => (time = then);
  const keeper = new DraftKeeper(store, {
    place,
    found: null,
    now: () => time,
    page,
    onStatus: (status, refusal) => {
      statuses.push(status);
      refusals.push(refusal);
    },
  });
  const draft = () => {
    const read = readDraft(place.local.get("currentBudget_ana") ?? "");
    return read.ok ? read.draft : null;
  };
  return { store, place, page, statuses, refusals, keeper, draft, now };
}

/** What the next start does with the draft it found. */
export function goOn(
  store: BudgetStore,
  { place, page }: Pick<KeptStore, "place" | "page">,
  found: FoundDraft,
) {
  const onStatus = () => undefined;
  return new DraftKeeper(store, {
    place,
    found,
    page,
    onStatus,
    now: () => NOW + 9,
  });
}
