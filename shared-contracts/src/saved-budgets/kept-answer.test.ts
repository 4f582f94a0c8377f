import { SAMPLE_100 } from "../templates/sample-100.ts";
import type {
  SavedBudget,
  SavedBudgetSummary,
} from "../entities/saved-budget.ts";
import { summarizeBudget } from "./event-summary.ts";
import { forgetKeptBudgets, type OpenStorage } from "./kept-budgets-storage.ts";
import { FRESH_MS, keptBudgets, keptPriceBook } from "./kept-answer.ts";

const FULL: SavedBudget = {
  id: 1,
  nome: "Festa",
  dados: SAMPLE_100,
  totalFinal: 25004,
  createdAt: "2026-11-20T12:00:00.000Z",
};
const FESTA: SavedBudgetSummary = summarizeBudget(FULL);

function fakeStorage(kept = new Map<string, string>()) {
  const storage: ReturnType<OpenStorage> = {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  };
  return { kept, storage: () => storage };
}

test("a user's list comes back with its time, and nobody else's does", () => {
  const { storage } = fakeStorage();
  keptBudgets.keep(storage, "ana", [FESTA], 1234);
  expect(keptBudgets.kept(storage, "ana")).toEqual({
    answer: [FESTA],
    time: 1234,
  });
  expect(keptBudgets.kept(storage, "rui")).toBeNull();
});

test("an expired list is still there to show, with its time or one that is just too old to be fresh", () => {
  const { kept, storage } = fakeStorage();
  keptBudgets.expire(storage, "ana", 1_000_000);
  expect(kept.size).toBe(0);
  for (const [time, expected] of [
    [1234, 1234],
    [999_000, 1_000_000 - FRESH_MS],
  ] as const) {
    keptBudgets.keep(storage, "ana", [FESTA], time);
    keptBudgets.expire(storage, "ana", 1_000_000);
    expect(keptBudgets.kept(storage, "ana")).toEqual({
      answer: [FESTA],
      time: expected,
    });
  }
});

test("the price book is kept beside the list, and forgotten with it", () => {
  const { kept, storage } = fakeStorage();
  const book = { complete: true, budgets: [], items: [] };
  keptBudgets.keep(storage, "ana", [FESTA], 1);
  keptPriceBook.keep(storage, "ana", book, 2);
  expect(keptPriceBook.kept(storage, "ana")).toEqual({ answer: book, time: 2 });
  keptPriceBook.expire(storage, "ana", 3);
  expect(keptBudgets.kept(storage, "ana")?.time).toBe(1);
  forgetKeptBudgets(storage);
  expect(kept.size).toBe(0);
});

test("forgetting takes every user's list and nothing else", () => {
  const { kept, storage } = fakeStorage(new Map([["currentBudget_ana", "x"]]));
  keptBudgets.keep(storage, "ana", [FESTA], 1);
  keptBudgets.keep(storage, "rui", [FESTA], 1);
  forgetKeptBudgets(storage);
  expect([...kept.keys()]).toEqual(["currentBudget_ana"]);
});

test("a list that would crowd out the draft is not kept, nor the older one", () => {
  const { kept, storage } = fakeStorage();
  keptBudgets.keep(storage, "ana", [FESTA], 1);
  const large = { ...FESTA, nome: "x".repeat(1_000_000) };
  keptBudgets.keep(storage, "ana", [large], 2);
  expect(kept.size).toBe(0);
});

test.each(["{", "{}", '[{"id":"x"}]'])("%j is no list", (text) => {
  const { storage } = fakeStorage(new Map([["savedBudgets_ana", text]]));
  expect(keptBudgets.kept(storage, "ana")).toBeNull();
});

test("storage that refuses everything is no error", () => {
  const refuse: OpenStorage = () => {
    throw new Error("SecurityError");
  };
  keptBudgets.keep(refuse, "ana", [FESTA], 1);
  keptBudgets.expire(refuse, "ana", 1);
  forgetKeptBudgets(refuse);
  expect(keptBudgets.kept(refuse, "ana")).toBeNull();
});

test("a list of a million units is kept", () => {
  const { kept, storage } = fakeStorage();
  const empty = JSON.stringify([{ ...FESTA, nome: "" }]);
  const nome = "x".repeat(1_000_000 - empty.length);
  keptBudgets.keep(storage, "ana", [{ ...FESTA, nome }], 1);
  expect(kept.get("savedBudgets_ana")).toHaveLength(1_000_000);
});

test("an entry that another tab removes meanwhile hides no list", () => {
  const { kept, storage } = fakeStorage();
  keptBudgets.keep(storage, "ana", [FESTA], 1);
  const keys = [null, ...kept.keys()];
  const shrunk = () => ({
    ...storage(),
    length: keys.length,
    key: (index: number) => keys[index] ?? null,
  });
  forgetKeptBudgets(shrunk);
  expect(kept.size).toBe(0);
});
