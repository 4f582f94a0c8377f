import { BLANK } from "shared-contracts/templates/blank";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import {
  comparedBudget,
  compareLines,
  type CompareView,
} from "./compare-lines.ts";

const sample = comparedBudget(SAMPLE_100);
const dearer = comparedBudget({
  ...SAMPLE_100,
  profitMargin: 0.25,
  team: SAMPLE_100.team.map((member) =>
    member.role === "garcom" ? { ...member, quantity: 6 } : member,
  ),
});

const texts = (view: CompareView, left = sample, right = dearer) =>
  compareLines(left, right, view).map(
    ({ label, left: a, right: b, difference }) =>
      [label, a, b, difference].join(" | ").replaceAll("\u00a0", " "),
  );

test("totals side by side, in the order of the results page", () => {
  const lines = texts("total");
  expect(lines).toHaveLength(12);
  expect(lines[0]).toBe("Equipe | R$ 3.600,00 | R$ 3.810,00 | +R$ 210,00");
  expect(lines.slice(7)).toEqual([
    "Custos Fixos | R$ 2.037,00 | R$ 2.037,00 | igual",
    "Subtotal | R$ 17.860,00 | R$ 18.092,20 | +R$ 232,20",
    "Margens (40% e 35%) | R$ 7.144,00 | R$ 6.332,27 | −R$ 811,73",
    "TOTAL FINAL | R$ 25.004,00 | R$ 24.424,47 | −R$ 579,53",
    "Custo por pessoa | R$ 250,04 | R$ 244,24 | −R$ 5,80",
  ]);
});

test("rates that rounding hides are shown in full", () => {
  const other = comparedBudget({ ...SAMPLE_100, profitMargin: 0.275 });
  expect(texts("total", sample, other)[9]).toMatch(
    /^Margens \(40% e 38%, exato 37,5\)/,
  );
});

test("by person each side is divided by its own guests", () => {
  const fewer = comparedBudget({
    ...SAMPLE_100,
    eventData: { ...SAMPLE_100.eventData, guests: 50 },
  });
  const lines = texts("perPerson", sample, fewer);
  expect(lines).toHaveLength(11);
  expect(lines[0]).toBe("Equipe | R$ 36,00 | R$ 72,00 | +R$ 36,00");
  expect(lines[9]).toMatch(/^Margens \(40%\)/);
});

test("a budget without guests costs nothing by person", () => {
  const lines = texts("perPerson", sample, comparedBudget(BLANK));
  expect(lines[0]).toBe("Equipe | R$ 36,00 | R$ 0,00 | −R$ 36,00");
});
