import { jest } from "@jest/globals";
import { writeDraft } from "shared-contracts/budget-file/draft";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { configure } from "shared-contracts/platform/state";
import {
  fakeDraftPlaces,
  type FakeDraftPlaces,
  KEY,
} from "./fake-draft-places.test-data.ts";
import { LONGEST_LOCAL_TEXT, StoredDraft } from "./stored-draft.ts";

configure({ enforceActions: "always" });

const LONG = "Festa".padEnd(LONGEST_LOCAL_TEXT, "!");

function named(name: string) {
  const store = new BudgetStore();
  store.setName(name);
  return store.toDraft();
}

const textOf = (name: string, timestamp: number) =>
  writeDraft(named(name), timestamp);

const at = (places: FakeDraftPlaces, key = KEY) => new StoredDraft(places, key);

/** What the next start reads. */
const nameIn = async (places: FakeDraftPlaces) =>
  (await at(places).read())?.name;

afterEach(() => jest.useRealTimers());

test("a draft is whole in both places, and found under its key only [draft-has-two-places]", async () => {
  const places = fakeDraftPlaces();
  expect(await at(places).write(named("Festa"), 5)).toBeUndefined();
  expect(places.mirrored.get(KEY)).toEqual({
    text: places.local.get(KEY),
    timestamp: 5,
  });
  expect(await at(places).read()).toMatchObject({
    name: "Festa",
    timestamp: 5,
  });
  expect(await at(places, "currentBudget_bia").read()).toBeNull();
});

test.each([
  ["the copy, which a killed browser keeps", 5, 9, "copy"],
  ["localStorage, which a page being left still writes", 9, 5, "local"],
  ["localStorage where both are of the same moment", 5, 5, "local"],
])("the newest wins: %s", async (_, local, copy, winner) => {
  const places = fakeDraftPlaces();
  places.local.set(KEY, textOf("local", local));
  places.mirrored.set(KEY, { text: textOf("copy", copy), timestamp: copy });
  expect(await nameIn(places)).toBe(winner);
});

test("over 2 MB the draft is in IndexedDB alone, and localStorage points there [draft-has-two-places]", async () => {
  const places = fakeDraftPlaces();
  expect(await at(places).write(named(LONG), 5)).toBeUndefined();
  expect(places.local.get(KEY)).toBe('{"keptIn":"indexedDB","timestamp":5}');
  expect(await nameIn(places)).toBe(LONG);
  places.mirrored.clear();
  expect(await nameIn(places)).toBeUndefined();
});

test("a long draft that IndexedDB refuses leaves the older one where it is", async () => {
  const places = fakeDraftPlaces();
  await at(places).write(named("Festa"), 4);
  places.refuses.mirror = new Error("UnknownError");
  expect(await at(places).write(named(LONG), 5)).toMatchObject({
    name: "QuotaExceededError",
  });
  expect(await nameIn(places)).toBe("Festa");
});

test.each(["small again", "removed"])(
  "%s while it is on its way to IndexedDB, no pointer is left",
  async (kind) => {
    const places = fakeDraftPlaces();
    const stored = at(places);
    const writing = stored.write(named(LONG), 5);
    if (kind === "removed") stored.remove();
    else void stored.write(named("Festa"), 6);
    await writing;
    expect(places.local.get(KEY) ?? "").not.toContain("keptIn");
    expect(await nameIn(places)).toBe(kind === "removed" ? undefined : "Festa");
  },
);

test("what localStorage refuses is in the copy; what both refuse is returned", async () => {
  const places = fakeDraftPlaces();
  places.refuses.local = new Error("QuotaExceededError");
  expect(await at(places).write(named("Festa"), 5)).toBeUndefined();
  expect(await nameIn(places)).toBe("Festa");
  places.refuses.mirror = new Error("no");
  expect(await at(places).write(named("Outra"), 6)).toBe(places.refuses.local);
  expect(await at(places).read()).toBeNull();
  expect(() => at(places).remove()).not.toThrow();
});

test("where IndexedDB has no room for the undo history, the draft is kept without it", async () => {
  const places = fakeDraftPlaces();
  const { write } = places.mirror;
  places.mirror.write = (...all) =>
    all.length > 1
      ? Promise.reject(new Error("QuotaExceededError"))
      : write(...all);
  expect(await at(places).write(named(LONG), 5, "[]")).toBeUndefined();
  expect(await nameIn(places)).toBe(LONG);
  expect(await at(places).readHistory()).toBeNull();
});

test("an unreadable copy is given to the caller, and the other one is read", async () => {
  const places = fakeDraftPlaces();
  places.local.set(KEY, "{local");
  places.mirrored.set(KEY, { text: textOf("copy", 9), timestamp: 9 });
  const corrupt = jest.fn();
  expect((await at(places).read(corrupt))?.name).toBe("copy");
  places.local.set(KEY, textOf("local", 9));
  places.mirrored.set(KEY, { text: "{copy", timestamp: 10 });
  expect((await at(places).read(corrupt))?.name).toBe("local");
  expect(corrupt.mock.calls).toEqual([["{local"], ["{copy"]]);
});

test("where IndexedDB alone has the draft, the page waits for it", async () => {
  jest.useFakeTimers();
  const places = fakeDraftPlaces();
  places.local.set(KEY, '{"keptIn":"indexedDB","timestamp":5}');
  const kept = { text: textOf("alone", 5), timestamp: 5 };
  places.mirror.read = () =>
    new Promise((resolve) => setTimeout(resolve, 10_000, kept));
  const name = nameIn(places);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await name).toBe("alone");
});
