import { useRef, useState } from "react";
import { useCoreState } from "shared-contracts/federation/core-state";
import { serverTextOr } from "shared-contracts/formats/server-text-or";
import { useNavigate } from "shared-contracts/platform/router";
import { MY_SUBSCRIPTION_KEY } from "../subscription/useMySubscription.ts";

/** Starts the free trial in one click, then goes on to `next`. A failure is announced at once and stays on the page. */
export function useTrial(next: string) {
  const { client, planGate, queryClient, notify, withdrawNotices } =
    useCoreState();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef(false);
  const key = useRef<string | null>(null);

  async function start() {
    if (running.current) return;
    running.current = true;
    // The same key when the user presses again after a failure.
    const idempotencyKey = (key.current ??= crypto.randomUUID());
    setBusy(true);
    setFailure(null);
    withdrawNotices("trial");
    try {
      await client.call("activateTrial", { body: {}, idempotencyKey });
      await planGate.recheck();
      notify({ text: "Teste grátis ativado com sucesso!" });
      await navigate(next);
    } catch (error) {
      const text = serverTextOr("Erro ao ativar teste grátis", error);
      setFailure(text);
      notify({ text, tone: "error", about: "trial" });
    } finally {
      void queryClient.invalidateQueries({ queryKey: MY_SUBSCRIPTION_KEY });
      running.current = false;
      setBusy(false);
    }
  }

  return { busy, failure, start };
}
