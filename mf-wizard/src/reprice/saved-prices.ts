import {
  BOOK_CHANGES_MAX,
  type BookChange,
} from "shared-contracts/entities/price-book";
import type {
  SavedBudget,
  SavedBudgetSummary,
} from "shared-contracts/entities/saved-budget";
import type { ShellServices } from "shared-contracts/federation/shell-services";
import { toReais } from "shared-contracts/numbers/rounding";
import type { Budget } from "shared-contracts/parts/budget";
import { priceBudget, readBudget } from "shared-contracts/platform/rules";
import { codeOf } from "shared-contracts/endpoints/code-of";
import { savedBudgetQuery } from "../working-budget/saved/saved-budgets-query.ts";

/** A saved budget with what was read of it. */
export interface LoadedBudget {
  saved: SavedBudget;
  budget: Budget;
}

/** Why a budget's prices were not saved. `lost`: no answer came. */
export interface SaveFailure {
  cause: "changed" | "gone" | "lost" | "refused";
  text: string;
}

/** How many budgets are loaded at a time. */
const LOADS = 4;

/** The budgets with their content, or why it cannot be read, by id. */
export async function loadBudgets(
  services: ShellServices,
  listed: readonly SavedBudgetSummary[],
): Promise<Map<number, LoadedBudget | string>> {
  const loaded = new Map<number, LoadedBudget | string>();
  const rest = listed.values();
  async function loadNext() {
    for (const budget of rest)
      loaded.set(budget.id, await loadBudget(services, budget));
  }
  await Promise.all(Array.from({ length: LOADS }, loadNext));
  return loaded;
}

async function loadBudget(
  services: ShellServices,
  listed: SavedBudgetSummary,
): Promise<LoadedBudget | string> {
  const { queryClient } = services;
  try {
    const saved = await queryClient.fetchQuery(
      savedBudgetQuery(services, listed),
    );
    const read = readBudget(saved.dados);
    return read.ok ? { saved, budget: read.budget } : read.reason;
  } catch (error) {
    return failureOf(error).text;
  }
}

/** A budget as it is saved now. Throws why it cannot be read. */
export async function loadNow(
  { client }: Pick<ShellServices, "client">,
  id: number,
): Promise<LoadedBudget> {
  const saved = await client.call("getBudget", { params: { id } });
  const read = readBudget(saved.dados);
  if (!read.ok) throw new Error(read.reason);
  return { saved, budget: read.budget };
}

/**
 * Saves a budget with other prices over the version that it was loaded from; returns the new version. A working budget
 * without unsaved changes follows. Throws what the API refused.
 */
export async function savePrices(
  services: ShellServices,
  { saved: { id, nome, versao } }: LoadedBudget,
  changed: Budget,
  idempotencyKey: string,
): Promise<number> {
  const { store, client } = services;
  // Reading it again computes the totals that are stored in it.
  const read = readBudget(changed);
  const dados = read.ok ? read.budget : changed;
  const totalFinal = toReais(priceBudget(dados).total);
  const { versao: version } = await client.call("updateBudget", {
    params: { id },
    body: { nome, dados, totalFinal },
    ifMatch: versao ?? null,
    idempotencyKey,
  });
  if (store.editingBudgetId === id && !store.hasUnsavedChanges)
    store.load(dados, { id, name: nome, version });
  return version;
}

/** Sets prices in the book. Throws what the API refused. */
export async function setBookPrices(
  { client }: Pick<ShellServices, "client">,
  items: readonly BookChange[],
): Promise<void> {
  for (let at = 0; at < items.length; at += BOOK_CHANGES_MAX)
    await client.call("changePriceBook", {
      body: { items: items.slice(at, at + BOOK_CHANGES_MAX) },
    });
}

/** What a failed save says of its budget. */
export function failureOf(error: unknown): SaveFailure {
  switch (codeOf(error)) {
    case "VERSION_MISMATCH":
      return {
        cause: "changed",
        text: "Mudou em outro aparelho enquanto você reajustava.",
      };
    case "NOT_FOUND":
      return { cause: "gone", text: "Foi excluído." };
    case "UNAVAILABLE":
      return { cause: "lost", text: "Sem internet." };
    default:
      return {
        cause: "refused",
        text: error instanceof Error ? error.message : "Não foi salvo.",
      };
  }
}
