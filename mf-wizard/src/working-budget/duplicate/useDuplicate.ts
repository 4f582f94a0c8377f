import { useRef, useState } from "react";
import { errorsByField } from "shared-contracts/endpoints/errors-by-field";
import { useAppState } from "shared-contracts/federation/app-state";
import { toReais } from "shared-contracts/numbers/rounding";
import { queuedDraft } from "shared-contracts/outbox/queued-draft";
import type { Budget } from "shared-contracts/parts/budget";
import { useNavigate } from "shared-contracts/platform/router";
import { priceBudget } from "shared-contracts/platform/rules";
import { expireSavedBudgets } from "../saved/saved-budgets-query.ts";
import { useReplaceBudget } from "../useReplaceBudget.ts";

/**
 * Saves a copy as a new budget and opens it; the open one can be restored. Without a network it waits like any save. With
 * `onSaved`, which gets its id, it needs the network and opens nothing. [saves-wait]
 */
export function useDuplicate(onSaved?: (saved: { id: number }) => void) {
  const services = useAppState();
  const replaceBudget = useReplaceBudget();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");
  const sent = useRef({ content: "", key: "" });

  /** Returns what the server refused of the name; empty when there is nothing to say of it. */
  async function duplicate(nome: string, dados: Budget): Promise<string> {
    const { client, outbox, store } = services;
    const body = { nome, dados, totalFinal: toReais(priceBudget(dados).total) };
    const content = JSON.stringify(body);
    if (sent.current.content !== content)
      sent.current = { content, key: crypto.randomUUID() };
    setFailure("");
    setBusy(true);
    try {
      const { key } = sent.current;
      if (onSaved) {
        const options = { body, idempotencyKey: key };
        const saved = await client.call("createBudget", options);
        expireSavedBudgets(services);
        onSaved(saved);
        return "";
      }
      const outcome = await outbox.save({
        line: crypto.randomUUID(),
        name: nome,
        dados,
        over: null,
        answers: null,
        key,
      });
      if (outcome.kind === "failed") throw outcome.error;
      replaceBudget(() => {
        if (outcome.kind === "waiting") {
          const { line } = outcome;
          const queued = { dados, name: nome, version: null, line };
          store.loadDraft(queuedDraft({ id: null, nome: "" }, queued));
          return;
        }
        const { id, nome: name, versao: version } = outcome.saved;
        store.load(dados, { id, name, version });
      }, "Orçamento duplicado.");
      expireSavedBudgets(services);
      void navigate("/event");
      return "";
    } catch (error) {
      const { fields, elsewhere } = errorsByField(error, { name: "nome" });
      if (fields.name && !elsewhere) return fields.name;
      const detail = error instanceof Error ? error.message : "";
      setFailure(detail || "Falha ao salvar orçamento");
      return "";
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, failure, duplicate };
}
