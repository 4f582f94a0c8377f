import { jest } from "@jest/globals";
import { readDraft } from "shared-contracts/budget-file/draft";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import type { DraftService } from "shared-contracts/federation/budget-services";
import { configure } from "shared-contracts/platform/state";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { DraftKeeper } from "./draft-keeper.ts";
import { fakeDraftPlaces, KEY } from "./fake-draft-places.test-data.ts";
import { LONGEST_LOCAL_TEXT, StoredDraft } from "./stored-draft.ts";

configure({ enforceActions: "always" });

/** A store whose draft is kept in places that a test can look into. */
function keptStore() {
  const store = new BudgetStore();
  const places = fakeDraftPlaces();
  const page = new EventTarget();
  const statuses: DraftService["status"][] = [];
  const refusals: unknown[] = [];
  const stored = new StoredDraft(places, KEY);
  const keeper = new DraftKeeper(store, {
    stored,
    page,
    onStatus: (status, refusal) => {
      statuses.push(status);
      refusals.push(refusal);
    },
  });
  const draft = () => {
    const read = readDraft(places.local.get(KEY) ?? "");
    return read.ok ? read.draft : null;
  };
  return { store, places, stored, page, statuses, refusals, keeper, draft };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("a change is written 200 ms later with the time it was made at [draft-is-never-lost]", async () => {
  const { store, draft, statuses } = keptStore();
  await jest.advanceTimersByTimeAsync(1000);
  expect(statuses).toEqual([]);
  const changedAt = Date.now();
  store.setName("Festa");
  await jest.advanceTimersByTimeAsync(199);
  expect(draft()).toBeNull();
  await jest.advanceTimersByTimeAsync(1);
  expect(draft()).toMatchObject({ name: "Festa", timestamp: changedAt });
  expect(statuses).toEqual(["pending", "saved"]);
});

test("typing puts it off for two seconds at most", () => {
  const { store, draft } = keptStore();
  for (let length = 1; length <= 20; length++) {
    expect(draft()).toBeNull();
    store.setName("F".repeat(length));
    jest.advanceTimersByTime(100);
  }
  expect(draft()?.name).toBe("F".repeat(20));
  store.setName("Festa");
  jest.advanceTimersByTime(200);
  expect(draft()?.name).toBe("Festa");
});

test.each(["pagehide", "visibilitychange"])(
  "nothing that is not written yet is lost on %s",
  (type) => {
    const { store, draft, page } = keptStore();
    store.setName("Festa");
    store.event.setGuests(42);
    page.dispatchEvent(new Event(type));
    expect(draft()).toMatchObject({
      name: "Festa",
      budget: { eventData: { guests: 42 } },
    });
  },
);

test("a draft too long for localStorage is given to IndexedDB as the page is left", async () => {
  const { store, page, stored, statuses } = keptStore();
  store.confectionery.add({ name: "Bolo".padEnd(LONGEST_LOCAL_TEXT, "!") });
  await jest.advanceTimersByTimeAsync(200);
  expect(statuses).toEqual(["pending", "saved"]);
  store.setName("Festa");
  page.dispatchEvent(new Event("pagehide"));
  await jest.advanceTimersByTimeAsync(0);
  expect((await stored.read())?.name).toBe("Festa");
});

test("what is typed while IndexedDB writes is pending until it has that too", async () => {
  const { store, places, statuses } = keptStore();
  places.refuses.local = new Error("QuotaExceededError");
  const { write } = places.mirror;
  places.mirror.write = (...all) =>
    new Promise((resolve) => setTimeout(() => resolve(write(...all)), 150));
  store.setName("Fes");
  await jest.advanceTimersByTimeAsync(300);
  store.setName("Festa");
  await jest.advanceTimersByTimeAsync(100);
  expect(statuses.at(-1)).toBe("pending");
  await jest.advanceTimersByTimeAsync(250);
  expect(statuses).toEqual(["pending", "pending", "saved"]);
  expect(places.mirrored.get(KEY)?.text).toContain("Festa");
});

test("leaving writes the draft and its undo history at once: a second write might not end", () => {
  const { store, places, page } = keptStore();
  const written: string[][] = [];
  places.mirror.write = (...all) => {
    written.push(all.map(([key]) => key));
    return Promise.resolve();
  };
  store.setName("Festa");
  page.dispatchEvent(new Event("pagehide"));
  expect(written).toEqual([[KEY, `${KEY}_undo`]]);
});

test("leaving without a change writes nothing", () => {
  const { page, draft } = keptStore();
  page.dispatchEvent(new Event("pagehide"));
  expect(draft()).toBeNull();
});

test("the id a save gives is kept too", () => {
  const { store, draft } = keptStore();
  store.markSaved(7, "Festa", 1, store.revision);
  jest.advanceTimersByTime(200);
  expect(draft()).toMatchObject({
    editingBudgetId: 7,
    editingVersion: 1,
    hasUnsavedChanges: false,
  });
});

test("a refusal of both places is reported, not thrown, and tried again", async () => {
  const { store, places, page, statuses, refusals, draft } = keptStore();
  const refusal = new Error("QuotaExceededError");
  Object.assign(places.refuses, { local: refusal, mirror: refusal });
  store.setName("Festa");
  await jest.advanceTimersByTimeAsync(200);
  expect(statuses).toEqual(["pending", "failed"]);
  expect(refusals.at(-1)).toBe(refusal);
  delete places.refuses.local;
  page.dispatchEvent(new Event("pagehide"));
  expect(draft()?.name).toBe("Festa");
  await jest.advanceTimersByTimeAsync(0);
  expect(statuses.at(-1)).toBe("saved");
});

test("clearing forgets what is stored and what waits", async () => {
  const { store, draft, keeper, statuses } = keptStore();
  store.setName("Festa");
  keeper.flush();
  await jest.advanceTimersByTimeAsync(0);
  store.load(SAMPLE_100);
  keeper.clear();
  await jest.advanceTimersByTimeAsync(1000);
  expect(draft()).toBeNull();
  expect(statuses).toEqual(["pending", "saved", "pending", "idle"]);
  store.setName("Outra");
  await jest.advanceTimersByTimeAsync(200);
  expect(draft()?.name).toBe("Outra");
});

test("clearing later is skipped when the user types first", () => {
  const { store, keeper, draft } = keptStore();
  keeper.clearUnlessChanged();
  jest.advanceTimersByTime(1999);
  store.setName("Outra");
  jest.advanceTimersByTime(5000);
  expect(draft()?.name).toBe("Outra");
});

test("giving up writes nothing and returns whether a change waited", () => {
  const { store, keeper, draft } = keptStore();
  store.setName("Festa");
  expect(keeper.abandon()).toBe(true);
  expect(keeper.abandon()).toBe(false);
  store.setName("Outra");
  jest.advanceTimersByTime(1000);
  expect(draft()).toBeNull();
});

test("stopping writes what waits and nothing after", () => {
  const { store, keeper, draft, page } = keptStore();
  store.setName("Festa");
  keeper.stop();
  expect(draft()?.name).toBe("Festa");
  store.setName("De outra pessoa");
  page.dispatchEvent(new Event("pagehide"));
  jest.advanceTimersByTime(1000);
  expect(draft()?.name).toBe("Festa");
});
