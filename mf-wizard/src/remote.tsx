import type { RemoteModule } from "shared-contracts/federation/remote-module";
import { pages } from "./pages.ts";
import { WizardLayout } from "./WizardLayout.tsx";

/** The exposed module: home, the nine steps and the saved budgets, each page loaded when first shown. */
export const remote: RemoteModule = {
  name: "mf-wizard",
  version: APP_VERSION,
  contracts: APP_CONTRACTS,
  Layout: WizardLayout,
  pages,
};
