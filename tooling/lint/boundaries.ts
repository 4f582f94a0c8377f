import type { OxlintOverride } from "oxlint";

// Who may import whom. Each rule says why, because the message is where people meet it.

interface Refused {
  group?: string[];
  regex?: string;
  allowTypeImports?: boolean;
  message: string;
}

const PLATFORM = [
  {
    name: "react-router-dom",
    message:
      "Import from shared-contracts/platform/router: one router in the page, and only the names we use in the download.",
  },
  {
    name: "react-router",
    message: "Import from shared-contracts/platform/router.",
  },
  ...["mobx", "mobx-react-lite"].map((name) => ({
    name,
    message:
      "Import from shared-contracts/platform/state: a second copy of MobX would not see the store's changes.",
  })),
  {
    name: "@tanstack/react-query",
    message:
      "Import from shared-contracts/platform/query: one query cache in the page.",
  },
  {
    name: "zod",
    message:
      "Import zod/mini: the whole of zod is 64 KB in the browser, and schemas are shared, not zod.",
  },
  {
    name: "lucide-react",
    message:
      "Import lucide-react/icons/<name>: the root would bring every icon along.",
  },
];

const APPS = ["shell", "mf-*"];

function forbid(
  files: string[],
  patterns: Refused[],
  { excludeFiles = [] as string[], paths = PLATFORM } = {},
): OxlintOverride {
  return {
    files,
    excludeFiles,
    rules: { "no-restricted-imports": ["error", { paths, patterns }] },
  };
}

const otherApps = {
  group: [...APPS, ...APPS.map((app) => `${app}/**`), "api", "api/**"],
  message:
    "Shell and remotes meet only through RemoteModule and ShellServices (shared-contracts/federation): importing one another ends independent releases.",
};

const reachingIn = {
  regex:
    "^(\\.\\./)+(shell|mf-[a-z0-9]+|api|shared-ui|shared-contracts|tooling)/",
  message:
    "Import a package by its name, not by its folder: its package.json lists what it offers.",
};

const storeValues = {
  group: [
    "shared-contracts/budget-store/*",
    "shared-contracts/client/*",
    "shared-contracts/federation/shell-services",
  ],
  allowTypeImports: true,
  message:
    "A remote is given the one store and client through ShellServices; import their types only, or the page holds two.",
};

const isolation = {
  group: ["isolation/*"],
  message:
    "Only isolation.ts, scenarios.ts and tests know how a remote runs alone: what the shell loads must not carry the fakes.",
};

/** What is behind the door to the rules. */
const RULES = [
  ...[
    "parts",
    "catalog",
    "templates",
    "pricing",
    "budget-file",
    "proposal",
  ].map((room) => `shared-contracts/${room}/*`),
  "shared-contracts/saved-budgets/event-summary",
];

const budgetRules = {
  group: [...RULES, "shared-contracts/platform/rules"],
  message:
    "Only a remote of the budget contract knows the rules of budgets: what changes there must not release the others.",
};

const rulesDoor = (...except: string[]): Refused => ({
  group: [...RULES, ...except.map((module) => `!shared-contracts/${module}`)],
  allowTypeImports: true,
  message:
    "Import from shared-contracts/platform/rules: one copy of the rules in the page, so that shell and remotes price alike.",
});

const pageRouter = {
  group: ["shared-contracts/platform/page-router"],
  message:
    "The page routes: a remote with a router would hold a second copy, which does not know the address.",
};

const remote = [otherApps, reachingIn, storeValues, isolation, pageRouter];
const TEST_FILES = ["**/*.{test,test-data}.{ts,tsx}", "**/testing/**"];
const remoteSources = {
  excludeFiles: [...TEST_FILES, "**/src/{isolation,*scenarios}.ts"],
};

export const boundaries: OxlintOverride[] = [
  forbid(["shell/**"], [otherApps, reachingIn]),
  forbid(
    ["shell/src/**"],
    // No remote may depend on how a draft is stored, so it is behind no door.
    [otherApps, reachingIn, rulesDoor("budget-file/draft")],
    { excludeFiles: TEST_FILES },
  ),
  forbid(["mf-*/**"], [...remote, budgetRules], remoteSources),
  // The remote of the budget contract.
  // A plan of payments and settings need no price of a part.
  forbid(
    ["mf-wizard/**"],
    [
      ...remote,
      rulesDoor(
        "proposal/days",
        "proposal/payment-plan",
        "proposal/read-settings",
      ),
    ],
    remoteSources,
  ),
  forbid(["mf-*/src/{isolation,*scenarios}.ts"], [otherApps, reachingIn]),
  forbid(["isolation/**"], [otherApps, reachingIn]),
  forbid(
    ["shared-ui/**"],
    [
      {
        group: ["shared-contracts/**", "!shared-contracts/numbers/**"],
        message:
          "shared-ui knows no word of catering: it may use shared-contracts/numbers and nothing else of it.",
      },
      otherApps,
      reachingIn,
    ],
  ),
  forbid(
    ["shared-contracts/**"],
    [
      {
        group: ["shared-ui", "shared-ui/**", "api/**", ...APPS],
        message:
          "shared-contracts is the bottom of the house: everything imports it, it imports nobody.",
      },
    ],
    {
      excludeFiles: ["shared-contracts/src/platform/**", "**/*.test.ts"],
    },
  ),
  forbid(
    ["shared-contracts/src/pricing/**", "shared-contracts/src/numbers/**"],
    [
      {
        group: [
          "**/budget-store/**",
          "**/client/**",
          "**/budget-file/**",
          "node:*",
        ],
        message:
          "Pricing is pure: numbers in, numbers out, no clock, no storage, no network.",
      },
    ],
    { excludeFiles: ["**/*.test.ts"] },
  ),
  forbid(
    ["api/**"],
    [
      {
        group: [
          "shared-contracts/budget-store/*",
          "shared-contracts/client/*",
          "shared-contracts/federation/*",
          "shared-contracts/platform/*",
          "shared-ui/**",
          ...APPS,
        ],
        message:
          "The API prices and stores budgets; the browser's store, client and platform are not its business.",
      },
    ],
    { paths: PLATFORM.filter(({ name }) => name !== "zod") },
  ),
];
