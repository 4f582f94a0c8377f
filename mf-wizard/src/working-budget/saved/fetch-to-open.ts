import type {
  SavedBudget,
  SavedBudgetSummary,
} from "shared-contracts/entities/saved-budget";
import type { ShellServices } from "shared-contracts/federation/shell-services";
import {
  keepOpened,
  keptOpened,
} from "shared-contracts/saved-budgets/kept-opened";
import { savedBudgetQuery } from "./saved-budgets-query.ts";

const TIME = new Intl.DateTimeFormat("pt-BR", {
  dateStyle: "short",
  timeStyle: "short",
});

/**
 * The budget to open: from the API, or without network the copy of this version that the user opened last on this
 * device, with a note of its time.
 */
export async function fetchToOpen(
  services: Pick<ShellServices, "client" | "queryClient" | "session">,
  listed: SavedBudgetSummary,
): Promise<{ saved: SavedBudget; note: string[] }> {
  const { queryClient, session } = services;
  const { userId } = session;
  try {
    const query = savedBudgetQuery(services, listed);
    const saved = await queryClient.fetchQuery(query);
    // An answer after the session's end must not be stored.
    if (session.userId === userId) void keepOpened(userId, saved, Date.now());
    return { saved, note: [] };
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    const kept = await keptOpened(userId, listed);
    if (!kept)
      throw new Error(
        `${(error as Error).message}. Ele não está guardado neste aparelho: abra-o uma vez com internet`,
        { cause: error },
      );
    const note = `Sem internet, esta é a cópia de ${TIME.format(kept.time)}`;
    return { saved: kept.saved, note: [note] };
  }
}

/** Whether a call had no answer at all. */
function isUnanswered(error: unknown): boolean {
  return error instanceof Error && "status" in error && error.status === null;
}
