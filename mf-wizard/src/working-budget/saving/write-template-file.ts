import type { Budget } from "shared-contracts/parts/budget";
import type { BudgetTotals } from "shared-contracts/pricing/budget-totals";
import { type Amount, toReais } from "shared-contracts/numbers/rounding";
import { toNumber } from "shared-contracts/numbers/exact";
import type { FileLabel } from "shared-contracts/budget-file/write-budget-file";
import {
  EACH_PART,
  budgetHeadcount,
  effectiveGuestsPerWaiter,
  priceBudget,
  rowGroups,
} from "shared-contracts/platform/rules";

/** What "Salvar + Exportar" writes: a budget to start others from. */
interface TemplateFile {
  exportType: "template";
  name: string;
  /** ISO instant. */
  timestamp: string;
  metadata: {
    /** Reais with two decimals: the eight parts, the subtotal, the three margins, the total and the cost per person. */
    totals: Record<string, number>;
    /** Guests, people of the team, and the items of each part. */
    counts: Record<string, number>;
  };
  /** How each part is reckoned, in words. */
  calculationLogic: Record<string, string>;
  data: Budget;
}

/**
 * The text of a template export of a budget with fresh totals, which "Salvar + Exportar" downloads. `readBudgetFile`
 * reads it back like any other file.
 */
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
    data: budget,
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
    ...Object.fromEntries(
      EACH_PART.map((part) => [
        part.key,
        rowGroups(budget, part).flatMap(({ rows }) => rows).length,
      ]),
    ),
  };
}

const PER_GUEST = "quantidade por pessoa × convidados × preço";
const MULTIPLIED =
  "quantidade × preço × pessoas; pessoas = convidados e equipe conforme os multiplicadores, 1 sem nenhum";

/** The rules of pricing and sizing in words, for readers of the file without the product. */
function calculationLogic(budget: Budget): Record<string, string> {
  const perWaiter = effectiveGuestsPerWaiter(budget.eventData.guestsPerWaiter);
  return {
    team: `quantidade × custo; um garçom a cada ${perWaiter} convidados`,
    ...Object.fromEntries(
      EACH_PART.map(({ key, multipliedBy }) => [
        key,
        multipliedBy === "guests" ? PER_GUEST : MULTIPLIED,
      ]),
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
