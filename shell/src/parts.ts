import { forgetKeptBudgets } from "shared-contracts/saved-budgets/kept-budgets-storage";
import { forgetOpened } from "shared-contracts/saved-budgets/kept-opened";
import { createApiClient } from "shared-contracts/client/create-api-client";
import type { RuntimeConfig } from "shared-contracts/federation/runtime-config";
import { configure, reaction } from "shared-contracts/platform/state";
import { createNotifier } from "shared-ui/toast/createNotifier";
import { followTabs } from "./auth/follow-tabs.ts";
import { Session } from "./auth/session.ts";
import { safeStorage, lazyStorage } from "./browser-storage.ts";
import { forgetPlan } from "./plan-gate/kept-plan.ts";
import { PlanGate } from "./plan-gate/plan-gate.ts";
import { keptListNotice } from "./about/format-instant.ts";
import { watchRules } from "./about/watch-rules.ts";
import { remotesInPage } from "./remotes/remotes-in-page.ts";
import { Theme } from "./theme/theme.ts";

/** What every page of the shell uses, and the operator's texts. */
export type Parts = ReturnType<typeof buildParts>;

/**
 * Builds what every page of the shell uses, and ties it to the signed-in user: no data of one user is shown or stored
 * under another.
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
  const planGate = new PlanGate({
    client,
    // A blocked user needs no notice about a failed check.
    notify: (notice) => session.isBlocked || notifier.notify(notice),
    isSignedIn: () => session.isSignedIn,
    userId: () => session.userId,
    page: window,
    isVisible: () => document.visibilityState === "visible",
  });
  const theme = new Theme(storage, client);
  followTabs(window, { session, theme });
  reaction(
    () => session.userId,
    (userId, previousId) => {
      notifier.clear();
      // No sign-in or sign-out has happened yet.
      if (previousId !== undefined) {
        forgetKeptBudgets(() => window.localStorage);
        void forgetOpened();
        forgetPlan();
      }
      void theme.useThemeOf(userId);
      planGate.followUser();
    },
    { fireImmediately: true },
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
    planGate,
    theme,
    notifier,
    support,
    legal,
    registration,
    shellSince,
  };
}
