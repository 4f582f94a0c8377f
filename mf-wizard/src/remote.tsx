import type { RemoteModule } from "shared-contracts/federation/remote-module";
import { pages } from "./pages.ts";
import { WizardLayout } from "./WizardLayout.tsx";

/** What the shell loads: home, the nine steps of a budget and the saved budgets, each page when first shown. */
export const remote: RemoteModule = {
  name: "mf-wizard",
  version: APP_VERSION,
  ...APP_CONTRACTS,
  Layout: WizardLayout,
  pages,
};
