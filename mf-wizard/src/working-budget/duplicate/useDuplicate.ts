import { useRef, useState } from "react";
import { errorsByField } from "shared-contracts/endpoints/errors-by-field";
import { useAppState } from "shared-contracts/federation/app-state";
import { toReais } from "shared-contracts/numbers/rounding";
import type { Budget } from "shared-contracts/parts/budget";
import { useNavigate } from "shared-contracts/platform/router";
import { priceBudget } from "shared-contracts/platform/rules";
import { expireSavedBudgets } from "../saved/saved-budgets-query.ts";
import { useReplaceBudget } from "../useReplaceBudget.ts";

/** Saves a copy as a new budget and gives it to `onSaved`; without that opens it, and the open one can be restored. */
export function useDuplicate(onSaved?: (saved: { id: number }) => void) {
  const services = useAppState();
  const replaceBudget = useReplaceBudget();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");
  const sent = useRef({ content: "", key: "" });

  /** Returns what the server refused of the name; empty when there is nothing to say of it. */
  async function duplicate(nome: string, dados: Budget): Promise<string> {
    const { client, store } = services;
    const body = { nome, dados, totalFinal: toReais(priceBudget(dados).total) };
    const content = JSON.stringify(body);
    if (sent.current.content !== content)
      sent.current = { content, key: crypto.randomUUID() };
    setFailure("");
    setBusy(true);
    try {
      const idempotencyKey = sent.current.key;
      const saved = await client.call("createBudget", { body, idempotencyKey });
      const { id, versao: version } = saved;
      expireSavedBudgets(services);
      if (onSaved) {
        onSaved(saved);
        return "";
      }
      replaceBudget(
        () => store.load(dados, { id, name: saved.nome, version }),
        "Orçamento duplicado.",
      );
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
