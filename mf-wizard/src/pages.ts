import type { RemoteModule } from "shared-contracts/federation/remote-module";

/** Home, the nine steps and the saved budgets, each loaded when first shown or prefetched. */
export const pages: RemoteModule["pages"] = {
  home: () => import("./home/HomePage.tsx").then((page) => page.HomePage),
  event: () => import("./event/EventStep.tsx").then((page) => page.EventStep),
  team: () => import("./team/TeamStep.tsx").then((page) => page.TeamStep),
  foods: () => import("./foods/FoodsStep.tsx").then((page) => page.FoodsStep),
  drinks: () =>
    import("./drinks/DrinksStep.tsx").then((page) => page.DrinksStep),
  garnishes: () =>
    import("./garnishes/GarnishesStep.tsx").then((page) => page.GarnishesStep),
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
};
