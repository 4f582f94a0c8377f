import { effectiveGuestsPerWaiter } from "../catalog/roles.ts";
import type { Budget } from "../parts/budget.ts";
import type { TemplateFile } from "../entities/budget-file.ts";
import type { BudgetTotals } from "../pricing/budget-totals.ts";
import { partRows } from "../parts/budget-lines.ts";
import { forEachPart } from "../parts/table.ts";
import { type Amount, toReais } from "../pricing/money.ts";
import { budgetHeadcount } from "../pricing/part-costs.ts";
import { priceBudget } from "../pricing/price-budget.ts";
import { withStoredTotals } from "../pricing/with-stored-totals.ts";
import { toNumber } from "../numbers/exact.ts";
import type { FileLabel } from "./write-budget-file.ts";

/** The text of a template export, which "Salvar + Exportar" downloads. `readBudgetFile` reads it back like any other file. */
export function writeTemplateFile(
  budget: Budget,
  { name, exportedAt }: FileLabel,
): string {
  const file: TemplateFile = {
    exportType: "template",
    name,
    timestamp: exportedAt,
    metadata: {
      totals: totalsOf(priceBudget(budget)),
      counts: countsOf(budget),
    },
    calculationLogic: calculationLogic(budget),
    data: withStoredTotals(budget),
  };
  return JSON.stringify(file, null, 2);
}

function totalsOf(totals: BudgetTotals): Record<string, number> {
  return Object.fromEntries(
    Object.entries<Amount>({ ...totals }).map(([key, amount]) => [
      key,
      toReais(amount),
    ]),
  );
}

function countsOf(budget: Budget): Record<string, number> {
  return {
    guests: budget.eventData.guests,
    teamSize: toNumber(budgetHeadcount(budget).team),
    team: budget.team.length,
    ...forEachPart((part) => partRows(budget, part).length),
  };
}

const PER_GUEST = "quantidade por pessoa × convidados × preço";
const MULTIPLIED =
  "quantidade × preço × pessoas; pessoas = convidados e equipe conforme os multiplicadores, 1 sem nenhum";

/** The rules of pricing and sizing in words, for whoever reads the file without the product. */
function calculationLogic(budget: Budget): Record<string, string> {
  const perWaiter = effectiveGuestsPerWaiter(budget.eventData.guestsPerWaiter);
  return {
    team: `quantidade × custo; um garçom a cada ${perWaiter} convidados`,
    ...forEachPart(({ multipliedBy }) =>
      multipliedBy === "guests" ? PER_GUEST : MULTIPLIED,
    ),
    fixedCosts: "soma dos valores",
    units:
      "preço por unidade base (kg, L, un): g e ml ÷ 1000; gal × 20; dúzia × 12; dezena × 10; cento × 100",
    subtotal: "soma das oito partes",
    margins:
      "lucro, segurança e reajuste anual: cada um uma fração do subtotal",
    total: "subtotal + lucro + segurança + reajuste anual",
    perPerson: "total ÷ convidados, 0 sem convidados",
  };
}
