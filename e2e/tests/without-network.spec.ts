import { expect, test } from "@playwright/test";
import { apiUrl, url } from "../src/product.ts";
import { openSignedIn } from "../src/register.ts";
import { expectKept, keptAddresses } from "../src/without-network.ts";

test.use({ serviceWorkers: "allow" });

test("after one visit every page opens without network, with what was typed", async ({
  page,
  context,
}) => {
  await openSignedIn(page, "/event");
  const name = page.getByRole("textbox", { name: "Nome do Orçamento" });
  await name.fill("Casamento da Ana");
  await expect(page.locator("[data-draft=saved]")).toBeVisible();
  await expectKept(page);

  await context.setOffline(true);
  await page.reload();
  await expect(name).toHaveValue("Casamento da Ana");
  for (const [path, title] of [
    ["/foods", "Prato Principal"],
    ["/orcamentos", "Meus Orçamentos"],
    ["/orcamentos-recebidos", "Orçamentos Recebidos"],
    ["/my-plan", "Meu Plano"],
    ["/security", "Segurança"],
  ] as const) {
    await page.goto(url(path));
    await expect(
      page.getByRole("heading", { name: title, level: 1 }),
    ).toBeVisible();
    await expect(page.getByText("Esta área não abriu")).toBeHidden();
  }
});

test("nothing of the API is kept by the worker, and no token", async ({
  page,
}) => {
  await openSignedIn(page, "/orcamentos");
  await expectKept(page);
  await page.reload();
  await expect(
    page.getByRole("heading", { name: "Meus Orçamentos" }),
  ).toBeVisible();
  const kept = await keptAddresses(page);
  expect(kept.filter((address) => address.startsWith(apiUrl("")))).toEqual([]);
  const beside = kept
    .filter((address) => !/\/\d+\.\d+\.\d+-\w+\/[^/]+$/.test(address))
    .sort();
  expect(beside).toEqual(
    ["/index.html", "/remotes.json", "/runtime.json"].map(url),
  );
});
