import { type ComponentType, createElement } from "react";
import type { RemoteModule } from "shared-contracts/federation/remote-module";
import type { AnyPart, LinePart } from "shared-contracts/parts/table";
import { EACH_PART } from "shared-contracts/platform/rules";
import type { PartLook } from "./parts/part-look.ts";

type Pages = RemoteModule["pages"];

/** The looks of the parts' steps, loaded with each step. */
const LOOKS: Partial<Record<LinePart, () => Promise<{ look: unknown }>>> = {
  foods: () => import("./foods/look.ts"),
  drinks: () => import("./drinks/look.ts"),
  garnishes: () => import("./garnishes/look.tsx"),
  confectionery: () => import("./confectionery/look.tsx"),
  thematicTables: () => import("./thematic-tables/look.ts"),
  generalExpenses: () => import("./general-expenses/look.ts"),
};

/** The page of a part's step, named by its address. */
function partPage(part: AnyPart): [string, Pages[string]] {
  let page: ComponentType | undefined;
  const load = async () => {
    const [{ PartStep }, loaded] = await Promise.all([
      import("./parts/PartStep.tsx"),
      LOOKS[part.key]?.(),
    ]);
    const look = loaded?.look as PartLook | undefined;
    // A stable component: a new one would lose the step's state.
    return (page ??= () => createElement(PartStep, { part, look }));
  };
  return [part.path.slice(1), load];
}

/** Home, the nine steps and the saved budgets, each loaded when first shown or prefetched. */
export const pages: Pages = {
  home: () => import("./home/HomePage.tsx").then((page) => page.HomePage),
  event: () => import("./event/EventStep.tsx").then((page) => page.EventStep),
  team: () => import("./team/TeamStep.tsx").then((page) => page.TeamStep),
  ...Object.fromEntries(EACH_PART.map(partPage)),
  results: () =>
    import("./results/ResultsStep.tsx").then((page) => page.ResultsStep),
  "saved-budgets": () =>
    import("./saved-budgets-page/SavedBudgetsPage.tsx").then(
      (page) => page.SavedBudgetsPage,
    ),
};
