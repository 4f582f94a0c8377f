import type { ShellServices } from "shared-contracts/federation/shell-services";
import { expireSavedBudgets } from "../working-budget/saved/saved-budgets-query.ts";
import { withPricesBefore } from "./reprice.ts";
import {
  failureOf,
  loadNow,
  savePrices,
  setBookPrices,
} from "./saved-prices.ts";
import { keepUndo, type UndoRecord } from "./undo-record.ts";

/** A budget that keeps its new prices, and why. */
export interface NotUndone {
  name: string;
  text: string;
}

type Done = UndoRecord["budgets"][number];

/**
 * Writes the prices before back where the version is still the one of the repricing, then those of the book. What the
 * network stopped can be undone again. Returns what stays as it is. Never rejects.
 */
export async function undoRepricing(
  services: ShellServices,
  record: UndoRecord,
): Promise<NotUndone[]> {
  const kept: NotUndone[] = [];
  const again: Done[] = [];
  for (const done of record.budgets) {
    const failure =
      again.length > 0
        ? ({ cause: "lost", text: "Sem internet." } as const)
        : await takeBack(services, done).catch(failureOf);
    if (!failure) continue;
    const { cause, text } = failure;
    if (cause === "lost") again.push(done);
    kept.push({
      name: done.name,
      text: cause === "changed" ? "Mudou depois do reajuste." : text,
    });
  }
  if (kept.length < record.budgets.length)
    await setBookPrices(services, record.book).catch((error: unknown) =>
      console.warn(error),
    );
  expireSavedBudgets(services);
  const { userId } = services.session;
  await keepUndo(
    userId,
    again.length > 0 ? { ...record, budgets: again } : null,
  );
  return kept;
}

async function takeBack(
  services: ShellServices,
  { id, version, before, undoKey }: Done,
): Promise<null> {
  const { saved, budget } = await loadNow(services, id);
  // Another content than that of the version is refused.
  const own = { saved: { ...saved, versao: version ?? undefined }, budget };
  await savePrices(services, own, withPricesBefore(budget, before), undoKey);
  return null;
}

/** What an undo says when it is over. */
export function undoneInWords(
  { budgets }: UndoRecord,
  kept: readonly NotUndone[],
): string {
  const back = budgets.length - kept.length;
  const words = {
    0: "Nenhum orçamento voltou ao preço anterior",
    1: "1 orçamento voltou ao preço anterior",
  }[back];
  return words ?? `${back} orçamentos voltaram ao preço anterior`;
}
