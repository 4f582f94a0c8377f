import { CHECKS } from "tooling/release/release-checks";

/**
 * Releases what is there without the checks of a team's checkout: a copy has no commits, and types and unit tests are
 * tested elsewhere.
 */
export const UNCHECKED: readonly string[] = CHECKS.flatMap((name) => [
  "--skip",
  name,
]);
