/**
 * The floors of each package, the lowest first: a room imports from the rooms of lower floors and from itself. A room
 * is a folder of the package's `src`, with the folders in it that have no floor, or one file that stands elsewhere than
 * its folder. Files beside the rooms stand above them all.
 */
export const FLOORS: Readonly<Record<string, readonly (readonly string[])[]>> =
  {
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
