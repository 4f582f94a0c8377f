import type { BudgetStore } from "shared-contracts/budget-store/budget-store";
import type { DraftService } from "shared-contracts/federation/budget-services";
import type { ScenarioAnswer } from "./scenario-answer.ts";
import type { Actor } from "./stage/actor.ts";

/** A page of a remote at its address in the product, as in the shell's route table. */
export interface ScenarioPage {
  path: string;
  /** The page's name in the remote's module. */
  page: string;
  /** The page's heading, which also names it in lists. */
  title: string;
  /** Where notices appear, as in the shell. */
  notices?: "rail" | "bar";
}

/** What of a remote fails: a page or the layout throws, or the file of a page does not come. */
export type Fault = "page" | "layout" | "file";

/** One state of one screen, by name. */
export interface Scenario {
  /** The id in a link: `?scenario=trial-ended`. */
  id: string;
  /** The title, in Portuguese. */
  title: string;
  /** Its heading in the list. */
  group: string;
  /** The address it opens at. */
  path: string;
  /** Nobody is signed in. */
  visitor?: true;
  /** The browser reports that it is offline. */
  offline?: true;
  fault?: Fault;
  /** Makes the working budget what the scenario needs. Default: the defaults of a first start. */
  budget?: (store: BudgetStore) => void;
  /** The state of the fake draft. */
  draft?: Partial<DraftService>;
  /**
   * Answers added to or replacing the remote's usual ones; created each time the scenario opens, so they may keep
   * state.
   */
  api?: () => readonly ScenarioAnswer[];
  /** The user's actions that lead to the state. */
  play?: (actor: Actor) => Promise<void>;
  /** Needs a layout, because it has more rows than are rendered in full. */
  large?: true;
  /** How many times faster the page's clock runs, for states that take minutes. */
  clock?: number;
  /** A text that is on screen only in this state. */
  shows: string;
}

/** Everything a remote needs to run alone: its pages, the usual answers, and its scenarios. */
export interface RemoteScenarios {
  /** The remote's package name. */
  remote: string;
  pages: readonly ScenarioPage[];
  /** The answers that scenarios may replace. */
  api: () => readonly ScenarioAnswer[];
  scenarios: readonly Scenario[];
}

/**
 * Defines the scenarios of one screen, with one heading, one address, and what else they have in common. What one adds
 * is its answers alone, or any part of it; its answers follow the common ones.
 */
export function scenariosOf(
  group: string,
  path: string,
  common: Partial<Scenario> = {},
) {
  return (
    id: string,
    title: string,
    shows: string,
    more: Partial<Scenario> | readonly ScenarioAnswer[] = {},
  ): Scenario => {
    const own = "length" in more ? { api: () => more } : more;
    const api = () => [...(common.api?.() ?? []), ...(own.api?.() ?? [])];
    return { id, title, group, path, shows, ...common, ...own, api };
  };
}

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

/** What panel and stage have in common. */
export interface IsolationParts {
  scenarios: RemoteScenarios;
  /** The remote's version. */
  version: string;
  /** The address of the real API, if it replaces the fakes. */
  api: string | null;
  /** The build of this page, when the serving command watches the sources. */
  build: string | null;
  /** The build of this page; empty if unknown. */
  hash: string;
}
