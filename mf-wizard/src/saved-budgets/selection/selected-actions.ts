import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { OPTION_LETTERS } from "shared-contracts/entities/option-letters";
import { isSameClient } from "../../working-budget/client/same-client.ts";

/** Each budget of a shopping list is loaded by itself. */
export const LIST_MAX = 20;

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

/** The others must be what the picker of the main one's proposal would offer. [options-of-one-client] */
function refusedOptions(
  selected: readonly SavedBudgetSummary[],
): string | undefined {
  if (selected.length < 2 || selected.length > OPTION_LETTERS.length)
    return `Opções em uma proposta pedem 2 a ${OPTION_LETTERS.length} orçamentos.`;
  const main = mainOption(selected);
  if (!main)
    return "Opções em uma proposta pedem um orçamento ainda não aprovado.";
  return selected.every((one) => isSameClient(one, main))
    ? undefined
    : "Opções em uma proposta pedem orçamentos do mesmo cliente.";
}

/** The budget whose proposal offers the others: an approved one is agreed already. */
export function mainOption(
  selected: readonly SavedBudgetSummary[],
): SavedBudgetSummary | undefined {
  return selected.find(({ status }) => status !== "aprovada");
}
