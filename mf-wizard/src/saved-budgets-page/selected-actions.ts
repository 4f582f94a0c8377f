import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { OPTIONS_MAX } from "../proposal-editor/options/chosen-options.ts";
import { clientKey } from "../saved-budgets/same-client.ts";

/** Each budget of a shopping list is loaded by itself. */
const LIST_MAX = 30;

/** Why nothing can be done with the selected budgets; absent where it can. */
export interface Refused {
  list?: string;
  compare?: string;
  options?: string;
}

/** What the selected budgets are too many, too few or too different for. */
export function refusedActions(
  selected: readonly SavedBudgetSummary[],
): Refused {
  const { length } = selected;
  const options = refusedOptions(selected);
  return {
    ...(length > LIST_MAX && {
      list: `Lista de compras única junta até ${LIST_MAX} orçamentos.`,
    }),
    ...(length !== 2 && {
      compare: "Comparar pede exatamente 2 orçamentos.",
    }),
    ...(options !== undefined && { options }),
  };
}

/** A copy has no client until somebody writes one, so a budget without a client fits every other. */
function refusedOptions(
  selected: readonly SavedBudgetSummary[],
): string | undefined {
  if (selected.length < 2 || selected.length > OPTIONS_MAX)
    return `Opções em uma proposta pedem 2 a ${OPTIONS_MAX} orçamentos.`;
  const clients = new Set(selected.map(clientKey).filter(Boolean));
  if (clients.size > 1)
    return "Opções em uma proposta pedem orçamentos do mesmo cliente.";
  return mainOption(selected)
    ? undefined
    : "Opções em uma proposta pedem um orçamento ainda não aprovado.";
}

/** The budget whose proposal offers the others: an approved one is agreed already. */
export function mainOption(
  selected: readonly SavedBudgetSummary[],
): SavedBudgetSummary | undefined {
  return selected.find(({ status }) => status !== "aprovada");
}
