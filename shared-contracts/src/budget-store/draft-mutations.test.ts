import fc from "fast-check";
import { writeDraft } from "../budget-file/draft.ts";
import { SAMPLE_100 } from "../catalog/templates/sample-100.ts";
import { toNumber } from "../numbers/exact.ts";
import { configure } from "../platform/state.ts";
import { fakeDraftPlace } from "../testing/fake-draft-place.ts";
import { BudgetStore } from "./budget-store.ts";
import { findDraft } from "./draft-storage.ts";

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

/** Any value JSON can hold, in the place of one anywhere in the draft. */
const replaced = fc
  .tuple(fc.nat(250), fc.jsonValue())
  .map(([at, value]) =>
    JSON.stringify(replaceNth(JSON.parse(TEXT), at, value)),
  );

/** A piece cut out of the text, with anything in its place, halves of surrogate pairs too. */
const cut = fc
  .tuple(
    fc.nat(TEXT.length),
    fc.nat(60),
    fc.string({ unit: "binary", maxLength: 8 }),
  )
  .map(([at, length, filling]) =>
    [TEXT.slice(0, at), filling, TEXT.slice(at + length)].join(""),
  );

const mutated = fc.oneof(replaced, cut, fc.constant("\ud800"), fc.json());

test("1,000 mutated drafts: each is gone on with or put aside, and none stops the start", async () => {
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
    { numRuns: 1000 },
  );
});

/** The value with its nth part, in reading order, replaced. */
function replaceNth(whole: unknown, nth: number, by: unknown): unknown {
  let left = nth;
  const walk = (value: unknown): unknown => {
    if (left-- === 0) return by;
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, walk(part)]),
    );
  };
  return walk(whole);
}
