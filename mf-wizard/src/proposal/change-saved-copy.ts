/**
 * Changes of a saved budget that are not edits of its content. The working budget takes over the new version if its
 * base was the one before, and its unsaved edits stay. With another base the next save finds the conflict.
 */
import type { ResponseOf } from "shared-contracts/endpoints/endpoint";
import type { Endpoints } from "shared-contracts/endpoints/table";
import type { Contact } from "shared-contracts/entities/event-data";
import type { FollowUp } from "shared-contracts/entities/follow-up";
import type { ProposalSettings } from "shared-contracts/entities/proposal";
import type {
  SavedBudget,
  SavedBudgetSummary,
} from "shared-contracts/entities/saved-budget";
import type { ShellServices } from "shared-contracts/federation/shell-services";
import { SAVED_BUDGETS_KEY } from "shared-contracts/saved-budgets/saved-budgets-query";
import {
  expireSavedBudgets,
  savedBudgetQuery,
} from "../working-budget/saved/saved-budgets-query.ts";
import { clientPageKey } from "./client-page/client-page-key.ts";
import type { SavedCopy } from "./useSavedCopy.ts";

/** The Idempotency-Key of the sending of a copy: pressing again after a lost answer sends once. [one-key-per-action] */
const sendingKeys = new WeakMap<SavedCopy, string>();

type SavedAnswer = ResponseOf<Endpoints["updateBudget"]>;

/** What is changed of what the API keeps. */
export type FollowUpChange = Partial<Pick<FollowUp, "status" | "chosen">> & {
  receipts?: FollowUp["receipts"][number][];
};

/** Changes the status, the chosen option or the instalments; returns the copy after it. Throws what the API refused. */
export async function followProposal(
  services: ShellServices,
  copy: SavedCopy,
  change: FollowUpChange,
): Promise<SavedCopy> {
  const answer = await services.client.call("followBudget", {
    params: { id: copy.id },
    body: change,
    ifMatch: copy.version,
    idempotencyKey: crypto.randomUUID(),
  });
  return keep(services, copy, answer);
}

/** Undoes the client's acceptance; returns the copy after it. Throws what the API refused. */
export async function undoAcceptance(
  services: ShellServices,
  copy: SavedCopy,
  reason: string,
): Promise<SavedCopy> {
  const answer = await services.client.call("undoAcceptance", {
    params: { id: copy.id },
    body: { reason },
    ifMatch: copy.version,
    idempotencyKey: crypto.randomUUID(),
  });
  return keep(services, copy, answer);
}

/** Sends the saved version, a change to what was accepted with a message: the API keeps its PDF. Returns the copy after it. Throws what the API refused. */
export async function sendProposal(
  services: ShellServices,
  copy: SavedCopy,
  message = "",
): Promise<SavedCopy> {
  const idempotencyKey = sendingKeys.get(copy) ?? crypto.randomUUID();
  sendingKeys.set(copy, idempotencyKey);
  const answer = await services.client.call("sendProposal", {
    params: { id: copy.id },
    ...(message && { body: { message } }),
    ifMatch: copy.version,
    idempotencyKey,
  });
  return keep(services, copy, answer);
}

/**
 * Saves the account's content with other settings of the proposal, and with how to reach the client; returns the copy
 * after it. Throws what the API refused: a conflict when the content was saved elsewhere since the working budget was
 * opened.
 */
export async function saveSettings(
  services: ShellServices,
  copy: SavedCopy,
  proposal: ProposalSettings,
  contact: Contact = {},
): Promise<SavedCopy> {
  const { store } = services;
  const isOpen = store.editingBudgetId === copy.id;
  // A sending made elsewhere is newer than the content that the working budget is based on; a save here is newer than
  // the copy until its content is loaded. Content goes over the older of both: over the newer it would undo a save.
  const base = {
    ...copy,
    version: isOpen
      ? olderVersion(store.editingVersion, copy.version)
      : copy.version,
  };
  const eventData = { ...copy.budget.eventData, ...contact };
  const budget = { ...copy.budget, eventData, proposal };
  const { name: nome, totalFinal } = copy;
  const answer = await services.client.call("updateBudget", {
    params: { id: copy.id },
    body: { nome, dados: budget, totalFinal },
    ifMatch: base.version,
    idempotencyKey: crypto.randomUUID(),
  });
  return keep(services, { ...base, budget }, { ...answer, ...copy.followUp });
}

function olderVersion(one: number | null, other: number | null) {
  return one === null || other === null ? one : Math.min(one, other);
}

/** Puts an answer in the cache and into the working budget; returns the copy as it is now. */
function keep(
  services: ShellServices,
  copy: SavedCopy,
  {
    status,
    sent,
    receipts,
    chosen = null,
    ...answer
  }: ResponseOf<Endpoints["followBudget"]> | (SavedAnswer & FollowUp),
): SavedCopy {
  const { store, kept, queryClient } = services;
  const { id, budget, version } = copy;
  const followUp = { status, sent, receipts, chosen };
  const dados = { ...budget, ...followUp };
  const saved: SavedBudget = { ...answer, dados };
  const { versao = null } = saved;
  // A save that waits is merged from the version that it began from.
  kept.keepOpened(saved);
  const isOpen = store.editingBudgetId === id;
  // The row has the new version at once: a second change before the list is here again needs it.
  queryClient.setQueryData<SavedBudgetSummary[]>(SAVED_BUDGETS_KEY, (budgets) =>
    budgets?.map((row) =>
      row.id === id ? { ...row, ...answer, status } : row,
    ),
  );
  expireSavedBudgets(services);
  void queryClient.invalidateQueries({ queryKey: clientPageKey(id) });
  // What is on screen now, and what will be once the working budget has the new version.
  for (const known of isOpen ? [store.editingVersion, versao] : [versao])
    queryClient.setQueryData(
      savedBudgetQuery(services, { id, versao: known ?? undefined }).queryKey,
      saved,
    );
  if (isOpen && store.editingVersion === version)
    store.markSaved(id, store.editingBudgetName, versao, store.savedRevision);
  return { ...copy, version: versao, followUp };
}
