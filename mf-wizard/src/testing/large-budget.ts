import {
  newConfectioneryItem,
  newDrink,
  newExpenseItem,
  newFoodItem,
  newGarnish,
  newTableItem,
  newTeamMember,
} from "shared-contracts/catalog/defaults";
import { SAMPLE_100 } from "shared-contracts/catalog/templates/sample-100";
import type { Budget } from "shared-contracts/entities/budget";

/** The rows of one step in a large budget. */
export const LARGE = 2000;

/** The sample budget with 2,000 rows in one of its parts. */
export function largeBudget(part: keyof typeof PARTS): Budget {
  return { ...SAMPLE_100, ...PARTS[part]() };
}

const rows = <T>(make: (id: number) => T): T[] =>
  Array.from({ length: LARGE }, (_, index) => ({
    ...make(index + 1),
    name: `Item ${index + 1}`,
  }));

const grouped = <T>(items: T[]) => [{ id: 1, name: "Tudo", items }];

const PARTS = {
  team: () => ({ team: rows((id) => newTeamMember(id)) }),
  foods: () => ({ foods: grouped(rows(newFoodItem)) }),
  drinks: () => ({ drinks: rows(newDrink) }),
  garnishes: () => ({ garnishes: rows(newGarnish) }),
  thematicTables: () => ({ thematicTables: grouped(rows(newTableItem)) }),
  confectionery: () => ({ confectionery: rows(newConfectioneryItem) }),
  generalExpenses: () => ({ generalExpenses: grouped(rows(newExpenseItem)) }),
};
