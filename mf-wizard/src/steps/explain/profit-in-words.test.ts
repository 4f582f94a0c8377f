import { exact } from "shared-contracts/numbers/exact";
import { profitInWords } from "./profit-in-words.ts";

test.each([
  [0.3, 5358, 25004, "30% sobre o custo = 21,4% do preço"],
  [0.275, 8569.6, 42848.01, "27,5% sobre o custo = 20% do preço"],
  [1, 100, 200, "100% sobre o custo = 50% do preço"],
  [0, 0, 0, "0% sobre o custo = 0% do preço"],
])(
  "a margin of %d with a profit of %d in %d is %s [profit-in-words]",
  (margin, profit, total, words) => {
    const totals = { profitMargin: exact(profit), total: exact(total) };
    expect(profitInWords(margin, totals)).toBe(words);
  },
);
