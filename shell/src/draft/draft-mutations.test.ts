import fc from "fast-check";
import { writeDraft } from "shared-contracts/budget-file/draft";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { toNumber } from "shared-contracts/numbers/exact";
import { configure } from "shared-contracts/platform/state";
import { mutatedJson } from "shared-contracts/testing/mutated-json.test-data";
import { fakeDraftPlace } from "./fake-draft-place.test-data.ts";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { changedSections } from "./draft-sections.ts";
import { findDraft } from "./find-draft.ts";

configure({ enforceActions: "always" });

const KEY = "currentBudget_ana";
const TEXT = writeDraft(smallBudget().toDraft(), 7);

/** Some of everything a budget holds. */
function smallBudget() {
  const store = new BudgetStore();
  store.load({
    ...SAMPLE_100,
    team: SAMPLE_100.team.slice(0, 2),
    foods: SAMPLE_100.foods.slice(0, 1),
    drinks: SAMPLE_100.drinks.slice(0, 2),
    thematicTables: SAMPLE_100.thematicTables.slice(1),
    generalExpenses: SAMPLE_100.generalExpenses.slice(2, 3),
  });
  return store;
}

const mutated = mutatedJson(TEXT);

test("mutated drafts: each is gone on with or put aside, and none stops the start [corrupt-draft-does-not-stop]", async () => {
  await fc.assert(
    fc.asyncProperty(
      mutated,
      fc.option(mutated, { nil: null }),
      async (local, copy) => {
        const place = fakeDraftPlace();
        place.local.set(KEY, local);
        if (copy !== null)
          place.mirrored.set(KEY, { text: copy, timestamp: 8 });
        const draft = await findDraft(place);
        const store = new BudgetStore();
        if (draft) {
          store.loadDraft(draft);
          expect(toNumber(store.totals.total)).toBeGreaterThanOrEqual(0);
        }
        const kept = place.local.get(`${KEY}_corrompido`);
        expect(place.local.has(KEY)).toBe(kept === undefined);
        if (!draft) expect(kept).toBe(local);
        const again = await findDraft(place);
        expect(again).toEqual(draft);
      },
    ),
    // Each run plays for long, so there are a tenth of them.
    { numRuns: Number(fc.readConfigureGlobal().numRuns) / 10 },
  );
});

test("mutated notes of what changed: none costs the draft they belong to", async () => {
  const store = smallBudget();
  const before = { working: store.toDraft(), timestamp: 8 };
  const text = writeDraft(before.working, 8);
  store.drinks.rows[0]!.set("unitPrice", 12);
  const now = { working: store.toDraft(), timestamp: 9 };
  const changes = changedSections(now, [before]);
  const intact = JSON.stringify(changes);
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.constant(intact), mutatedJson(intact)),
      async (mutation) => {
        const place = fakeDraftPlace();
        place.mirrored.set(KEY, { text, timestamp: 8 });
        place.local.set(
          KEY,
          `{"keptIn":"indexedDB","timestamp":9,"changes":${mutation}}`,
        );
        const draft = (await findDraft(place))!;
        new BudgetStore().loadDraft(draft);
        if (mutation === intact)
          expect(draft.budget.drinks[0]?.unitPrice).toBe(12);
        expect(await findDraft(place)).toEqual(draft);
      },
    ),
    // Each run plays for long, so there are a tenth of them.
    { numRuns: Number(fc.readConfigureGlobal().numRuns) / 10 },
  );
});
