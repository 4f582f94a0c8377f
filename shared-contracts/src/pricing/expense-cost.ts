/** Operational items: quantity in base units × people × price per base unit. Rented or bought makes no difference. */
import type { ExpenseGroup, ExpenseItem } from "../entities/general-expense.ts";
import { type Exact, exact, multiply, sum } from "../numbers/exact.ts";
import { type Headcount, peopleCount } from "./people-count.ts";
import { toBaseUnit } from "./units.ts";

/** What the event needs of an operational item, in base units. */
export function expenseItemQuantity(item: ExpenseItem, h: Headcount): Exact {
  return multiply(toBaseUnit(item.quantity, item.unit), peopleCount(item, h));
}

/** The cost of an operational item, in reais. */
export function expenseItemCost(item: ExpenseItem, h: Headcount): Exact {
  return multiply(expenseItemQuantity(item, h), exact(item.unitPrice));
}

/** The cost of one expense group, in reais. */
function expenseGroupCost(
  group: Pick<ExpenseGroup, "items">,
  h: Headcount,
): Exact {
  return sum(group.items.map((item) => expenseItemCost(item, h)));
}

/** The cost of all operational items, in reais. */
export function generalExpensesCost(
  groups: readonly Pick<ExpenseGroup, "items">[],
  h: Headcount,
): Exact {
  return sum(groups.map((group) => expenseGroupCost(group, h)));
}
