/**
 * The floors of each package, the lowest first: a room imports from the rooms of lower floors and from itself. A room
 * is a folder of the package's `src`, with the folders in it that have no floor, or one file that stands elsewhere than
 * its folder. Files beside the rooms stand above them all.
 */
export const FLOORS: Readonly<Record<string, readonly (readonly string[])[]>> =
  {
    "mf-wizard": [
      ["rows", "explain", "percent", "typing", "steps"],
      ["rows/search", "rows/menu", "rows/paste", "rows/window"],
      ["checks", "saved-budgets"],
      ["suggestions", "saving"],
      ["rows/cells", "compare"],
      ["rows/list", "save-card"],
      ["parts", "team"],
      ["foods", "drinks", "garnishes", "thematic-tables", "confectionery"],
      ["general-expenses", "event"],
      ["lists", "importing", "undo", "totals", "what-if"],
      ["draft"],
      ["frame"],
      ["home", "results", "saved-budgets-page", "testing"],
    ],
    "shared-contracts": [
      ["numbers", "platform", "testing"],
      ["entities"],
      ["catalog", "formats"],
      ["parts", "endpoints"],
      ["templates", "pricing", "client"],
      ["budget-file"],
      ["budget-store"],
      ["federation"],
      ["platform/federation.ts"],
    ],
  };
