import type { RemoteScenarios, Scenario } from "./scenario.ts";

/** The remote's scenarios, or with the real API, which has its own state, the remote's pages. */
export function listedScenarios(
  { pages, scenarios }: RemoteScenarios,
  api: string | null,
): readonly Scenario[] {
  if (api === null) return scenarios;
  return pages.map(({ path, title }) => ({
    id: path,
    title,
    group: "Páginas",
    path,
    shows: title,
  }));
}

/** The scenario with this id; else the first. */
export function scenarioOf(listed: readonly Scenario[], id: string): Scenario {
  return listed.find((scenario) => scenario.id === id) ?? listed[0]!;
}
