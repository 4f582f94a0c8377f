import { readFileSync } from "node:fs";
import { toReais } from "../numbers/rounding.ts";
import { priceBudget } from "../pricing/price-budget.ts";
import { readBudgetFile } from "./read-budget-file.ts";

test.each(["budget", "template"])(
  "an exported %s of file version 2.0 is read at the same total",
  (kind) => {
    const bytes = readFileSync(
      new URL(`fixtures/exported-${kind}.json`, import.meta.url),
    );
    const read = readBudgetFile(bytes, "outro nome.json");
    expect(read).toMatchObject({
      ok: true,
      name: "Casamento guardado",
      notes: [],
      budget: { eventData: { guests: 137 } },
    });
    expect(read.ok && toReais(priceBudget(read.budget).total)).toBe(32_350.15);
  },
);
