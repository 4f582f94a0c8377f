import { spawnSync } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { copyCheckout } from "../src/checkout-copy.ts";

const PARTS = "shared-contracts/src/parts";

/** A part that nothing but the table knows. */
const FLOWERS = `
import { flatPart } from "./part.ts";

interface Flower {
  id: number;
  name: string;
  stems: number;
  unit: string;
  unitPrice: number;
  total?: number | undefined;
  [unknownKey: string]: unknown;
}

export const flowers = flatPart<"flowers", Flower>({
  key: "flowers",
  label: "Flores",
  path: "/flowers",
  stepOrder: 9,
  kind: "equipment",
  newRow: (id) => ({ id, name: "", stems: 0, unit: "un", unitPrice: 0, total: 0 }),
  quantityField: "stems",
  multipliedBy: "guests",
  units: ["un", "duzia"],
  screen: {
    columns: { name: "Flor", fourth: "" },
    rowName: "Nome da flor",
    addRow: "Adicionar Flor",
    search: "Buscar flor",
    empty: "Adicione as flores.",
    summary: "Resumo das flores",
  },
});
`;

/** What a user and the other parts of the house see of it. */
const FINDS_IT = `
import { screen } from "@testing-library/react";
import { readBudget } from "shared-contracts/budget-file/read-budget";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import { toNumber } from "shared-contracts/numbers/exact";
import { pages } from "./pages.ts";

const ROSE = { name: "Rosa", stems: "0,5", unit: "duzia", unitPrice: 2 };

test("reader, store, totals, undo and step know the tenth part", async () => {
  const read = readBudget({ ...SAMPLE_100, flowers: [ROSE] }, "file");
  if (!read.ok) throw new Error(read.reason);
  expect(read.budget.flowers).toEqual([{ ...ROSE, id: 1, stems: 0.5, total: 1200 }]);
  const store = new BudgetStore();
  const without = toNumber(store.totals.subtotal);
  store.load(read.budget);
  expect(toNumber(store.totals.flowers)).toBe(1200);
  expect(toNumber(store.totals.subtotal)).toBe(without + 1200);
  store.flowers.add({ name: "Lírio" });
  expect(store.toBudget().flowers.map(({ name }) => name)).toEqual(["Rosa", "Lírio"]);
  store.history.undo();
  const Page = await pages.flowers!();
  renderWithAppState(<Page />, { store });
  expect(screen.getByLabelText("Nome da flor")).toHaveValue("Rosa");
  expect(screen.getByRole("button", { name: "Adicionar Flor" })).toBeVisible();
  expect(screen.getByText("Total Flores").parentElement).toHaveTextContent("1.200,00");
});
`;

test("a tenth part is one file and one line of the table", async () => {
  const checkout = await copyCheckout();
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync("node", args, {
      cwd: checkout,
      encoding: "utf8",
    });
    expect(status, stdout + stderr).toBe(0);
    return stdout;
  };
  try {
    await writeFile(join(checkout, PARTS, "flowers.ts"), FLOWERS);
    const table = join(checkout, PARTS, "table.ts");
    await writeFile(
      table,
      (await readFile(table, "utf8"))
        .replace(
          "\n/** The parts",
          '\nimport { flowers } from "./flowers.ts";\n/** The parts',
        )
        .replace("  generalExpenses,\n", "  generalExpenses,\n  flowers,\n"),
    );
    await writeFile(
      join(checkout, "mf-wizard/src/tenth-part.test.tsx"),
      FINDS_IT,
    );
    const file = join(checkout, "festa.json");
    const flowers = [{ name: "Rosa", stems: 1, unit: "un", unitPrice: 3 }];
    await writeFile(
      file,
      JSON.stringify({ eventData: { guests: 100 }, flowers }),
    );

    await test.step("the sources are right", () => {
      run("node_modules/typescript-7/bin/tsc", "--noEmit");
    });
    await test.step("store, reader, totals and step have it", () => {
      run(
        "--experimental-vm-modules",
        "node_modules/jest/bin/jest.js",
        "mf-wizard/src/tenth-part",
      );
    });
    await test.step("the price command states it", () => {
      const line = run("tooling/src/commands/price.ts", file);
      expect(JSON.parse(line)).toMatchObject({
        flowers: "300.00",
        subtotal: "300.00",
      });
    });
  } finally {
    await rm(checkout, { recursive: true });
  }
});
