import { jest } from "@jest/globals";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { configure } from "shared-contracts/platform/state";
import { findDraft } from "./find-draft.ts";
import {
  goOn,
  type KeptStore,
  keptStore,
  NOW,
} from "./kept-store.test-data.ts";

// A long draft that both places have, while somebody types on.

configure({ enforceActions: "always" });

const KEYS = ["currentBudget_ana", "currentBudget_ana_changes"] as const;

/** A store with such a draft in both places. */
async function keptLong() {
  const kept = keptStore();
  kept.store.confectionery.add({ name: "Bolo".padEnd(100_000, "!") });
  await jest.advanceTimersByTimeAsync(200);
  kept.now(NOW + 1);
  return kept;
}

/** A key each 100 ms. */
async function type({ store }: Pick<KeptStore, "store">, text: string) {
  for (let length = 1; length <= text.length; length++) {
    store.setName(text.slice(0, length));
    await jest.advanceTimersByTimeAsync(100);
  }
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("what changed is in IndexedDB 200 ms later, and the whole where nothing changes for twice as long", async () => {
  const kept = await keptLong();
  const { draft, place, statuses } = kept;
  await type(kept, "Fes");
  expect(place.mirrored.has(KEYS[1])).toBe(false);
  await jest.advanceTimersByTimeAsync(100);
  expect(draft()?.name).toBe("");
  expect(place.mirrored.get(KEYS[0])!.timestamp).toBe(NOW);
  expect(place.mirrored.get(KEYS[1])!.text.length).toBeLessThan(20_000);
  expect(await findDraft(place)).toMatchObject({
    name: "Fes",
    timestamp: NOW + 1,
    inMirror: "changed",
  });
  expect(statuses.at(-1)).toBe("pending");
  await jest.advanceTimersByTimeAsync(500);
  expect(draft()?.name).toBe("Fes");
  expect(statuses.at(-1)).toBe("saved");
  expect(place.mirrored.get(KEYS[0])!.timestamp).toBe(NOW + 1);
  expect(await findDraft(place)).not.toHaveProperty("inMirror");
});

test("one change is stored after 200 ms, and the whole draft after 400", async () => {
  const { store, draft, place } = await keptLong();
  store.setName("Festa");
  await jest.advanceTimersByTimeAsync(200);
  expect((await findDraft(place))?.name).toBe("Festa");
  expect(draft()?.name).toBe("");
  await jest.advanceTimersByTimeAsync(200);
  expect(draft()?.name).toBe("Festa");
});

test("a page that is left keeps the whole at once", async () => {
  const kept = await keptLong();
  await type(kept, "Fes");
  kept.page.dispatchEvent(new Event("pagehide"));
  expect(kept.draft()?.name).toBe("Fes");
});

test("whoever types without a pause has it in IndexedDB, and the whole is not written meanwhile", async () => {
  const kept = await keptLong();
  await type(kept, "F".repeat(100));
  expect(kept.draft()?.name).toBe("");
  expect(kept.place.mirrored.get(KEYS[0])!.timestamp).toBe(NOW);
  expect((await findDraft(kept.place))?.name).toMatch(/^F{80,}$/);
});

test("the sections that did not change are not written again", async () => {
  const { store, place } = await keptLong();
  store.drinks.rows[0]!.set("name", "Suco");
  await jest.advanceTimersByTimeAsync(200);
  const { changed } = JSON.parse(place.mirrored.get(KEYS[1])!.text) as {
    changed: Record<string, unknown>;
  };
  expect(changed["drinks"]).toMatchObject(store.drinks.toItems());
  expect(changed["confectionery"]).toEqual([
    [0, store.confectionery.rows.length],
  ]);
});

test("instead of changes that IndexedDB refuses, the whole is written", async () => {
  const { store, draft, place } = await keptLong();
  place.refuses.mirror = new Error("full");
  store.setName("F");
  await jest.advanceTimersByTimeAsync(200);
  expect(draft()?.name).toBe("");
  store.setName("Fe");
  await jest.advanceTimersByTimeAsync(200);
  expect(draft()?.name).toBe("Fe");
});

test("what the next start finds changed is written whole, with the time it was typed at", async () => {
  const kept = await keptLong();
  await type(kept, "Fes");
  await jest.advanceTimersByTimeAsync(100);
  kept.keeper.abandon();
  const found = (await findDraft(kept.place))!;
  const store = new BudgetStore();
  store.loadDraft(found);
  goOn(store, kept, found);
  await jest.advanceTimersByTimeAsync(200);
  expect(kept.draft()).toMatchObject({ name: "Fes", timestamp: NOW + 1 });
});

test("changes of another draft than the one in IndexedDB are let be", async () => {
  const kept = await keptLong();
  await type(kept, "Fes");
  await jest.advanceTimersByTimeAsync(100);
  const mirrored = kept.place.mirrored.get(KEYS[0])!;
  kept.place.mirrored.set(KEYS[0], { ...mirrored, timestamp: NOW - 1 });
  expect(await findDraft(kept.place)).toMatchObject({ timestamp: NOW });
});

test("clearing forgets the changes too, also those on their way", async () => {
  const kept = await keptLong();
  await type(kept, "Fes");
  kept.keeper.clear();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(kept.place.mirrored.size).toBe(0);
  await type(kept, "Fes");
  await jest.advanceTimersByTimeAsync(100);
  expect(kept.draft()?.name).toBe("Fes");
});
