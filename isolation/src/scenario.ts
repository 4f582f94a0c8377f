import type { BudgetStore } from "shared-contracts/budget-store/budget-store";
import type { DraftService } from "shared-contracts/federation/budget-services";
import type { ScenarioAnswer } from "./scenario-answer.ts";
import type { Actor } from "./stage/actor.ts";

/** A page of a remote at its address in the product; the shell's route table says the same. */
export interface ScenarioPage {
  path: string;
  /** The page's name in the remote's module. */
  page: string;
  /** The page's heading, which also names it in lists. */
  title: string;
  /** Where notices appear, as in the shell. */
  notices?: "rail" | "bar";
}

/** One state of one screen, by name. */
export interface Scenario {
  /** What a link says: `?scenario=trial-ended`. */
  id: string;
  /** What a person reads, in Portuguese. */
  title: string;
  /** The heading it stands under in the list. */
  group: string;
  /** Where it opens. */
  path: string;
  /** Nobody is signed in. */
  visitor?: true;
  /** The browser says that it has no network. */
  offline?: true;
  /** Makes the working budget what the scenario needs. Default: the defaults of a first start. */
  budget?: (store: BudgetStore) => void;
  /** What the draft's keeper says. */
  draft?: Partial<DraftService>;
  /**
   * Answers beside or in the place of the remote's usual ones; created each time the scenario opens, so that one may
   * remember.
   */
  api?: () => readonly ScenarioAnswer[];
  /** What a user does before the state is there. */
  play?: (actor: Actor) => Promise<void>;
  /** More rows than can be drawn without a layout, which says what is in sight: not for component tests. */
  large?: true;
  /** So many times faster runs the page's clock, for what takes minutes. */
  clock?: number;
  /** Words that are on screen when, and only when, the state is there. */
  shows: string;
}

/** Everything a remote needs to run alone: its pages, what the services usually answer, and its scenarios. */
export interface RemoteScenarios {
  /** The remote's package name. */
  remote: string;
  pages: readonly ScenarioPage[];
  /** What the services answer unless a scenario says otherwise. */
  api: () => readonly ScenarioAnswer[];
  scenarios: readonly Scenario[];
}

/** Writes down the scenarios of one screen, which stand under one heading and open at one address. */
export function scenariosOf(group: string, path: string) {
  return (
    id: string,
    title: string,
    shows: string,
    more: Partial<Scenario> = {},
  ): Scenario => ({ id, title, group, path, shows, ...more });
}
