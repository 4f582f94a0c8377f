import { spawnSync } from "node:child_process";
import { readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { root } from "tooling/workspace";
import { copyCheckout } from "../src/checkout-copy.ts";
import { openSignedIn } from "../src/register.ts";
import { startProduct } from "../src/started-product.ts";

test("a remote made by the recipe of CONTRIBUTING opens alone, is fit for release and is in the menu without a change of the shell", async ({
  page,
}) => {
  const checkout = await copyCheckout();
  try {
    const recipe = await readFile(join(root, "CONTRIBUTING.md"), "utf8");
    const [, commands = ""] =
      /```sh\n(cp -r e2e\/fixtures[^`]*)\nnpm run lock.*\n```/.exec(recipe) ??
      [];
    run("sh", "-ec", commands);
    // What npm does for a folder that its workspaces pattern finds.
    await symlink(
      join(checkout, "mf-tasting"),
      join(checkout, "node_modules/mf-tasting"),
    );
    await insertAfter(
      join(checkout, "tooling/registry.json"),
      '"mf-wizard": 1,',
      '"mf-tasting": 5,',
    );

    const command = (name: string) => `tooling/src/commands/${name}.ts`;
    run(process.execPath, command("isolate"), "--build", "mf-tasting");
    expect(
      run(process.execPath, command("contract-check"), "mf-tasting"),
    ).toContain("No shell is live: users see mf-tasting once one is released.");

    const product = await startProduct({ checkout });
    try {
      await openSignedIn(page, "/", product);
      await page.getByRole("link", { name: "Área de teste" }).first().click();
      await expect(
        page.getByRole("heading", { name: "Área de teste com 100 convidados" }),
      ).toBeVisible();
      await page.getByRole("link", { name: "Início" }).first().click();
      await expect(page.getByRole("heading", { name: "Início" })).toBeVisible();
    } finally {
      await product.stop();
    }
  } finally {
    await rm(checkout, { recursive: true, force: true });
  }

  /** Runs a program in the checkout; what it printed. */
  function run(program: string, ...words: string[]): string {
    const { status, stdout, stderr } = spawnSync(program, words, {
      cwd: checkout,
      encoding: "utf8",
    });
    expect([status, status === 0 ? "" : stdout + stderr]).toEqual([0, ""]);
    return stdout;
  }
});

async function insertAfter(file: string, line: string, addition: string) {
  const source = await readFile(file, "utf8");
  expect(source).toContain(line);
  await writeFile(file, source.replace(line, `${line}\n${addition}`));
}
