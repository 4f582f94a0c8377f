import { jest } from "@jest/globals";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { configure } from "shared-contracts/platform/state";
import { keptStore, NOW } from "./kept-store.test-data.ts";

configure({ enforceActions: "always" });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("a change is written 200 ms later with the time it was made at [draft-is-never-lost]", () => {
  const { store, draft, statuses } = keptStore();
  jest.advanceTimersByTime(1000);
  expect(statuses).toEqual([]);
  store.setName("Festa");
  jest.advanceTimersByTime(199);
  expect(draft()).toBeNull();
  jest.advanceTimersByTime(1);
  expect(draft()).toMatchObject({ name: "Festa", timestamp: NOW });
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
  const { store, place, page, statuses, refusals, draft } = keptStore();
  const refusal = new Error("QuotaExceededError");
  Object.assign(place.refuses, { local: refusal, mirror: refusal });
  store.setName("Festa");
  await jest.advanceTimersByTimeAsync(200);
  expect(statuses).toEqual(["pending", "failed"]);
  expect(refusals.at(-1)).toBe(refusal);
  delete place.refuses.local;
  page.dispatchEvent(new Event("pagehide"));
  expect(draft()?.name).toBe("Festa");
  expect(statuses.at(-1)).toBe("saved");
});

test("what only IndexedDB takes is saved, with the refusal reported", async () => {
  const { store, place, statuses, refusals } = keptStore();
  place.refuses.local = new Error("QuotaExceededError");
  store.setName("Festa");
  await jest.advanceTimersByTimeAsync(200);
  expect(statuses).toEqual(["pending", "saved"]);
  expect(refusals.at(-1)).toBe(place.refuses.local);
});

test("clearing forgets what is stored and what waits", () => {
  const { store, place, keeper, statuses } = keptStore();
  store.setName("Festa");
  keeper.flush();
  store.load(SAMPLE_100);
  keeper.clear();
  jest.advanceTimersByTime(1000);
  expect(place.local.size).toBe(0);
  expect(statuses).toEqual(["pending", "saved", "pending", "idle"]);
  store.setName("Outra");
  jest.advanceTimersByTime(200);
  expect(place.local.size).toBe(1);
});

test("clearing later forgets when its time has come", () => {
  const { store, keeper, draft, statuses } = keptStore();
  store.setName("Festa");
  keeper.clearUnlessChanged(2000);
  jest.advanceTimersByTime(1999);
  expect(draft()?.name).toBe("Festa");
  jest.advanceTimersByTime(1);
  expect(draft()).toBeNull();
  expect(statuses.at(-1)).toBe("idle");
});

test("clearing later is skipped when the user types first", () => {
  const { store, keeper, draft } = keptStore();
  keeper.clearUnlessChanged(2000);
  jest.advanceTimersByTime(1999);
  store.setName("Outra");
  jest.advanceTimersByTime(5000);
  expect(draft()?.name).toBe("Outra");
});

test("giving up writes nothing and says whether something waited", () => {
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
