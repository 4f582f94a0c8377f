import { AppStateProvider } from "shared-contracts/federation/core-state";
import type { RemoteModule } from "shared-contracts/federation/remote-module";

/** What the shell loads: who the account is of, its password and its company, each page when first shown. */
export const remote: RemoteModule = {
  name: "mf-account",
  version: APP_VERSION,
  contracts: APP_CONTRACTS,
  Layout: AppStateProvider,
  pages: {
    security: () =>
      import(
        /* webpackChunkName: "security" */ "./security/SecurityPage.tsx"
      ).then((page) => page.SecurityPage),
    config: () =>
      import(/* webpackChunkName: "config" */ "./config/ConfigPage.tsx").then(
        (page) => page.ConfigPage,
      ),
  },
};
