import {
  add,
  compare,
  exact,
  isZero,
  multiply,
  ONE,
  sum,
  toNumber,
} from "shared-contracts/numbers/exact";
import { fromPercent } from "shared-contracts/numbers/percent";
import type { Budget } from "shared-contracts/parts/budget";
import type { BillPart } from "shared-contracts/parts/table";
import type { BudgetTotals } from "shared-contracts/pricing/budget-totals";
import {
  BILL,
  budgetHeadcount,
  lineCost,
  LINE_PARTS,
  priceBudget,
} from "shared-contracts/platform/rules";
import { guestScenario } from "../what-if/guest-scenario.ts";

/** What gets dearer or cheaper: a part of the bill, or one category of dishes. */
export interface PriceTarget {
  part: BillPart;
  /** Of the category. */
  group?: number;
  label: string;
}

/** A change of the event, and the bill that it makes. */
export interface Effect {
  label: string;
  /** What changes beside the prices: "123 pessoas". */
  note: string;
  totals: BudgetTotals;
}

/** What can change in price: the parts and categories that cost something, in the order of the bill. */
export function priceTargets(budget: Budget): PriceTarget[] {
  const totals = priceBudget(budget);
  return BILL.filter(({ key }) => !isZero(totals[key])).flatMap(
    ({ key, label }): PriceTarget[] => [
      { part: key, label },
      ...(key === "foods" && budget.foods.length > 1
        ? budget.foods.map(({ id, name }) => ({
            part: key,
            group: id,
            label: `${label}: ${name.trim() || "sem nome"}`,
          }))
        : []),
    ],
  );
}

/** The bill with the prices of a target changed by so many percent. */
export function withPrices(
  budget: Budget,
  { part, group }: Pick<PriceTarget, "part" | "group">,
  percent: number,
): BudgetTotals {
  const factor = add(ONE, exact(fromPercent(percent)));
  const changed = (price: number) => toNumber(multiply(exact(price), factor));
  return priceBudget({ ...budget, ...partWith(budget, part, group, changed) });
}

function partWith(
  budget: Budget,
  part: BillPart,
  group: number | undefined,
  changed: (price: number) => number,
): Partial<Budget> {
  if (part === "team")
    return {
      team: budget.team.map((member) => ({
        ...member,
        cost: changed(member.cost),
      })),
    };
  if (part === "fixedCosts")
    return {
      fixedCosts: Object.fromEntries(
        Object.entries(budget.fixedCosts).map(([key, cost]) => [
          key,
          typeof cost === "number" ? changed(cost) : cost,
        ]),
      ) as Budget["fixedCosts"],
    };
  const priced = <Row extends { unitPrice: number }>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, unitPrice: changed(row.unitPrice) }));
  const content = budget[part];
  const isGrouped = LINE_PARTS[part].group !== undefined;
  return {
    [part]: isGrouped
      ? (content as Budget["foods"]).map((one) =>
          group === undefined || one.id === group
            ? { ...one, items: priced(one.items) }
            : one,
        )
      : priced(content as Budget["drinks"]),
  };
}

/** The changes that are always shown: the dearest category, drinks and team 10 % up, and 10 % fewer and more guests. */
export function usualEffects(budget: Budget): Effect[] {
  const targets = priceTargets(budget);
  const shown = [
    dearestCategory(budget),
    targets.find(({ part }) => part === "drinks"),
    targets.find(({ part }) => part === "team"),
  ];
  const { guests } = budget.eventData;
  return [
    ...shown.flatMap((target) =>
      target
        ? [
            {
              label: `${target.label} +10%`,
              note: "",
              totals: withPrices(budget, target, 10),
            },
          ]
        : [],
    ),
    ...[-10, 10].flatMap((percent) => {
      // Half up, on whole numbers.
      const people = Math.round((guests * (100 + percent)) / 100);
      if (people === guests) return [];
      return [
        {
          label: `Convidados ${percent < 0 ? "−" : "+"}10%`,
          note:
            people === 1
              ? "1 pessoa"
              : `${people.toLocaleString("pt-BR")} pessoas`,
          totals: guestScenario(budget, people).totals,
        },
      ];
    }),
  ];
}

/** The category of dishes that costs most; undefined while none costs anything. */
function dearestCategory(budget: Budget): PriceTarget | undefined {
  const h = budgetHeadcount(budget);
  const { line, label: partLabel } = LINE_PARTS.foods;
  const [dearest] = budget.foods
    .map(({ id, name, items }) => ({
      part: "foods" as const,
      group: id,
      label: name.trim() || partLabel,
      cost: sum(items.map((item) => lineCost(line(item), h))),
    }))
    .toSorted((a, b) => compare(b.cost, a.cost));
  return dearest && !isZero(dearest.cost) ? dearest : undefined;
}
