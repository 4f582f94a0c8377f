import { readdirSync, readFileSync } from "node:fs";
import { UNITS } from "shared-contracts/catalog/units";
import type { Budget } from "shared-contracts/parts/budget";
import { partRows } from "shared-contracts/parts/part-rows";
import { EACH_PART } from "shared-contracts/parts/table";
import { priceBudget } from "shared-contracts/pricing/price-budget";
import { readBudgetFile } from "shared-contracts/budget-file/read-budget-file";
import { rulesHash } from "./rules-hash.ts";

const HASH = rulesHash();

const more = (budget: Budget): Budget => ({
  ...budget,
  contingency: budget.contingency + 0.001,
});

test("rules that price alike have one hash [rules-are-one-copy]", () => {
  expect(HASH).toMatch(/^[0-9a-f]{12}$/);
  expect(rulesHash((budget) => priceBudget({ ...budget }))).toBe(HASH);
});

test("a new part that these budgets do not have changes nothing", () => {
  const price = (budget: Budget) => ({
    ...priceBudget(budget),
    flowers: { units: 0, scale: 0 },
  });
  expect(rulesHash(price)).toBe(HASH);
});

test("rules that price otherwise have another hash [rules-are-one-copy]", () => {
  expect(rulesHash((budget) => priceBudget(more(budget)))).not.toBe(HASH);
});

test.each(EACH_PART.map((part) => [part.key, part] as const))(
  "the hash depends on every unit in %s",
  (_, part) => {
    for (const { id } of UNITS) {
      const price = (budget: Budget) => {
        const copy = structuredClone(budget);
        for (const row of partRows(copy, part))
          if (row.unit === id) row.unitPrice *= 2;
        return priceBudget(copy);
      };
      expect([id, rulesHash(price)]).not.toEqual([id, HASH]);
    }
  },
);

test("every kept budget is read", () => {
  const folder = new URL("../src/budget-file/fixtures/", import.meta.url);
  for (const name of readdirSync(folder)) {
    const read = readBudgetFile(readFileSync(new URL(name, folder)), name);
    expect(read).toMatchObject({ ok: true, notes: [] });
  }
});
