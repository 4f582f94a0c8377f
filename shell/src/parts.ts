import { ANONYMOUS } from "shared-contracts/client/token";
import {
  keptBudgets,
  keptPriceBook,
} from "shared-contracts/saved-budgets/kept-answer";
import { forgetKeptBudgets } from "shared-contracts/saved-budgets/kept-budgets-storage";
import { forgetOpened } from "shared-contracts/saved-budgets/kept-opened";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { readFollowUp } from "shared-contracts/entities/follow-up";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import {
  ONE_BUDGET_KEY,
  SAVED_BUDGETS_KEY,
} from "shared-contracts/saved-budgets/saved-budgets-query";
import { createApiClient } from "shared-contracts/client/create-api-client";
import type { RuntimeConfig } from "shared-contracts/federation/runtime-config";
import type { ShellServices } from "shared-contracts/federation/shell-services";
import { QueryClient } from "shared-contracts/platform/query";
import { configure, reaction } from "shared-contracts/platform/state";
import { createNotifier } from "shared-ui/toast/createNotifier";
import { followTabs } from "./auth/follow-tabs.ts";
import { Session } from "./auth/session.ts";
import { safeStorage, lazyStorage } from "./browser-storage.ts";
import { Draft } from "./draft/draft.ts";
import { openDraftMirror } from "./draft/draft-mirror.ts";
import { PageOutbox } from "./outbox/page-outbox.ts";
import { ShownLists } from "./outbox/shown-lists.ts";
import { forgetPlan } from "./plan-gate/kept-plan.ts";
import { PlanGate } from "./plan-gate/plan-gate.ts";
import { keptListNotice } from "./about/format-instant.ts";
import { watchRules } from "./about/watch-rules.ts";
import { remotesInPage } from "./remotes/remotes-in-page.ts";
import { slotWith } from "./slot.tsx";
import { Theme } from "./theme/theme.ts";

/** The singletons that the composition root builds and the shell's pages use, and the operator's texts. */
export type AppParts = ReturnType<typeof buildParts>;

/**
 * Builds the page's singletons and ties them to the signed-in user: no data of one user is shown or stored under
 * another.
 */
export function buildParts({
  apiUrl,
  support,
  legal,
  registration,
  shellSince,
}: RuntimeConfig) {
  configure({ enforceActions: "always" });
  const localStorage = lazyStorage(() => window.localStorage);
  const storage = safeStorage(localStorage);
  const notifier = createNotifier();
  /** The token has left the page by then, and nothing awaits the answer. */
  const revoke = (token: string) =>
    void createApiClient({
      baseUrl: apiUrl,
      getToken: () => token,
      onSignal: () => undefined,
    })
      .call("logout", {})
      .catch((error: unknown) => console.warn(error));
  const session = new Session(storage, undefined, revoke);
  const client = createApiClient({
    baseUrl: apiUrl,
    getToken: () => session.token,
    onSignal: (signal) => {
      if (signal === "unauthenticated") session.expire();
      if (signal === "blocked") session.block();
      if (signal === "plan-required") planGate.onRefusal();
    },
    onRetrying: notifier.sayRetrying,
    onHealth: watchRules(),
  });
  const isVisible = () => document.visibilityState === "visible";
  const planGate = new PlanGate({
    client,
    // A blocked user needs no notice about a failed check.
    notify: (notice) => session.isBlocked || notifier.notify(notice),
    isSignedIn: () => session.isSignedIn,
    userId: () => session.userId,
    page: window,
    isVisible,
  });
  const store = new BudgetStore();
  const draft = new Draft(store, {
    storage: localStorage,
    mirror: openDraftMirror(),
    locks: navigator.locks,
    openChannel: (name) => new BroadcastChannel(name),
    page: window,
    isVisible,
    notify: (notice) => notifier.notify(notice),
  });
  const theme = new Theme(storage, client);
  followTabs(window, { session, theme });
  const queryClient = new QueryClient();
  const outbox = new PageOutbox({
    store,
    draft,
    client,
    notify: (notice) => notifier.notify(notice),
    replaceBudget: (...args) => services.replaceBudget(...args),
    onSaved() {
      for (const kept of [keptBudgets, keptPriceBook])
        kept.expire(() => window.localStorage, session.userId, Date.now());
      void queryClient.invalidateQueries();
    },
    lists: new ShownLists(queryClient, () => session.userId),
    showBudget(saved) {
      const { id } = saved;
      const { status } = readFollowUp(saved.dados);
      queryClient.setQueriesData({ queryKey: [...ONE_BUDGET_KEY, id] }, saved);
      queryClient.setQueryData<SavedBudgetSummary[]>(
        SAVED_BUDGETS_KEY,
        (rows) =>
          rows?.map((row) => (row.id === id ? { ...row, status } : row)),
      );
    },
  });
  const services: ShellServices = {
    session,
    client: outbox.client,
    store,
    draft,
    outbox,
    planGate,
    theme,
    queryClient,
    Slot: slotWith(() => services),
    // The call that ended a session fails as well; /login shows why already.
    notify: (notice) => session.endedBecause ?? notifier.notify(notice),
    withdrawNotices: notifier.withdraw,
    get canReplaceBudget() {
      return !draft.paused;
    },
    async replaceBudget(...args) {
      const { replaceBudgetIn } =
        await import("shared-contracts/federation/replace-budget");
      return replaceBudgetIn(services)(...args);
    },
  };

  reaction(
    () => session.userId,
    (userId, previousId) => {
      queryClient.clear();
      notifier.clear();
      // No sign-in or sign-out has happened yet.
      if (previousId !== undefined) {
        forgetKeptBudgets(() => window.localStorage);
        void forgetOpened();
        forgetPlan();
      }
      outbox.followUser(userId === ANONYMOUS ? null : userId);
      void draft.followUser(userId);
      void theme.useThemeOf(userId);
      planGate.followUser();
    },
    { fireImmediately: true },
  );
  reaction(
    () => planGate.reason === null,
    // Calls that the gate refused are repeated.
    (open) => open && void queryClient.invalidateQueries(),
  );
  reaction(
    () => remotesInPage.keptSince,
    (since) => {
      if (since) notifier.notify({ text: keptListNotice(since), tone: "info" });
    },
  );
  return {
    session,
    client,
    draft,
    outbox,
    planGate,
    theme,
    services,
    notifier,
    support,
    legal,
    registration,
    shellSince,
  };
}
