import { CONTRACT_VERSION } from "shared-contracts/federation/contract-version";
import type { RemoteModule } from "shared-contracts/federation/remote-module";
import { WizardLayout } from "./WizardLayout.tsx";

/** What the shell loads: home, the nine steps of a budget and the saved budgets (section 2), each page when first shown. */
export const remote: RemoteModule = {
  name: "mf-wizard",
  version: APP_VERSION,
  contract: CONTRACT_VERSION,
  Layout: WizardLayout,
  pages: {
    home: () => import("./home/HomePage.tsx").then((page) => page.HomePage),
    event: () => import("./event/EventStep.tsx").then((page) => page.EventStep),
    team: () => import("./team/TeamStep.tsx").then((page) => page.TeamStep),
    foods: () => import("./foods/FoodsStep.tsx").then((page) => page.FoodsStep),
    drinks: () =>
      import("./drinks/DrinksStep.tsx").then((page) => page.DrinksStep),
    garnishes: () =>
      import("./garnishes/GarnishesStep.tsx").then(
        (page) => page.GarnishesStep,
      ),
    tables: () =>
      import("./tables/TablesStep.tsx").then((page) => page.TablesStep),
    confectionery: () =>
      import("./confectionery/ConfectioneryStep.tsx").then(
        (page) => page.ConfectioneryStep,
      ),
    operational: () =>
      import("./operational/OperationalStep.tsx").then(
        (page) => page.OperationalStep,
      ),
    results: () =>
      import("./results/ResultsStep.tsx").then((page) => page.ResultsStep),
    "saved-budgets": () =>
      import("./saved-budgets/SavedBudgetsPage.tsx").then(
        (page) => page.SavedBudgetsPage,
      ),
  },
};
