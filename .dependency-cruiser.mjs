// Which file may import which: `npm run lint` runs dependency-cruiser with it. Each rule gives its reason, because the
// message is where people meet it.

/**
 * The floors of each package, the lowest first: a room imports from the rooms of lower floors and from itself. A room
 * is a folder of the package's `src`, with the folders in it that have no floor, or one file that stands elsewhere than
 * its folder. Files beside the rooms stand above them all.
 */
const FLOORS = {
  api: [
    ["brazil-day.ts", "escape-html.ts"],
    ["startup-error.ts", "stop.ts", "worker.ts"],
    ["env.ts", "db/embedded", "db/migrations"],
    ["db"],
    ["http", "mail", "payments/payment-gateway.ts"],
    ["threads", "telemetry", "payments/asaas", "payments/sandbox"],
    ["bodies", "payments"],
    ["calls", "pdf"],
    ["modules/auth", "modules/price-book", "modules/company"],
    ["modules/budgets", "modules/recipes"],
    ["modules/portfolio"],
    ["modules/payments/reference.ts", "modules/payments/states.ts"],
    ["modules/payments/repository.ts"],
    ["modules/payments/authorizations.ts"],
    [
      "modules/health",
      "modules/logo",
      "modules/plans",
      "modules/own-templates",
    ],
    ["modules/profile", "modules/users"],
    ["modules/payments", "modules/pdf", "modules/received-budgets"],
    ["modules/sendings", "modules/account", "modules/proposal-links"],
    ["modules/acceptances"],
    ["modules/client-page"],
    ["demo", "backup"],
    ["admin", "metrics"],
    ["commands"],
  ],
  isolation: [
    [
      "scenario-answer.ts",
      "call-log.ts",
      "conditions.ts",
      "forced-answers.ts",
      "stage/actor.ts",
    ],
    ["scenario.ts", "fake-adapter.ts"],
    ["messages.ts", "listed-scenarios.ts", "isolation-parts.ts"],
    ["stage", "panel"],
  ],
  "mf-wizard": [
    ["working-budget"],
    ["reprice"],
    ["price-book"],
    ["steps"],
    ["frame", "proposal"],
    ["receipts"],
    ["results"],
    ["shopping", "portfolio"],
    ["palette"],
    ["home", "saved-budgets"],
  ],
  "mf-b2b": [
    ["request", "new-requests"],
    ["open"],
    ["detail"],
    ["received", "testing"],
  ],
  "mf-billing": [
    ["calls", "subscription"],
    ["payment/payment-words.ts", "payment/poll-payment.ts"],
    ["payment/payment-state.ts"],
    ["payment-panels"],
    ["automatic-pix", "open-payments", "payments"],
    ["payment"],
    ["plans"],
    ["my-plan", "testing"],
  ],
  "mf-account": [
    ["forms"],
    ["company", "logo", "profile"],
    ["intake", "own-data", "sessions"],
    ["config", "emails"],
    ["security"],
  ],
  shell: [
    [
      "browser-storage.ts",
      "one-store-database.ts",
      "runtime-files.ts",
      "trusted-address.ts",
      "when-idle.ts",
      "with-timeout.ts",
    ],
    ["kept-json.ts", "on-demand.tsx", "frame"],
    ["theme", "draft", "outbox"],
    ["runtime-config.ts", "auth"],
    ["remotes/remote-error.ts"],
    ["remote-override"],
    ["remotes"],
    ["plan-gate", "account-blocked", "about", "errors", "news", "offline"],
    ["routes.ts", "page-policy.ts"],
    ["declared-routes.ts", "slot.tsx"],
    ["parts.ts"],
    ["budget-parts.ts"],
    ["route-table.ts", "preview"],
    ["layout"],
    ["frames.tsx"],
    ["load-frames.ts"],
  ],
  "shared-contracts": [
    ["numbers", "platform", "testing"],
    ["formats"],
    ["pix"],
    ["entities"],
    ["catalog"],
    ["parts", "endpoints"],
    ["pricing", "client"],
    ["templates"],
    ["budget-file", "proposal"],
    ["budget-store", "merging", "saved-budgets"],
    ["outbox"],
    ["platform/rules.ts"],
    ["federation"],
  ],
};

/** What drives the code in tests may use all of it. */
const TESTS =
  "\\.(test|test-data)\\.tsx?$|/(testing|fixtures)/|^mf-[^/]+/src/(isolation\\.ts$|scenarios/)";
const TYPES = ["type-only"];
const CONTRACTS = "^shared-contracts/src";
/** The rules of budgets, which are behind a door. */
const RULES = `${CONTRACTS}/(parts|catalog|templates|pricing|budget-file|proposal)/|${CONTRACTS}/(saved-budgets/event-summary|entities/follow-up\\.)`;

/** The floors of a package as rules: one for each room. */
function floorRules([name, floors]) {
  const rooms = floors.flat();
  const src = `^${name}/src/`;
  const pattern = (room) => {
    if (/\.tsx?$/.test(room)) return `${src}${room}$`;
    const apart = rooms
      .filter((other) => other.startsWith(`${room}/`))
      .map((other) => other.slice(room.length + 1));
    const inside = apart.length ? `(?!(${apart.join("|")})(/|$))` : "";
    return `${src}${room}/${inside}`;
  };
  return [
    ...floors.flatMap((floor, height) =>
      floor.map((room) => ({
        name: `floors: ${name}/src/${room}`,
        comment:
          "Imports point down, so that a room can be read without those above it. Move what both need to a lower floor, or give a new room one: FLOORS in .dependency-cruiser.mjs.",
        from: { path: pattern(room), pathNot: TESTS },
        to: {
          path: src,
          pathNot: [room, ...floors.slice(0, height).flat()].map(pattern),
        },
      })),
    ),
    {
      name: `floors: ${name}`,
      comment:
        "The room has no floor: give it one in FLOORS of .dependency-cruiser.mjs.",
      from: { path: `${src}[^/]+/`, pathNot: [TESTS, ...rooms.map(pattern)] },
      to: {},
    },
  ];
}

const rules = [
  {
    name: "apps meet in the contract",
    comment:
      "Shell and remotes meet only through RemoteModule and ShellServices (shared-contracts/federation): importing one another ends independent releases.",
    from: { path: "^(shell|mf-[^/]+|isolation|shared-ui)/" },
    to: { path: "^(shell|mf-[^/]+|api)/", pathNot: "^$1/" },
  },
  {
    name: "a package by its name",
    comment:
      "Import a package by its name, not by its folder: its package.json lists what it offers.",
    from: { path: "^(shell|mf-[^/]+|isolation|shared-ui)/" },
    to: {
      path: "^(shell|mf-[^/]+|api|shared-ui|shared-contracts|tooling)/",
      pathNot: "^$1/",
      dependencyTypes: ["local"],
    },
  },
  {
    name: "one store and cache",
    comment:
      "Import from shared-contracts/platform/state or query: a second copy in the page would not see the store's changes.",
    from: {
      path: "^(shell|mf-[^/]+|isolation|shared-ui|shared-contracts|api)/",
      pathNot: ["^shared-contracts/src/platform/", "^mf-.*\\.test\\.tsx?$"],
    },
    to: {
      path: "^node_modules/(mobx(-react-lite)?|@tanstack/react-query)/",
    },
  },
  {
    name: "zod in small",
    comment:
      "Import zod/mini: the whole of zod is 64 KB in the browser, and schemas are shared, not zod.",
    from: { path: "^(shell|mf-[^/]+|isolation|shared-ui|shared-contracts)/" },
    to: { path: "^node_modules/zod/index\\." },
  },
  {
    name: "icons one by one",
    comment:
      "Import lucide-react/icons/<name>: the root would bring every icon along.",
    from: {},
    to: { path: "^node_modules/lucide-react/(?!.*/icons/)" },
  },
  {
    name: "one store and client",
    comment:
      "A remote is given the one store, client and kept answers through ShellServices; import their types only, or the page holds two.",
    from: { path: "^mf-", pathNot: TESTS },
    to: {
      path: `${CONTRACTS}/(budget-store/|client/|federation/shell-services|saved-budgets/(create-kept-answers|kept-opened))`,
      dependencyTypesNot: TYPES,
    },
  },
  {
    name: "no fakes in a remote",
    comment:
      "Only isolation.ts, scenarios and tests know how a remote runs alone: what the shell loads must not carry the fakes.",
    from: { path: "^mf-", pathNot: TESTS },
    to: { path: "^isolation/" },
  },
  {
    name: "the page routes",
    comment:
      "Import from shared-contracts/platform/router: a remote with a router would hold a second copy, which does not know the address.",
    from: { path: "^(mf-|shared-ui/|api/)" },
    to: { path: "^node_modules/react-router(-dom)?/" },
  },
  {
    name: "rules of budgets are the budget contract's",
    comment:
      "Only a remote of the budget contract knows the rules of budgets: what changes there must not release the others.",
    from: { path: "^mf-(?!wizard/)", pathNot: TESTS },
    to: { path: `${RULES}|${CONTRACTS}/platform/rules` },
  },
  {
    name: "rules of budgets by their door",
    comment:
      "Import from shared-contracts/platform/rules: one copy of the rules in the page, so that shell and remotes price alike.",
    from: { path: "^(shell|mf-wizard)/src/", pathNot: TESTS },
    to: {
      path: RULES,
      // How a draft is stored no remote may depend on, so it is behind no door. A plan of payments needs no price
      // of a part.
      pathNot: `${CONTRACTS}/(budget-file/draft|proposal/(days|payment-plan))\\.ts$`,
      dependencyTypesNot: TYPES,
    },
  },
  {
    name: "shared-ui knows no catering",
    comment:
      "shared-ui may use numbers and folded texts of shared-contracts and nothing else of it.",
    from: { path: "^shared-ui/" },
    to: {
      path: "^shared-contracts/",
      pathNot: `${CONTRACTS}/(numbers/|formats/folded\\.ts$)`,
    },
  },
  {
    name: "shared-contracts is the bottom",
    comment: "Everything imports shared-contracts, it imports nobody.",
    from: { path: "^shared-contracts/", pathNot: TESTS },
    to: { path: "^(shared-ui|api|shell|mf-[^/]+)/" },
  },
  {
    name: "pricing is pure",
    comment:
      "Pricing is numbers in, numbers out: no clock, no storage, no network.",
    from: { path: `${CONTRACTS}/(pricing|numbers)/`, pathNot: TESTS },
    to: { path: `${CONTRACTS}/(budget-store|client|budget-file)/` },
  },
  {
    name: "no Node in a browser",
    comment: "A page has no modules of Node.",
    from: {
      path: "^(shell|mf-[^/]+|shared-ui|shared-contracts)/src/",
      pathNot: TESTS,
    },
    to: { dependencyTypes: ["core"] },
  },
  {
    name: "no commands of the system",
    comment:
      "Only the embedded database starts programs, with fixed arguments.",
    from: { path: "^api/src/(?!db/embedded/)", pathNot: TESTS },
    to: { path: "^child_process$" },
  },
  {
    name: "the API is no browser",
    comment:
      "The API prices and stores budgets; the browser's store, client and platform are not its business. It reads remotes.json and the reports of pages to judge a canary.",
    from: { path: "^api/" },
    to: {
      pathNot: `${CONTRACTS}/federation/(remotes-file|canary-share|remote-news)\\.ts$`,
      path: `${CONTRACTS}/(budget-store|client|federation|platform)/|^(shared-ui|shell|mf-[^/]+)/`,
    },
  },
];

export default {
  forbidden: [...Object.entries(FLOORS).flatMap(floorRules), ...rules].map(
    (rule) => ({ ...rule, severity: "error" }),
  ),
  options: {
    doNotFollow: "node_modules",
    exclude: "^[^/]+/(dist|node_modules)/",
    // Imports of types count too.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "browser", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".css"],
    },
  },
};
