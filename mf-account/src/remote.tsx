import { AppStateProvider } from "shared-contracts/federation/core-state";
import type { RemoteModule } from "shared-contracts/federation/remote-module";

/** The module that the shell loads: profile, password and company, each page when first shown. */
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
