import { AppStateProvider } from "shared-contracts/federation/core-state";
import type { RemoteModule } from "shared-contracts/federation/remote-module";

/** The module that the shell loads: the budgets that clients requested. */
export const remote: RemoteModule = {
  name: "mf-b2b",
  version: APP_VERSION,
  contracts: APP_CONTRACTS,
  Layout: AppStateProvider,
  pages: {
    "new-requests": () =>
      import(
        /* webpackChunkName: "new-requests" */ "./new-requests/NewRequests.tsx"
      ).then((page) => page.NewRequests),
    received: () =>
      import(
        /* webpackChunkName: "received" */ "./received/ReceivedBudgetsPage.tsx"
      ).then((page) => page.ReceivedBudgetsPage),
  },
};
