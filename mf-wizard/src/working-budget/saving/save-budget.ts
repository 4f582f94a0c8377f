import type { Budget } from "shared-contracts/parts/budget";
import type { ErrorCode } from "shared-contracts/endpoints/error-codes";
import { errorsByField } from "shared-contracts/endpoints/errors-by-field";
import type { ShellServices } from "shared-contracts/federation/shell-services";
import type { RequestAnswer } from "shared-contracts/entities/received-budget";
import { withDetail } from "shared-contracts/formats/with-detail";
import { runInAction } from "shared-contracts/platform/state";
import { toReais } from "shared-contracts/numbers/rounding";
import { withoutSale } from "shared-contracts/entities/budget-copy";
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
  /** The same for the same content, so that pressing again after a lost answer saves once. */
  idempotencyKey: string;
}

/**
 * Why nothing was saved. `blocked` and `offline` come with a whole line, the others with what the server said, maybe
 * nothing. `offline`: it was not even sent. `lost`: no answer came. `conflict`: it was saved elsewhere since it was
 * opened.
 */
export interface SaveFailure {
  ok: false;
  cause: "blocked" | "offline" | "lost" | "conflict" | "refused";
  text: string;
  /** What the server refused of the name, when it refused nothing else. */
  nameError?: string | undefined;
}

export type SaveResult = { ok: true; created: boolean } | SaveFailure;

const OFFLINE = "Erro de conectividade com o servidor. Verifique sua conexão.";

/**
 * Saves the working budget as it is now, which is then being edited. What is typed meanwhile stays unsaved, and a
 * budget opened meanwhile is left alone. One that was deleted elsewhere is saved as a new one.
 */
export async function saveBudget(
  services: ShellServices,
  request: SaveRequest,
): Promise<SaveResult> {
  const { session, client, store } = services;
  const name = request.name.trim();
  if (!name) return failed("blocked", NAME_MISSING);
  if (session.userId === "anonymous")
    return failed("blocked", "Faça login para salvar");

  const { revision, loadCount, name: typedName } = store;
  const { receivedBudgetId, receivedVersion } = store;
  const body = {
    nome: name,
    dados: store.toBudget(),
    totalFinal: toReais(store.totals.total),
  };
  try {
    await client.call("health");
  } catch {
    return failed("offline", OFFLINE);
  }

  try {
    const sent = await send(services, request, body);
    const { saved } = sent;
    const isOpen = store.loadCount === loadCount;
    runInAction(() => {
      if (!isOpen) return;
      const typedMeanwhile = store.revision !== revision;
      if (store.name === typedName && typedName.trim() !== name)
        store.setName(name);
      const revisionAtSave = typedMeanwhile ? revision : store.revision;
      if (saved) {
        store.markSaved(saved.id, saved.nome, saved.versao, revisionAtSave);
        store.receivedBudgetId = null;
        store.receivedVersion = null;
        store.answers = false;
      } else store.markReceivedSaved(revisionAtSave, sent.receivedVersion);
    });
    const { over } = request;
    const followUp =
      over && "id" in over ? knownFollowUp(services, over) : null;
    expireSavedBudgets(services);
    if (saved) {
      if (followUp)
        keepSavedVersion(services, { ...saved, dados: sent.dados }, followUp);
      if (receivedBudgetId !== null)
        await answerRequest(services, {
          receivedId: receivedBudgetId,
          version: receivedVersion,
          answeredWith: saved.id,
          body,
        });
    }
    return { ok: true, created: sent.created };
  } catch (error) {
    const text = error instanceof Error ? error.message : "";
    const { fields, elsewhere } = errorsByField(error, { name: "nome" });
    const nameError = elsewhere ? undefined : fields.name;
    return { ...failed(causeOf(error), text), nameError };
  }
}

/** Notes in a request which saved budget answers it, beside that budget's content. Its status stays. */
async function answerRequest(
  { client, notify }: ShellServices,
  {
    receivedId: id,
    version,
    answeredWith,
    body: { dados, totalFinal },
  }: {
    receivedId: number;
    version: number | null;
    answeredWith: number;
    body: SentBody;
  },
): Promise<void> {
  const answer: RequestAnswer = {
    answeredWith,
    answeredAt: new Date().toISOString(),
  };
  try {
    await client.call("updateReceivedBudget", {
      params: { id },
      body: { dados: { ...dados, ...answer }, totalFinal },
      ifMatch: version,
      idempotencyKey: crypto.randomUUID(),
    });
  } catch (error) {
    const text = "O pedido recebido não foi marcado como respondido";
    notify({ tone: "error", text: withDetail(text, error), about: "request" });
  }
}

interface SentBody {
  nome: string;
  dados: Budget;
  totalFinal: number;
}

async function send(
  { client }: ShellServices,
  { over, idempotencyKey }: SaveRequest,
  body: SentBody,
) {
  const options = { body, idempotencyKey };
  if (over && "receivedId" in over) {
    const { dados, totalFinal } = body;
    const { versao = null } = await client.call("updateReceivedBudget", {
      ...options,
      params: { id: over.receivedId },
      body: { dados, totalFinal },
      ifMatch: over.version,
    });
    return { saved: null, dados, receivedVersion: versao, created: false };
  }
  if (over) {
    const { id, version } = over;
    const saved = await client
      .call("updateBudget", { ...options, params: { id }, ifMatch: version })
      .catch(nullWhenDeleted);
    if (saved) return { saved, dados: body.dados, created: false };
  }
  const dados = withoutSale(body.dados);
  const created = { ...options, body: { ...body, dados } };
  return {
    saved: await client.call("createBudget", created),
    dados,
    created: true,
  };
}

/** Takes the answer that there is no such budget any more as null; throws any other error on. */
export function nullWhenDeleted(error: unknown): null {
  if (codeOf(error) === "NOT_FOUND") return null;
  throw error;
}

function causeOf(error: unknown): SaveFailure["cause"] {
  const code = codeOf(error);
  if (code === "VERSION_MISMATCH") return "conflict";
  return code === "UNAVAILABLE" ? "lost" : "refused";
}

/** The reason of a refused call; null for any other error. */
export function codeOf(error: unknown): ErrorCode | null {
  return error instanceof Error && "code" in error
    ? (error.code as ErrorCode)
    : null;
}

function failed(cause: SaveFailure["cause"], text: string): SaveFailure {
  return { ok: false, cause, text };
}
