import { join } from "node:path";
import { ESLint } from "eslint";
import { root } from "../src/workspace.ts";

const eslint = new ESLint({ cwd: root });

async function messagesFor(file: string, source: string): Promise<string[]> {
  const [result] = await eslint.lintText(source, {
    filePath: join(root, file),
  });
  return result!.messages
    .filter(({ ruleId }) => ruleId?.endsWith("no-restricted-imports"))
    .map(({ message }) => message);
}

const wizard = "mf-wizard/src/remote.tsx";
const shell = "shell/src/App.tsx";

test.each([
  [wizard, 'import "shell/src/routes";', /RemoteModule and ShellServices/],
  [shell, 'import "mf-wizard/src/remote";', /RemoteModule and ShellServices/],
  [wizard, 'import "../../shell/src/routes.ts";', /by its name/],
  [wizard, 'import { computed } from "mobx";', /platform\/state/],
  [shell, 'import { Link } from "react-router-dom";', /platform\/router/],
  [shell, 'import * as z from "zod";', /zod\/mini/],
  [shell, 'import { House } from "lucide-react";', /icons\/<name>/],
  [
    wizard,
    'import { BudgetStore } from "shared-contracts/budget-store/budget-store";',
    /types only/,
  ],
  [wizard, 'import "isolation/scenario";', /must not carry the fakes/],
  [
    "shared-ui/src/card/Card.tsx",
    'import "shared-contracts/pricing/money";',
    /no word of catering/,
  ],
  [
    "shared-contracts/src/pricing/food-cost.ts",
    'import "node:fs";',
    /Pricing is pure/,
  ],
  [
    "shared-contracts/src/entities/food.ts",
    'import "shared-ui/card/Card";',
    /bottom of the house/,
  ],
  [
    "api/src/app.ts",
    'import "shared-contracts/budget-store/budget-store";',
    /not its business/,
  ],
])("in %s, %s is refused with the reason", async (file, source, reason) => {
  expect(await messagesFor(file, source)).toContainEqual(
    expect.stringMatching(reason),
  );
});

test.each([
  [
    wizard,
    'import type { BudgetStore } from "shared-contracts/budget-store/budget-store";',
  ],
  [wizard, 'import { formatMoney } from "shared-contracts/pricing/money";'],
  [
    "shared-ui/src/card/Card.tsx",
    'import "shared-contracts/numbers/parse-number";',
  ],
  ["api/src/app.ts", 'import { z } from "zod";'],
])("in %s, %s is fine", async (file, source) => {
  expect(await messagesFor(file, source)).toEqual([]);
});
