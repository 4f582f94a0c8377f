import { findRole } from "shared-contracts/catalog/roles";
import type { Budget } from "shared-contracts/entities/budget";
import { type Exact, exact, isZero } from "shared-contracts/numbers/exact";
import {
  confectioneryLine,
  drinkLine,
  expenseLine,
  foodLine,
  servedLine,
} from "shared-contracts/pricing/budget-lines";
import { type LineOf, lineQuantity } from "shared-contracts/pricing/line-cost";
import { budgetHeadcount } from "shared-contracts/pricing/part-costs";
import {
  formatCount,
  formatWrittenQuantity,
} from "shared-contracts/pricing/quantity";
import type { ProposalLine, ProposalPart } from "./proposal.ts";

type Row = { name: string; unit: string };

/** Units that name a pack: the word says more than "un". */
const packs: Record<string, [one: string, many: string]> = {
  embalagem: ["embalagem", "embalagens"],
  pct: ["pacote", "pacotes"],
};

/** What the client gets, food first; what comes to nothing is left out. */
export function proposalParts(budget: Budget): ProposalPart[] {
  const headcount = budgetHeadcount(budget);
  const list = <T extends Row>(rows: readonly T[], lineOf: LineOf<T>) =>
    rows.flatMap((row) =>
      proposalLine(row, lineQuantity(lineOf(row), headcount)),
    );
  const flat = (title: string, lines: ProposalLine[]) => ({
    title,
    lines,
    groups: [],
  });
  const grouped = <T extends Row>(
    title: string,
    groups: readonly { name: string; items: readonly T[] }[],
    lineOf: LineOf<T>,
  ) => ({
    title,
    lines: [],
    groups: groups
      .map(({ name, items }) => ({
        title: named(name),
        lines: list(items, lineOf),
      }))
      .filter(({ lines }) => lines.length > 0),
  });
  const parts: ProposalPart[] = [
    grouped("Prato Principal", budget.foods, foodLine),
    flat("Bebidas", list(budget.drinks, drinkLine)),
    flat("Bocadilhos e Porções", list(budget.garnishes, servedLine)),
    flat("Confeitaria", list(budget.confectionery, confectioneryLine)),
    grouped("Mesas Temáticas", budget.thematicTables, servedLine),
    flat("Equipe", teamLines(budget)),
    flat(
      "Itens Operacionais",
      list(
        budget.generalExpenses.flatMap(({ items }) => items),
        expenseLine,
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

function proposalLine({ name, unit }: Row, quantity: Exact): ProposalLine[] {
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
