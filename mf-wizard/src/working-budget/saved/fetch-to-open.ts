import type {
  SavedBudget,
  SavedBudgetSummary,
} from "shared-contracts/entities/saved-budget";
import type { ShellServices } from "shared-contracts/federation/shell-services";
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
  services: Pick<ShellServices, "client" | "kept" | "queryClient" | "session">,
  listed: SavedBudgetSummary,
): Promise<{ saved: SavedBudget; note: string[] }> {
  const { kept, queryClient, session } = services;
  const { userId } = session;
  try {
    const query = savedBudgetQuery(services, listed);
    const saved = await queryClient.fetchQuery(query);
    // An answer after the session's end must not be stored.
    if (session.userId === userId) kept.keepOpened(saved);
    return { saved, note: [] };
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    const copy = await kept.readOpened(listed);
    if (!copy)
      throw new Error(
        `${(error as Error).message}. Ele não está guardado neste aparelho: abra-o uma vez com internet`,
        { cause: error },
      );
    const note = `Sem internet, esta é a cópia de ${TIME.format(copy.time)}`;
    return { saved: copy.saved, note: [note] };
  }
}

/** Whether a call had no answer at all. */
function isUnanswered(error: unknown): boolean {
  return error instanceof Error && "status" in error && error.status === null;
}
