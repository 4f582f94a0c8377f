/**
 * The floors of each package, the lowest first: a room imports from the rooms of lower floors and from itself. A room
 * is a folder of the package's `src`, with the folders in it that have no floor, or one file that stands elsewhere than
 * its folder. Files beside the rooms stand above them all.
 */
export const FLOORS: Readonly<Record<string, readonly (readonly string[])[]>> =
  {
    api: [
      ["startup-error.ts", "stop.ts", "db/stored-total.ts"],
      ["env.ts", "db/embedded", "db/migrations"],
      ["db"],
      ["http", "payments/payment-gateway.ts"],
      ["threads", "payments/asaas", "payments/sandbox"],
      ["bodies", "payments"],
      ["calls", "pdf"],
      ["modules/auth", "modules/budgets", "modules/company"],
      ["modules/health", "modules/logo", "modules/plans"],
      ["modules/profile", "modules/received-budgets", "modules/users"],
      ["modules/payments", "modules/pdf"],
      ["demo", "admin"],
      ["commands"],
    ],
    "mf-wizard": [
      ["rows", "explain", "percent", "typing", "steps", "working-budget"],
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
    "mf-b2b": [["request"], ["edit"], ["detail"], ["received", "testing"]],
    "mf-billing": [
      ["calls", "subscription"],
      ["payment/payment-words.ts", "payment/poll-payment.ts"],
      ["payment/payment-state.ts"],
      ["payment-panels"],
      ["payment"],
      ["plans"],
      ["my-plan", "testing"],
    ],
    "mf-account": [
      ["forms", "company", "logo", "profile"],
      ["config", "security"],
    ],
    shell: [
      ["browser-storage.ts", "runtime-files.ts", "on-demand", "frame"],
      ["kept-json.ts", "theme", "draft"],
      ["runtime-config.ts", "auth"],
      ["remotes/remote-error.ts", "remotes/candidate.ts"],
      ["remote-override"],
      ["remotes"],
      ["plan-gate", "account-blocked", "about", "errors"],
      ["routes.ts", "parts.ts"],
      ["layout"],
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
