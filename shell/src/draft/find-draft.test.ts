import { jest } from "@jest/globals";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { writeDraft } from "shared-contracts/budget-file/draft";
import { configure } from "shared-contracts/platform/state";
import { fakeDraftPlace } from "./fake-draft-place.test-data.ts";
import {
  backupKey,
  draftKey,
  type DraftPlace,
  LONGEST_LOCAL_TEXT,
} from "./draft-place.ts";
import { DraftWriter } from "./draft-writer.ts";
import { findDraft } from "./find-draft.ts";

configure({ enforceActions: "always" });

const KEY = "currentBudget_ana";

function named(name: string) {
  const store = new BudgetStore();
  store.setName(name);
  return store;
}

const saveDraft = (store: BudgetStore, place: DraftPlace, timestamp: number) =>
  new DraftWriter(place).write({ working: store.toDraft(), timestamp });

const placeOfBackup = (place: DraftPlace) => ({
  ...place,
  key: backupKey("ana"),
});

/** Until IndexedDB has answered. */
const answered = () => new Promise((resolve) => setTimeout(resolve));

const textOf = (name: string, timestamp: number) =>
  writeDraft(named(name).toDraft(), timestamp);

test("a draft is kept under its user", () => {
  expect(draftKey("anonymous")).toBe("currentBudget_anonymous");
});

test("a draft is kept in both places and found by its user only [draft-has-two-places]", async () => {
  const place = fakeDraftPlace();
  const { isLocal, mirrored } = saveDraft(named("Festa"), place, 5);
  expect([isLocal, await mirrored]).toEqual([true, true]);
  expect(place.mirrored.get(KEY)).toEqual({
    text: place.local.get(KEY),
    timestamp: 5,
  });
  expect(await findDraft(place)).toMatchObject({ name: "Festa", timestamp: 5 });
  expect(await findDraft({ ...place, key: draftKey("bia") })).toBeNull();
});

test.each([
  ["the copy, which a killed browser keeps", 5, 9, "copy"],
  ["localStorage, which a page being left still writes", 9, 5, "local"],
  ["localStorage where both are of the same moment", 5, 5, "local"],
])("the newest wins: %s", async (_, local, copy, winner) => {
  const place = fakeDraftPlace();
  place.local.set(KEY, textOf("local", local));
  place.mirrored.set(KEY, { text: textOf("copy", copy), timestamp: copy });
  expect((await findDraft(place))?.name).toBe(winner);
});

test("over 2 MB the draft is in IndexedDB alone, and localStorage points there [draft-has-two-places]", async () => {
  const place = fakeDraftPlace();
  const store = named("Festa".padEnd(LONGEST_LOCAL_TEXT, "!"));
  const { isLocal, mirrored } = saveDraft(store, place, 5);
  expect([isLocal, await mirrored]).toEqual([false, true]);
  expect(place.local.get(KEY)).toBe('{"keptIn":"indexedDB","timestamp":5}');
  expect(await findDraft(place)).toMatchObject({ name: store.name });
  place.mirrored.clear();
  expect(await findDraft(place)).toBeNull();
});

test("a long draft that IndexedDB refuses leaves the older one where it is", async () => {
  const place = fakeDraftPlace();
  saveDraft(named("Festa"), place, 4);
  place.refuses.mirror = new Error("full");
  const store = named("Festa".padEnd(LONGEST_LOCAL_TEXT, "!"));
  expect(await saveDraft(store, place, 5).mirrored).toBe(false);
  expect(await findDraft(place)).toMatchObject({ name: "Festa", timestamp: 4 });
});

test("what localStorage refuses is in the copy, and the refusal is reported", async () => {
  const place = fakeDraftPlace();
  place.refuses.local = new Error("QuotaExceededError");
  const kept = saveDraft(named("Festa"), place, 5);
  expect(kept).toMatchObject({ isLocal: false, refusal: place.refuses.local });
  expect(await kept.mirrored).toBe(true);
  expect((await findDraft(place))?.name).toBe("Festa");
});

test("a corrupt draft is removed, the first one kept aside, and the copy goes on [corrupt-draft-does-not-stop]", async () => {
  const place = fakeDraftPlace();
  for (const text of ["{first", "{second"]) {
    place.local.set(KEY, text);
    place.mirrored.set(KEY, { text, timestamp: 9 });
    let corrupt = 0;
    expect(await findDraft(place, () => (corrupt += 1))).toBeNull();
    expect(corrupt).toBe(2);
  }
  expect([...place.local]).toEqual([[`${KEY}_corrompido`, "{first"]]);
  expect([...place.mirrored]).toEqual([
    [`${KEY}_corrompido`, { text: "{first", timestamp: 9 }],
  ]);
  place.local.set(KEY, "{third");
  place.mirrored.set(KEY, { text: textOf("copy", 9), timestamp: 9 });
  expect((await findDraft(place))?.name).toBe("copy");
});

test("a backup brings back what a template replaced, also from the copy alone", async () => {
  const place = fakeDraftPlace();
  const store = named("Festa");
  const before = store.toDraft();
  saveDraft(store, placeOfBackup(place), 5);
  await answered();
  store.loadTemplate("blank");
  expect([...place.local.keys()]).toEqual([`${KEY}_backup`]);
  place.local.clear();
  store.loadDraft((await findDraft(placeOfBackup(place)))!);
  expect(store.toDraft()).toEqual(before);
});

test("clearing forgets both copies of the draft and keeps the backup", async () => {
  const place = fakeDraftPlace();
  saveDraft(named("Festa"), place, 5);
  saveDraft(named("Festa"), placeOfBackup(place), 5);
  await answered();
  expect(new DraftWriter(place).clear()).toBeUndefined();
  await Promise.resolve();
  expect([...place.local.keys()]).toEqual([`${KEY}_backup`]);
  expect([...place.mirrored.keys()]).toEqual([`${KEY}_backup`]);
});

test("unreachable places are reported, never thrown", async () => {
  const place = fakeDraftPlace();
  const refusal = new Error("SecurityError");
  Object.assign(place.refuses, { local: refusal, mirror: refusal });
  expect(await findDraft(place)).toBeNull();
  saveDraft(named("Festa"), placeOfBackup(place), 5);
  const kept = saveDraft(named("Festa"), place, 5);
  expect(kept).toMatchObject({ isLocal: false, refusal });
  expect(await kept.mirrored).toBe(false);
  expect(new DraftWriter(place).clear()).toBe(refusal);
});

test("where IndexedDB alone has the draft, the page waits for it", async () => {
  jest.useFakeTimers();
  try {
    const place = fakeDraftPlace();
    place.local.set(KEY, '{"keptIn":"indexedDB","timestamp":5}');
    const kept = { text: textOf("alone", 5), timestamp: 5 };
    place.mirror.read = () =>
      new Promise((resolve) => setTimeout(resolve, 10_000, kept));
    const found = findDraft(place);
    await jest.advanceTimersByTimeAsync(10_000);
    expect((await found)?.name).toBe("alone");
  } finally {
    jest.useRealTimers();
  }
});

test("an IndexedDB that never answers does not keep the page waiting", async () => {
  jest.useFakeTimers();
  try {
    const place = fakeDraftPlace();
    place.local.set(KEY, textOf("local", 5));
    place.mirror.read = () => new Promise(() => undefined);
    const found = findDraft(place);
    await jest.advanceTimersByTimeAsync(1000);
    expect((await found)?.name).toBe("local");
  } finally {
    jest.useRealTimers();
  }
});
