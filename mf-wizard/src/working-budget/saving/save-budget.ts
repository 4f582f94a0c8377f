import { codeOf } from "shared-contracts/endpoints/code-of";
import { errorsByField } from "shared-contracts/endpoints/errors-by-field";
import type { ShellServices } from "shared-contracts/federation/shell-services";
import { OFFLINE, type SaveOutcome } from "shared-contracts/outbox/save-order";
import { runInAction } from "shared-contracts/platform/state";
import {
  expireSavedBudgets,
  keepSavedVersion,
  knownFollowUp,
} from "../saved/saved-budgets-query.ts";
import { NAME_MISSING } from "./name-missing.ts";

/** What is saved, and as what. */
export interface SaveRequest {
  /** Saved under this name, which the working budget then has. */
  name: string;
  /**
   * The saved budget to save over and the version of it that may be replaced, any if null; or the received budget and
   * its version; without it a new one is made.
   */
  over?:
    | { id: number; version: number | null }
    | { receivedId: number; version: number | null }
    | null;
  /** A budget of its own beside the open one. */
  isCopy?: boolean;
  /** The same for the same content, so that pressing again after a lost answer saves once. */
  idempotencyKey: string;
}

/**
 * Why nothing was saved. `blocked` and `offline` come with a whole line, the others with what the server said, maybe
 * nothing. `waiting`: this device has it, and sends it by itself. `offline`: it was not even sent. `lost`: no answer came.
 * `conflict`: it was saved elsewhere since it was opened.
 */
export interface SaveFailure {
  ok: false;
  cause: "blocked" | "waiting" | "offline" | "lost" | "conflict" | "refused";
  text: string;
  /** What the server refused of the name, when it refused nothing else. */
  nameError?: string | undefined;
}

export type SaveResult = { ok: true; created: boolean } | SaveFailure;

/**
 * Saves the working budget as it is now, which is then being edited. What is typed meanwhile stays unsaved, and a
 * budget opened meanwhile is left alone. One that was deleted elsewhere is saved as a new one.
 */
export async function saveBudget(
  services: ShellServices,
  request: SaveRequest,
): Promise<SaveResult> {
  const { session } = services;
  const name = request.name.trim();
  if (!name) return failed("blocked", NAME_MISSING);
  if (session.userId === "anonymous")
    return failed("blocked", "Faça login para salvar");

  return saveToAccount(services, { ...request, name });
}

/** Gives the save to the outbox, and the working budget what came of it. */
async function saveToAccount(
  services: ShellServices,
  { name, over: target, isCopy = false, idempotencyKey: key }: SaveRequest,
): Promise<SaveResult> {
  const { store, draft, outbox } = services;
  const request =
    target && "receivedId" in target
      ? { id: target.receivedId, version: target.version }
      : null;
  const over = target && "id" in target ? target : null;
  const { revision, loadCount, name: typedName, outboxLine } = store;
  const { receivedBudgetId: id, receivedVersion: version } = store;
  const line = (isCopy ? null : outboxLine) ?? crypto.randomUUID();
  const followUp = over && knownFollowUp(services, over);
  // The draft names the save before it is stored: neither is ever without the other.
  runInAction(() => store.markQueued(line, revision));
  draft.flush();
  const outcome = await outbox.save({
    line,
    name,
    dados: store.toBudget(),
    over: over && { ...over, name: store.editingBudgetName },
    request,
    answers: id === null || request ? null : { id, version },
    key,
  });
  const isOpen = store.loadCount === loadCount;
  if (outcome.kind === "waiting") {
    // An earlier save of this budget may wait under another line.
    runInAction(() => {
      if (isOpen && store.outboxLine === line)
        store.markQueued(outcome.line, revision);
    });
    return failed("waiting", "");
  }
  if (outcome.kind === "failed") {
    const isKept = outbox.waiting.some((save) => save.line === line);
    if (isOpen && !isKept) runInAction(() => (store.outboxLine = outboxLine));
    return failureOf(outcome);
  }
  const { saved, dados, created, isMerged } = outcome;
  runInAction(() => {
    // What came from another device is in the working budget by now.
    if (!isOpen || isMerged) return;
    const typedMeanwhile = store.revision !== revision;
    if (store.name === typedName && typedName.trim() !== name)
      store.setName(name);
    const revisionAtSave = typedMeanwhile ? revision : store.revision;
    if (request) return store.markReceivedSaved(revisionAtSave, saved.versao);
    store.markSaved(saved.id, saved.nome, saved.versao, revisionAtSave);
    store.receivedBudgetId = null;
    store.receivedVersion = null;
    store.answers = false;
  });
  if (request) return { ok: true, created };
  expireSavedBudgets(services);
  if (followUp) keepSavedVersion(services, { ...saved, dados }, followUp);
  return { ok: true, created };
}

function failureOf({
  error,
  wasSent,
}: SaveOutcome & { kind: "failed" }): SaveFailure {
  if (!wasSent) return failed("offline", OFFLINE);
  const text = error instanceof Error ? error.message : "";
  const { fields, elsewhere } = errorsByField(error, { name: "nome" });
  const nameError = elsewhere ? undefined : fields.name;
  return { ...failed(causeOf(error), text), nameError };
}

function causeOf(error: unknown): SaveFailure["cause"] {
  const code = codeOf(error);
  if (code === "VERSION_MISMATCH") return "conflict";
  return code === "UNAVAILABLE" ? "lost" : "refused";
}

function failed(cause: SaveFailure["cause"], text: string): SaveFailure {
  return { ok: false, cause, text };
}
