import type { ErrorCode } from "shared-contracts/endpoints/error-codes";
import type { ShellServices } from "shared-contracts/federation/shell-services";
import { toReais } from "shared-contracts/pricing/money";
import { SAVED_BUDGETS_KEY } from "../saved-budgets/saved-budgets-query.ts";

/** `update` saves over the version that was opened, or creates; `overwrite` saves over whatever is there; `copy` creates another. */
export type SaveMode = "update" | "overwrite" | "copy";

export interface SaveOptions {
  mode: SaveMode;
  /** The same for the same content, so that pressing again after a lost answer saves once (decision 2). */
  idempotencyKey: string;
  onRetry(attempt: number, attempts: number): void;
}

export type SaveResult =
  | { ok: true; created: boolean }
  | { ok: false; conflict: boolean; text: string };

/** Said when the budget has no name (section 5). */
export const NAME_MISSING =
  "Por favor, preencha o nome do orçamento na primeira tela";

/**
 * Saves the working budget as it is now; what is typed meanwhile stays unsaved, and a budget opened meanwhile is left alone.
 * A budget deleted elsewhere is saved as a new one; one changed elsewhere is a `conflict` (decision 24).
 */
export async function saveBudget(
  { session, client, store, queryClient }: ShellServices,
  { mode, idempotencyKey, onRetry }: SaveOptions,
): Promise<SaveResult> {
  const typedName = store.name.trim();
  if (!typedName) return refused(NAME_MISSING);
  if (session.userId === "anonymous") return refused("Faça login para salvar");

  const nome = mode === "copy" ? copyName(typedName) : typedName;
  const { revision, loadCount, editingVersion } = store;
  const id = mode === "copy" ? null : store.editingBudgetId;
  const body = {
    nome,
    dados: store.toBudget(),
    totalFinal: toReais(store.totals.total),
  };
  const options = { body, idempotencyKey, onRetry };

  try {
    await client.call("health");
  } catch {
    return refused(
      "Erro de conectividade com o servidor. Verifique sua conexão.",
    );
  }

  try {
    const ifMatch = mode === "overwrite" ? null : editingVersion;
    const updated =
      id === null
        ? null
        : await client
            .call("updateBudget", { ...options, params: { id }, ifMatch })
            .catch(nullWhenDeleted);
    const saved = updated ?? (await client.call("createBudget", options));
    if (store.loadCount === loadCount) {
      const typedMeanwhile = store.revision !== revision;
      if (store.name.trim() === typedName && nome !== typedName)
        store.setName(nome);
      store.markSaved(
        saved.id,
        saved.nome,
        saved.versao,
        typedMeanwhile ? revision : store.revision,
      );
    }
    void queryClient.invalidateQueries({ queryKey: SAVED_BUDGETS_KEY });
    return { ok: true, created: updated === null };
  } catch (error) {
    const text = error instanceof Error ? error.message : "";
    return {
      ok: false,
      conflict: hasCode(error, "VERSION_MISMATCH"),
      text: text || "Falha ao salvar orçamento",
    };
  }
}

/** The longest name the API takes is 200 characters. */
function copyName(name: string): string {
  const suffix = " (cópia)";
  return name.slice(0, 200 - suffix.length).trimEnd() + suffix;
}

function nullWhenDeleted(error: unknown): null {
  if (hasCode(error, "NOT_FOUND")) return null;
  throw error;
}

function hasCode(error: unknown, code: ErrorCode): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}

function refused(text: string): SaveResult {
  return { ok: false, conflict: false, text };
}
