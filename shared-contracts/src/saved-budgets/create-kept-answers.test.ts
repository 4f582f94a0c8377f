import { jest } from "@jest/globals";
import { SAMPLE_100 } from "../templates/sample-100.ts";
import type {
  SavedBudget,
  SavedBudgetSummary,
} from "../entities/saved-budget.ts";
import { summarizeBudget } from "./event-summary.ts";
import { forgetKeptBudgets, type OpenStorage } from "./kept-budgets-storage.ts";
import { createKeptAnswers } from "./create-kept-answers.ts";
import { FRESH_MS } from "./kept-query.ts";

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

const answersOf = (user: string, open: OpenStorage) =>
  createKeptAnswers(() => user, open);

test("a user's list comes back with its time, and nobody else's does", () => {
  const { storage } = fakeStorage();
  const ana = answersOf("ana", storage);
  ana.keep("listBudgetSummaries", [FESTA], 1234);
  expect(ana.read("listBudgetSummaries")).toEqual({
    answer: [FESTA],
    time: 1234,
  });
  expect(answersOf("rui", storage).read("listBudgetSummaries")).toBeNull();
});

test("whose answers they are is asked at each call", () => {
  const { storage } = fakeStorage();
  let user = "ana";
  const own = createKeptAnswers(() => user, storage);
  own.keep("listBudgetSummaries", [FESTA]);
  user = "rui";
  expect(own.read("listBudgetSummaries")).toBeNull();
});

test("an expired list is still there to show, with its time or one that is just too old to be fresh", () => {
  const { kept, storage } = fakeStorage();
  const ana = answersOf("ana", storage);
  const now = jest.spyOn(Date, "now").mockReturnValue(1_000_000);
  ana.expire("listBudgetSummaries");
  expect(kept.size).toBe(0);
  for (const [time, expected] of [
    [1234, 1234],
    [999_000, 1_000_000 - FRESH_MS],
  ] as const) {
    ana.keep("listBudgetSummaries", [FESTA], time);
    ana.expire("listBudgetSummaries");
    expect(ana.read("listBudgetSummaries")).toEqual({
      answer: [FESTA],
      time: expected,
    });
  }
  now.mockRestore();
});

test("price book and recipes are kept beside the list, and forgotten with it", () => {
  const { kept, storage } = fakeStorage();
  const ana = answersOf("ana", storage);
  const book = { complete: true, budgets: [], items: [] };
  ana.keep("listBudgetSummaries", [FESTA], 1);
  ana.keep("getPriceBook", book, 2);
  ana.keep("listRecipes", { recipes: [] }, 3);
  expect(ana.read("getPriceBook")).toEqual({ answer: book, time: 2 });
  expect(ana.read("listRecipes")?.time).toBe(3);
  ana.expire("getPriceBook");
  expect(ana.read("listBudgetSummaries")?.time).toBe(1);
  forgetKeptBudgets(storage);
  expect(kept.size).toBe(0);
});

test("forgetting takes every user's list and nothing else", () => {
  const { kept, storage } = fakeStorage(new Map([["currentBudget_ana", "x"]]));
  for (const user of ["ana", "rui"])
    answersOf(user, storage).keep("listBudgetSummaries", [FESTA]);
  forgetKeptBudgets(storage);
  expect([...kept.keys()]).toEqual(["currentBudget_ana"]);
});

test("a list that would crowd out the draft is not kept, nor the older one", () => {
  const { kept, storage } = fakeStorage();
  const ana = answersOf("ana", storage);
  ana.keep("listBudgetSummaries", [FESTA]);
  const large = { ...FESTA, nome: "x".repeat(1_000_000) };
  ana.keep("listBudgetSummaries", [large]);
  expect(kept.size).toBe(0);
});

test.each(["{", "{}", '[{"id":"x"}]'])("%j is no list", (text) => {
  const { storage } = fakeStorage(new Map([["savedBudgets_ana", text]]));
  expect(answersOf("ana", storage).read("listBudgetSummaries")).toBeNull();
});

test("storage that refuses everything is no error", () => {
  const refuse: OpenStorage = () => {
    throw new Error("SecurityError");
  };
  const ana = answersOf("ana", refuse);
  ana.keep("listBudgetSummaries", [FESTA]);
  ana.expire("listBudgetSummaries");
  forgetKeptBudgets(refuse);
  expect(ana.read("listBudgetSummaries")).toBeNull();
});

test("a list of a million units is kept", () => {
  const { kept, storage } = fakeStorage();
  const empty = JSON.stringify([{ ...FESTA, nome: "" }]);
  const nome = "x".repeat(1_000_000 - empty.length);
  answersOf("ana", storage).keep("listBudgetSummaries", [{ ...FESTA, nome }]);
  expect(kept.get("savedBudgets_ana")).toHaveLength(1_000_000);
});

test("an entry that another tab removes meanwhile hides no list", () => {
  const { kept, storage } = fakeStorage();
  answersOf("ana", storage).keep("listBudgetSummaries", [FESTA]);
  const keys = [null, ...kept.keys()];
  const shrunk = () => ({
    ...storage(),
    length: keys.length,
    key: (index: number) => keys[index] ?? null,
  });
  forgetKeptBudgets(shrunk);
  expect(kept.size).toBe(0);
});
