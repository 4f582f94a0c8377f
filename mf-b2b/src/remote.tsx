import { AppStateProvider } from "shared-contracts/federation/core-state";
import type { RemoteModule } from "shared-contracts/federation/remote-module";

/** What the shell loads: the budgets that clients and other businesses asked for. */
export const remote: RemoteModule = {
  name: "mf-b2b",
  version: APP_VERSION,
  contracts: APP_CONTRACTS,
  Layout: AppStateProvider,
  pages: {
    received: () =>
      import(
        /* webpackChunkName: "received" */ "./received/ReceivedBudgetsPage.tsx"
      ).then((page) => page.ReceivedBudgetsPage),
  },
};
