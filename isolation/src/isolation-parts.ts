import type { RemoteScenarios } from "./scenario.ts";

/** What the page is, for its two halves. */
export interface IsolationParts {
  scenarios: RemoteScenarios;
  /** The remote's version. */
  version: string;
  /** The address of the real API, when that answers in the place of the fakes. */
  api: string | null;
  /** Which build this page is of, when the command that serves it follows the sources. */
  build: string | null;
}
