import type { RemoteScenarios } from "./scenario.ts";

/** What panel and stage have in common. */
export interface IsolationParts {
  scenarios: RemoteScenarios;
  /** The remote's version. */
  version: string;
  /** The address of the real API, if it replaces the fakes. */
  api: string | null;
  /** The build of this page, when the serving command watches the sources. */
  build: string | null;
}
