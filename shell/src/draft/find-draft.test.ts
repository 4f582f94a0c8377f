import { jest } from "@jest/globals";
import fc from "fast-check";
import { writeDraft } from "shared-contracts/budget-file/draft";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { toNumber } from "shared-contracts/numbers/exact";
import { configure } from "shared-contracts/platform/state";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { mutatedJson } from "shared-contracts/testing/mutated-json.test-data";
import {
  fakeDraftPlaces,
  type FakeDraftPlaces,
  KEY,
} from "./fake-draft-places.test-data.ts";
import { findDraft } from "./find-draft.ts";
import { StoredDraft } from "./stored-draft.ts";

configure({ enforceActions: "always" });

const CORRUPT = /^O rascunho deste aparelho não pôde ser lido/;
const OLD_FORM = /guardadas por uma versão anterior/;

const find = (places: FakeDraftPlaces) =>
  findDraft(new StoredDraft(places, KEY));

function named(name: string) {
  const store = new BudgetStore();
  store.setName(name);
  return store.toDraft();
}

afterEach(() => jest.useRealTimers());

test("a corrupt draft is removed, and the first one kept aside [corrupt-draft-does-not-stop]", async () => {
  const places = fakeDraftPlaces();
  for (const text of ["{first", "{second"]) {
    places.local.set(KEY, text);
    places.mirrored.set(KEY, { text, timestamp: 9 });
    const { draft, notices } = await find(places);
    expect(draft).toBeNull();
    expect(notices).toMatchObject([{ text: expect.stringMatching(CORRUPT) }]);
  }
  expect([...places.local]).toEqual([[`${KEY}_corrompido`, "{first"]]);
  expect([...places.mirrored.keys()]).toEqual([`${KEY}_corrompido`]);
});

test("a draft that goes on from its copy needs no notice, and its corrupt text is kept aside", async () => {
  const places = fakeDraftPlaces();
  const text = writeDraft(named("Festa"), 9);
  places.local.set(KEY, "{quebrado");
  places.mirrored.set(KEY, { text, timestamp: 9 });
  const { draft, notices } = await find(places);
  expect([draft?.name, notices]).toEqual(["Festa", []]);
  expect(places.local.get(`${KEY}_corrompido`)).toBe("{quebrado");
  expect(places.mirrored.get(KEY)?.text).toBe(text);
});

test("an IndexedDB that never answers delays the start for a second at most", async () => {
  jest.useFakeTimers();
  const places = fakeDraftPlaces();
  places.local.set(KEY, writeDraft(named("Festa"), 5));
  places.mirror.read = () => new Promise(() => undefined);
  const found = find(places);
  await jest.advanceTimersByTimeAsync(1000);
  expect((await found).draft?.name).toBe("Festa");
});

/** What builds before 1.0.0 left of a long draft. */
const OLD_FORMS: [name: string, leave: (places: FakeDraftPlaces) => void][] = [
  [
    "in its pointer",
    ({ local }) =>
      local.set(
        KEY,
        '{"keptIn":"indexedDB","timestamp":9,"changes":{"since":8,"changed":{}}}',
      ),
  ],
  [
    "beside its pointer",
    ({ local }) => {
      local.set(KEY, '{"keptIn":"indexedDB","timestamp":8}');
      local.set(`${KEY}_changes`, '{"since":8,"changed":{}}');
    },
  ],
  [
    "in IndexedDB",
    ({ local, mirrored }) => {
      local.set(KEY, mirrored.get(KEY)!.text);
      const text = '{"since":8,"changed":{}}';
      mirrored.set(`${KEY}_changes`, { text, timestamp: 9 });
    },
  ],
];

test.each(OLD_FORMS)(
  "changes that an earlier version kept %s stay there, and a notice says so [old-draft-stays]",
  async (_, leave) => {
    const places = fakeDraftPlaces();
    const text = writeDraft(named("Festa grande"), 8);
    places.mirrored.set(KEY, { text, timestamp: 8 });
    leave(places);
    const before = [...places.local, ...places.mirrored];
    const { draft, notices, stored } = await find(places);
    expect(draft?.name).toBe("Festa grande");
    expect(notices).toMatchObject([{ text: expect.stringMatching(OLD_FORM) }]);

    await stored.write(named("Digitado depois"), 10);
    expect([...places.local, ...places.mirrored]).toEqual(
      expect.arrayContaining(before),
    );
    const again = await find(places);
    expect([again.draft?.name, again.notices]).toEqual(["Digitado depois", []]);

    again.stored.remove();
    await again.stored.beside("blank").keep("1", 11);
    expect(await find(places)).toMatchObject({
      draft: null,
      isBlank: true,
      notices: [],
    });
    expect([...places.local, ...places.mirrored]).toEqual(
      expect.arrayContaining(before),
    );
  },
);

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
  return store.toDraft();
}

test("mutated drafts: each is gone on with or put aside, and none stops the start [corrupt-draft-does-not-stop]", async () => {
  const mutated = mutatedJson(writeDraft(smallBudget(), 7));
  await fc.assert(
    fc.asyncProperty(
      mutated,
      fc.option(mutated, { nil: null }),
      async (local, copy) => {
        const places = fakeDraftPlaces();
        places.local.set(KEY, local);
        if (copy !== null)
          places.mirrored.set(KEY, { text: copy, timestamp: 8 });
        const { draft } = await find(places);
        const store = new BudgetStore();
        if (draft) {
          store.loadDraft(draft);
          expect(toNumber(store.totals.total)).toBeGreaterThanOrEqual(0);
        } else {
          expect(places.local.get(`${KEY}_corrompido`)).toBe(local);
          expect(places.local.has(KEY)).toBe(false);
        }
        expect((await find(places)).draft).toEqual(draft);
      },
    ),
    // Each run plays for long, so there are a tenth of them.
    { numRuns: Number(fc.readConfigureGlobal().numRuns) / 10 },
  );
});
