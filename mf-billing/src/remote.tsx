import { AppStateProvider } from "shared-contracts/federation/core-state";
import type { RemoteModule } from "shared-contracts/federation/remote-module";

/**
 * What the shell loads: the plans on sale with their payment, and the account's own plan, each page when first shown.
 */
export const remote: RemoteModule = {
  name: "mf-billing",
  version: APP_VERSION,
  contracts: APP_CONTRACTS,
  Layout: AppStateProvider,
  pages: {
    "plan-days": () =>
      import(
        /* webpackChunkName: "plan-days" */ "./subscription/PlanDays.tsx"
      ).then((page) => page.PlanDays),
    plans: () =>
      import(/* webpackChunkName: "plans" */ "./plans/PlansPage.tsx").then(
        (page) => page.PlansPage,
      ),
    "my-plan": () =>
      import(/* webpackChunkName: "my-plan" */ "./my-plan/MyPlanPage.tsx").then(
        (page) => page.MyPlanPage,
      ),
  },
};
