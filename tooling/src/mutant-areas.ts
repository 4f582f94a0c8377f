/** A part of the source whose tests must notice every change. */
interface MutantArea {
  /** What is changed: globs from the root. Tests and test data are left alone. */
  readonly mutate: readonly string[];
  /** The tests that must notice it, beside the source's own. They must need no database. */
  readonly tests?: readonly string[];
  /** The Jest project whose environment the tests need. */
  readonly environment: "node" | "jsdom";
}

/** The areas of `npm run test:mutants`. */
const AREAS: Readonly<Record<string, MutantArea>> = {
  numbers: {
    mutate: ["shared-contracts/src/numbers/*.ts"],
    environment: "node",
  },
  pricing: {
    mutate: [
      "shared-contracts/src/pricing/*.ts",
      // What makes a row a priced line. The other files of the folder are words.
      "shared-contracts/src/parts/{part,table,part-rows}.ts",
      "shared-contracts/src/formats/{count,money}.ts",
    ],
    tests: ["shared-contracts/src/parts/*.test.ts"],
    environment: "node",
  },
  // What mf-wizard alone computes from the prices.
  "wizard-figures": {
    mutate: [
      "mf-wizard/src/results/budget-lines.ts",
      "mf-wizard/src/results/checks/budget-checks.ts",
      "mf-wizard/src/working-budget/compare/difference.ts",
      "mf-wizard/src/steps/event/sizing-effect.ts",
      "mf-wizard/src/steps/drinks/package-price.ts",
      "mf-wizard/src/steps/explain/{base-quantity,explain-cost}.ts",
      "mf-wizard/src/steps/general-expenses/whole-pieces.ts",
      "mf-wizard/src/steps/parts/served-per-guest.ts",
      "mf-wizard/src/steps/rows/hints/{odd-quantity,usual-quantities}.ts",
      "mf-wizard/src/steps/rows/units/{convert-quantity,price-of-one}.ts",
      "mf-wizard/src/steps/thematic-tables/cost-per-guest.ts",
      "mf-wizard/src/results/what-if/{guest-scenario,target-margin}.ts",
      "mf-wizard/src/working-budget/margins-total.ts",
    ],
    tests: [
      "mf-wizard/src/steps/explain/*.test.ts",
      "mf-wizard/src/results/what-if/*.test.ts",
    ],
    environment: "node",
  },
  "budget-file": {
    mutate: ["shared-contracts/src/{budget-file,saved-budgets}/*.ts"],
    environment: "node",
  },
  "payment-states": {
    mutate: [
      "api/src/modules/payments/states.ts",
      "mf-billing/src/payment/payment-state.ts",
    ],
    environment: "node",
  },
  "release-lines": {
    mutate: [
      "tooling/release/move-line.ts",
      "tooling/release/registry-file.ts",
    ],
    environment: "node",
  },
  "plan-gate": {
    mutate: ["shell/src/plan-gate/*.ts"],
    environment: "jsdom",
  },
};

/** Each area with all tests that must notice its mutants. */
export const MUTANT_AREAS: Readonly<Record<string, Required<MutantArea>>> =
  Object.fromEntries(
    Object.entries(AREAS).map(([name, { tests = [], ...area }]) => {
      const beside = area.mutate.map((glob) => glob.replace(/ts$/, "test.ts"));
      return [name, { ...area, tests: [...beside, ...tests] }];
    }),
  );
