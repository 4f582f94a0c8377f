import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { createApiClient } from "shared-contracts/client/create-api-client";
import type { ClientSignal } from "shared-contracts/client/signals";
import { userIdOf } from "shared-contracts/client/token";
import type { ThemeService } from "shared-contracts/federation/core-services";
import type { ShellServices } from "shared-contracts/federation/shell-services";
import { replaceBudgetIn } from "shared-contracts/federation/replace-budget";
import { QueryClient } from "shared-contracts/platform/query";
import { createKeptAnswers } from "shared-contracts/saved-budgets/create-kept-answers";
import { fakeDraft } from "shared-contracts/testing/fake-draft";
import { memoryOutbox } from "shared-contracts/testing/memory-outbox";
import type { Notifier } from "shared-ui/toast/createNotifier";
import type { Scenario } from "../scenario.ts";
import type { Scene } from "./scene.ts";

/** What a shell would do at a refusal that concerns more than the page; here it is shown. */
const SIGNALS: Readonly<Record<ClientSignal, string>> = {
  unauthenticated: "Sessão encerrada: no produto, o login abre aqui.",
  blocked: "Conta bloqueada: no produto, o aviso de bloqueio abre aqui.",
  "plan-required": "Sem plano ativo: no produto, a escolha do plano abre aqui.",
};

interface StageServices {
  scenario: Scenario;
  scene: Scene;
  notifier: Notifier;
  theme: ThemeService;
  /** Ends the session. */
  onSignOut?: () => void;
  /** Retries without waits. */
  hurried?: boolean;
}

/**
 * The services of a shell, built for one scenario: real store, client and query cache; session, draft and gate give
 * configured answers.
 */
export function stageServices({
  scenario,
  scene: { adapter, baseUrl, token },
  notifier,
  theme,
  onSignOut,
  hurried,
}: StageServices): ShellServices {
  const { notify, sayRetrying } = notifier;
  const store = new BudgetStore();
  scenario.budget?.(store);
  const draft = fakeDraft([], scenario.draft);
  const userId = userIdOf(token);
  const client = createApiClient({
    baseUrl,
    getToken: () => token,
    onSignal: (signal) => notify({ tone: "info", text: SIGNALS[signal] }),
    onRetrying: sayRetrying,
    adapter,
    ...(hurried && { sleep: () => Promise.resolve() }),
  });
  const services: ShellServices = {
    session: {
      userId,
      signOut(reason) {
        notify({ tone: "info", text: reason ?? SIGNALS.unauthenticated });
        onSignOut?.();
      },
      expectEnd: () => undefined,
    },
    client,
    kept: createKeptAnswers(() => userId),
    store,
    draft,
    outbox: memoryOutbox({ store, client, userId, notify }),
    planGate: { recheck: () => Promise.resolve() },
    theme,
    queryClient: new QueryClient(),
    // What another remote draws is still to come.
    Slot: ({ fallback }) => fallback,
    notify,
    withdrawNotices: notifier.withdraw,
    get canReplaceBudget() {
      return !draft.paused;
    },
    replaceBudget: (...args) => replaceBudgetIn(services)(...args),
  };
  return services;
}
