import { lint } from "./lint.test-data.ts";

const refused = [
  ["parts/foods.ts", 'import "../pricing/units.ts";', /below pricing/],
  ["parts/foods.ts", 'import "../endpoints/user.ts";', /beside endpoints/],
  [
    "entities/plan.ts",
    'import type { A } from "../parts/a.ts";',
    /below parts/,
  ],
  ["entities/plan.ts", 'export { A } from "../parts/a.ts";', /below parts/],
  ["parts/foods.ts", 'void import("../pricing/a.ts");', /below pricing/],
  ["parts/foods.ts", 'import "../one.ts";', /below the files of src/],
  ["cellar/wine.ts", 'import "../parts/foods.ts";', /cellar has no floor/],
] as const;

const fine = [
  ["pricing/units.ts", 'import "../parts/foods.ts";'],
  ["parts/foods.ts", 'import "./drinks.ts";'],
  ["parts/fish/cod.ts", 'import "../foods.ts";'],
  ["parts/foods.test.ts", 'import "../pricing/units.ts";'],
  ["one.ts", 'import "./budget-store/row.ts";'],
  ["parts/foods.ts", 'import "zod/mini";'],
] as const;

const messages = lint(
  [...refused, ...fine].map(
    ([file, source]) => [`shared-contracts/src/${file}`, source] as const,
  ),
).map((findings) =>
  findings
    .filter(({ code }) => code === "rooms(floors)")
    .map(({ message }) => message),
);

test.each(refused.map((row, index) => [...row, messages[index]] as const))(
  "in %s, %s is refused with the reason",
  (_file, _source, reason, found) => {
    expect(found).toEqual([expect.stringMatching(reason)]);
  },
);

test.each(
  fine.map((row, index) => [...row, messages[refused.length + index]] as const),
)("in %s, %s is fine", (_file, _source, found) => {
  expect(found).toEqual([]);
});
