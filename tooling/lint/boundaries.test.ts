import { lint } from "./lint.test-data.ts";

const wizard = "mf-wizard/src/remote.tsx";
const shell = "shell/src/App.tsx";

const refused = [
  [wizard, 'import "shell/src/routes";', /RemoteModule and ShellServices/],
  [shell, 'import "mf-wizard/src/remote";', /RemoteModule and ShellServices/],
  [wizard, 'import "../../shell/src/routes.ts";', /by its name/],
  [wizard, 'import { computed } from "mobx";', /platform\/state/],
  [shell, 'import { Link } from "react-router-dom";', /platform\/router/],
  [
    wizard,
    'import { useRoutes } from "shared-contracts/platform/page-router";',
    /The page routes/,
  ],
  [shell, 'import * as z from "zod";', /zod\/mini/],
  [shell, 'import { House } from "lucide-react";', /icons\/<name>/],
  [
    wizard,
    'import { BudgetStore } from "shared-contracts/budget-store/budget-store";',
    /types only/,
  ],
  [
    "mf-billing/src/remote.tsx",
    'import type { BudgetTotals } from "shared-contracts/pricing/budget-totals";',
    /budget contract/,
  ],
  [
    wizard,
    'import { lineCost } from "shared-contracts/pricing/line-cost";',
    /one copy of the rules/,
  ],
  [
    wizard,
    'import { summarizeBudget } from "shared-contracts/saved-budgets/event-summary";',
    /one copy of the rules/,
  ],
  [
    shell,
    'import { readBudget } from "shared-contracts/budget-file/read-budget";',
    /one copy of the rules/,
  ],
  [
    "mf-billing/src/remote.tsx",
    'import { lineCost } from "shared-contracts/platform/rules";',
    /budget contract/,
  ],
  [wizard, 'import "isolation/scenario";', /must not carry the fakes/],
  [
    "shared-ui/src/card/Card.tsx",
    'import "shared-contracts/formats/money";',
    /no word of catering/,
  ],
  [
    "shared-contracts/src/pricing/line-cost.ts",
    'import "node:fs";',
    /Pricing is pure/,
  ],
  [
    "shared-contracts/src/parts/foods.ts",
    'import "shared-ui/card/Card";',
    /bottom of the house/,
  ],
  [
    "api/src/app.ts",
    'import "shared-contracts/budget-store/budget-store";',
    /not its business/,
  ],
] as const;

const fine = [
  [
    wizard,
    'import type { BudgetStore } from "shared-contracts/budget-store/budget-store";',
  ],
  [wizard, 'import { formatMoney } from "shared-contracts/formats/money";'],
  [wizard, 'import { lineCost } from "shared-contracts/platform/rules";'],
  [wizard, 'import type { PricedLine } from "shared-contracts/parts/part";'],
  [shell, 'import { readDraft } from "shared-contracts/budget-file/draft";'],
  [
    "mf-billing/src/remote.tsx",
    'import { formatMoney } from "shared-contracts/formats/money";',
  ],
  [
    "shared-ui/src/card/Card.tsx",
    'import "shared-contracts/numbers/parse-number";',
  ],
  ["api/src/app.ts", 'import { z } from "zod";'],
] as const;

const messages = lint([
  ...refused.map(([file, source]) => [file, source] as const),
  ...fine,
]).map((findings) =>
  findings
    .filter(({ code }) => code === "eslint(no-restricted-imports)")
    .map(({ help, message }) => `${message} ${help}`),
);

test.each(refused.map((row, index) => [...row, messages[index]] as const))(
  "in %s, %s is refused with the reason",
  (_file, _source, reason, found) => {
    expect(found).toContainEqual(expect.stringMatching(reason));
  },
);

test.each(
  fine.map((row, index) => [...row, messages[refused.length + index]] as const),
)("in %s, %s is fine", (_file, _source, found) => {
  expect(found).toEqual([]);
});
