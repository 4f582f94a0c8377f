import { cp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { root } from "tooling/workspace";
import { copyCheckout } from "../src/checkout-copy.ts";
import { openSignedIn } from "../src/register.ts";
import { startProduct } from "../src/started-product.ts";

test("a remote costs its folder, one line in the registry and its rows in the route table", async ({
  page,
}) => {
  test.setTimeout(400_000);
  const checkout = await copyCheckout();
  try {
    await cp(
      join(root, "e2e/fixtures/mf-fixture"),
      join(checkout, "mf-fixture"),
      { recursive: true },
    );
    // What npm does for a folder that its workspaces pattern finds.
    await symlink(
      join(checkout, "mf-fixture"),
      join(checkout, "node_modules/mf-fixture"),
    );
    await insertAfter(
      join(checkout, "tooling/registry.json"),
      '"mf-wizard": 1,',
      '"mf-fixture": 5,',
    );
    await insertAfter(
      join(checkout, "shell/src/routes.ts"),
      "export const remoteRoutes: readonly RemoteRoute[] = [",
      `{ path: "/fixture", remote: "mf-fixture", page: "fixture", title: "Área de teste",
         access: "session", menu: { label: "Área de teste", icon: House } },`,
    );

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
});

async function insertAfter(file: string, line: string, addition: string) {
  const source = await readFile(file, "utf8");
  expect(source).toContain(line);
  await writeFile(file, source.replace(line, `${line}\n${addition}`));
}
