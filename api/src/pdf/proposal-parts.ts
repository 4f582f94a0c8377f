import { findRole } from "shared-contracts/catalog/roles";
import type { Budget } from "shared-contracts/entities/budget";
import { type Exact, exact, isZero } from "shared-contracts/numbers/exact";
import { confectioneryItemQuantity } from "shared-contracts/pricing/confectionery-cost";
import { drinkQuantity } from "shared-contracts/pricing/drink-cost";
import { expenseItemQuantity } from "shared-contracts/pricing/expense-cost";
import { foodItemQuantity } from "shared-contracts/pricing/food-cost";
import { garnishQuantity } from "shared-contracts/pricing/garnish-cost";
import { budgetHeadcount } from "shared-contracts/pricing/part-costs";
import type { Headcount } from "shared-contracts/pricing/people-count";
import {
  formatCount,
  formatWrittenQuantity,
} from "shared-contracts/pricing/quantity";
import { tableItemQuantity } from "shared-contracts/pricing/table-cost";
import type { ProposalLine, ProposalPart } from "./proposal.ts";

type Row = { name: string; unit: string };
type QuantityOf<T> = (item: T, headcount: Headcount) => Exact;

/** Units that name a pack: the word says more than "un". */
const packs: Record<string, [one: string, many: string]> = {
  embalagem: ["embalagem", "embalagens"],
  pct: ["pacote", "pacotes"],
};

/** What the client gets, food first; what comes to nothing is left out. */
export function proposalParts(budget: Budget): ProposalPart[] {
  const headcount = budgetHeadcount(budget);
  const list = <T extends Row>(rows: readonly T[], quantityOf: QuantityOf<T>) =>
    rows.flatMap((row) => lineOf(row, quantityOf(row, headcount)));
  const flat = (title: string, lines: ProposalLine[]) => ({
    title,
    lines,
    groups: [],
  });
  const grouped = <T extends Row>(
    title: string,
    groups: readonly { name: string; items: readonly T[] }[],
    quantityOf: QuantityOf<T>,
  ) => ({
    title,
    lines: [],
    groups: groups
      .map(({ name, items }) => ({
        title: named(name),
        lines: list(items, quantityOf),
      }))
      .filter(({ lines }) => lines.length > 0),
  });
  const parts: ProposalPart[] = [
    grouped("Prato Principal", budget.foods, foodItemQuantity),
    flat("Bebidas", list(budget.drinks, drinkQuantity)),
    flat("Bocadilhos e Porções", list(budget.garnishes, garnishQuantity)),
    flat("Confeitaria", list(budget.confectionery, confectioneryItemQuantity)),
    grouped("Mesas Temáticas", budget.thematicTables, tableItemQuantity),
    flat("Equipe", teamLines(budget)),
    flat(
      "Itens Operacionais",
      list(
        budget.generalExpenses.flatMap(({ items }) => items),
        expenseItemQuantity,
      ),
    ),
  ];
  return parts.filter(
    ({ lines, groups }) => lines.length > 0 || groups.length > 0,
  );
}

function teamLines({ team }: Budget): ProposalLine[] {
  return team
    .filter(({ quantity }) => quantity > 0)
    .map(({ name, role, quantity }) => ({
      name: named(name || (findRole(role)?.label ?? "")),
      value: formatCount(exact(quantity)),
    }));
}

function lineOf({ name, unit }: Row, quantity: Exact): ProposalLine[] {
  if (isZero(quantity)) return [];
  return [{ name: named(name), value: quantityText(quantity, unit) }];
}

function quantityText(quantity: Exact, unit: string): string {
  const pack = packs[unit];
  if (!pack) return formatWrittenQuantity(quantity, unit);
  const count = formatCount(quantity);
  return `${count} ${count === "1" ? pack[0] : pack[1]}`;
}

const named = (name: string): string => name.trim() || "Sem nome";
