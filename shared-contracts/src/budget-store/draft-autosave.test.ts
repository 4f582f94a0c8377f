import { jest } from "@jest/globals";
import { readDraft } from "../budget-file/draft.ts";
import { SAMPLE_100 } from "../catalog/templates/sample-100.ts";
import { configure } from "../platform/state.ts";
import { BudgetStore } from "./budget-store.ts";
import { type DraftStatus, keepDraft } from "./draft-autosave.ts";

configure({ enforceActions: "always" });

const NOW = 1_763_640_000_000;

function keptStore(setItem?: () => void) {
  const store = new BudgetStore();
  const kept = new Map<string, string>();
  const page = new EventTarget();
  const statuses: DraftStatus[] = [];
  const keeper = keepDraft(store, {
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, text) => {
        setItem?.();
        kept.set(key, text);
      },
      removeItem: (key) => void kept.delete(key),
    },
    userId: "ana",
    now: () => NOW,
    page,
    onStatus: (status) => statuses.push(status),
  });
  const draft = () => {
    const read = readDraft(kept.get("currentBudget_ana") ?? "");
    return read.ok ? read.draft : null;
  };
  return { store, kept, page, statuses, keeper, draft };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("a change is written 200 ms later with the time it was written at", () => {
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

test("steady typing does not put it off", () => {
  const { store, draft } = keptStore();
  for (const name of ["F", "Fe", "Fes"]) {
    store.setName(name);
    jest.advanceTimersByTime(100);
  }
  expect(draft()?.name).toBe("Fe");
  jest.advanceTimersByTime(200);
  expect(draft()?.name).toBe("Fes");
});

test.each(["pagehide", "visibilitychange"])(
  "nothing typed in the last 200 ms is lost on %s",
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

test("a refusal of the storage is told, not thrown, and tried again", () => {
  let full = true;
  const { store, page, statuses, draft } = keptStore(() => {
    if (full) throw new Error("QuotaExceededError");
  });
  store.setName("Festa");
  jest.advanceTimersByTime(200);
  expect(statuses).toEqual(["pending", "failed"]);
  full = false;
  page.dispatchEvent(new Event("pagehide"));
  expect(draft()?.name).toBe("Festa");
  expect(statuses.at(-1)).toBe("saved");
});

test("clearing forgets what is stored and what waits", () => {
  const { store, kept, keeper, statuses } = keptStore();
  store.setName("Festa");
  keeper.flush();
  store.load(SAMPLE_100);
  keeper.clear();
  jest.advanceTimersByTime(1000);
  expect(kept.size).toBe(0);
  expect(statuses).toEqual(["pending", "saved", "pending", "idle"]);
  store.setName("Outra");
  jest.advanceTimersByTime(200);
  expect(kept.size).toBe(1);
});

test("stopping writes what waits and nothing after", () => {
  const { store, keeper, draft, page } = keptStore();
  store.setName("Festa");
  keeper();
  expect(draft()?.name).toBe("Festa");
  store.setName("De outra pessoa");
  page.dispatchEvent(new Event("pagehide"));
  jest.advanceTimersByTime(1000);
  expect(draft()?.name).toBe("Festa");
});
