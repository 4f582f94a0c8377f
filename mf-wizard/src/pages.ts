import { type ComponentType, createElement } from "react";
import type { RemoteModule } from "shared-contracts/federation/remote-module";
import type { AnyPart, LinePart } from "shared-contracts/parts/table";
import { EACH_PART } from "shared-contracts/platform/rules";
import type { PartLook } from "./steps/parts/part-look.ts";
import type { PartStepProps } from "./steps/parts/PartStep.tsx";
import { readerOf } from "./working-budget/importing/import-readers.ts";

type Pages = RemoteModule["pages"];

interface LookedStep {
  PartStep: ComponentType<PartStepProps>;
  look?: unknown;
}

/**
 * The steps of parts that have a look. Each chunk is named as its page: a release lists a page's files by that name.
 */
const STEPS: Partial<Record<LinePart, () => Promise<LookedStep>>> = {
  foods: () => import(/* webpackChunkName: "foods" */ "./steps/foods/look.ts"),
  drinks: () =>
    import(/* webpackChunkName: "drinks" */ "./steps/drinks/look.ts"),
  garnishes: () =>
    import(/* webpackChunkName: "garnishes" */ "./steps/garnishes/look.tsx"),
  confectionery: () =>
    import(
      /* webpackChunkName: "confectionery" */ "./steps/confectionery/look.tsx"
    ),
  thematicTables: () =>
    import(
      /* webpackChunkName: "thematic-tables" */ "./steps/thematic-tables/look.ts"
    ),
  generalExpenses: () =>
    import(
      /* webpackChunkName: "general-expenses" */ "./steps/general-expenses/look.ts"
    ),
};

/** The step of a part that only the table describes. */
const plainStep = (): Promise<LookedStep> =>
  import("./steps/parts/PartStep.tsx");

/** The page of a part's step, named by its address. */
function partPage(part: AnyPart): [string, Pages[string]] {
  let page: ComponentType | undefined;
  const load = async () => {
    const { PartStep, look } = await (STEPS[part.key] ?? plainStep)();
    // A stable component: a new one would lose the step's state.
    return (page ??= () =>
      createElement(PartStep, { part, look: look as PartLook | undefined }));
  };
  return [part.path.slice(1), load];
}

/** Home, the nine steps and the saved budgets, each loaded when first shown or prefetched. */
export const pages: Pages = {
  home: () =>
    import(/* webpackChunkName: "home" */ "./home/HomePage.tsx").then(
      (page) => page.HomePage,
    ),
  event: () =>
    import(/* webpackChunkName: "event" */ "./steps/event/EventStep.tsx").then(
      (page) => page.EventStep,
    ),
  team: () =>
    import(/* webpackChunkName: "team" */ "./steps/team/TeamStep.tsx").then(
      (page) => page.TeamStep,
    ),
  ...Object.fromEntries(EACH_PART.map(partPage)),
  results: () =>
    import(/* webpackChunkName: "results" */ "./results/ResultsStep.tsx").then(
      (page) => page.ResultsStep,
    ),
  "saved-budgets": () =>
    import(
      /* webpackChunkName: "saved-budgets" */ "./saved-budgets/SavedBudgetsPage.tsx"
    ).then((page) => page.SavedBudgetsPage),
};

/** Loads what is not shown yet, the page at `next` first: opening a step then starts no request and needs no network. */
export async function prefetchPages(next: string | null): Promise<void> {
  const first = next === null ? undefined : pages[next.slice(1)];
  const loads = [
    ...(first ? [first] : []),
    // Without network it is too late to download what asks how to save.
    () => import("./working-budget/save-questions/StepSaving.tsx"),
    ...Object.values(pages),
    () => import("./steps/explain/ExplanationPanel.tsx"),
    () => readerOf("page"),
    () => readerOf("shared"),
  ];
  try {
    for (const load of loads) await load();
  } catch {
    // Without a network, opening the page shows the error and offers a retry.
  }
}
