import { createKeptAnswers } from "shared-contracts/saved-budgets/create-kept-answers";
import { ANONYMOUS } from "shared-contracts/client/token";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { readFollowUp } from "shared-contracts/platform/rules";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import {
  ONE_BUDGET_KEY,
  SAVED_BUDGETS_KEY,
} from "shared-contracts/saved-budgets/saved-budgets-query";
import type { ShellServices } from "shared-contracts/federation/shell-services";
import { QueryClient } from "shared-contracts/platform/query";
import { reaction } from "shared-contracts/platform/state";
import { lazyStorage } from "./browser-storage.ts";
import { Draft } from "./draft/draft.ts";
import { openDraftMirror } from "./draft/draft-mirror.ts";
import { PageOutbox } from "./outbox/page-outbox.ts";
import { ShownLists } from "./outbox/shown-lists.ts";
import type { Parts } from "./parts.ts";
import { slotWith } from "./slot.tsx";

/** What the frames around remotes' pages use. */
export type AppParts = Parts & ReturnType<typeof buildBudgetParts>;

/** Builds what remotes' pages share: the budget store, its draft, what waits to be sent, and the API's answers. */
export function buildBudgetParts({
  session,
  client,
  planGate,
  theme,
  notifier,
}: Parts) {
  const store = new BudgetStore();
  const kept = createKeptAnswers(() => session.userId);
  const draft = new Draft(store, {
    storage: lazyStorage(() => window.localStorage),
    mirror: openDraftMirror(),
    locks: navigator.locks,
    openChannel: (name) => new BroadcastChannel(name),
    page: window,
    isVisible: () => document.visibilityState === "visible",
    notify: (notice) => notifier.notify(notice),
  });
  const queryClient = new QueryClient();
  const outbox = new PageOutbox({
    store,
    draft,
    client,
    notify: (notice) => notifier.notify(notice),
    replaceBudget: (...args) => services.replaceBudget(...args),
    onSaved() {
      kept.expire("listBudgetSummaries");
      kept.expire("getPriceBook");
      void queryClient.invalidateQueries();
    },
    lists: new ShownLists(queryClient, kept),
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
    kept,
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
    (userId) => {
      queryClient.clear();
      outbox.followUser(userId === ANONYMOUS ? null : userId);
      void draft.followUser(userId);
    },
    { fireImmediately: true },
  );
  reaction(
    () => planGate.reason === null,
    // Calls that the gate refused are repeated.
    (open) => open && void queryClient.invalidateQueries(),
  );
  return { draft, outbox, services };
}
