import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { useAppState } from "shared-contracts/federation/app-state";
import type { ShellServices } from "shared-contracts/federation/shell-services";
import { withDetail } from "shared-contracts/formats/with-detail";
import { useQuery } from "shared-contracts/platform/query";
import { readCopy } from "../proposal/useSavedCopy.ts";
import {
  missingBudgetText,
  savedBudgetQuery,
} from "../working-budget/saved/saved-budgets-query.ts";
import type { ShoppingEvent } from "./shopping-items.ts";

/** How long what was read counts as fresh: a newer version has another key. */
const FRESH_MS = 300_000;

/** Begins the key of each list. */
export const SHOPPING_KEY = "shopping";

/** The budgets of a list with their contents. They stay while the page lives, for a market without a network. */
export function useShoppingEvents(listed: readonly SavedBudgetSummary[]) {
  const services = useAppState();
  return useQuery({
    queryKey: [SHOPPING_KEY, ...listed.map(({ id, versao }) => [id, versao])],
    queryFn: () =>
      Promise.all(listed.map((budget) => readEvent(services, budget))),
    placeholderData: (previous: ShoppingEvent[] | undefined) => previous,
    staleTime: FRESH_MS,
    gcTime: Infinity,
    networkMode: "always",
    retry: false,
  });
}

/** Rejects with the budget's name and the reason. */
async function readEvent(
  services: ShellServices,
  listed: SavedBudgetSummary,
): Promise<ShoppingEvent> {
  try {
    const query = savedBudgetQuery(services, listed);
    const saved = await services.queryClient.fetchQuery(query);
    const { id, savedAt, name, ...read } = readCopy(saved);
    // What waits to be saved is what the caterer saw last.
    const budget = (await services.outbox.find(id))?.dados ?? read.budget;
    const shortName = listed.clientName || name;
    return { id, saved, savedAt, budget, shortName };
  } catch (error) {
    const reason = withDetail(listed.nome, missingBudgetText(error));
    throw new Error(reason, { cause: error });
  }
}
