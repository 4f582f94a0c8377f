import type { RemoteScenarios, Scenario } from "./scenario.ts";

/**
 * What can be put on stage: the remote's scenarios, or in front of a real API, whose states are its own, the remote's
 * pages.
 */
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

/** The scenario of an id; the first where there is none of it. */
export function scenarioOf(listed: readonly Scenario[], id: string): Scenario {
  return listed.find((scenario) => scenario.id === id) ?? listed[0]!;
}
