import { expect, test, type Page } from "@playwright/test";
import { apiUrl, url } from "../src/product.ts";
import { openSignedIn } from "../src/register.ts";
import { saveBudgets } from "../src/save-budgets.ts";
import { expectKept, keptAddresses } from "../src/without-network.ts";

test.use({ serviceWorkers: "allow" });
// The next test's context can be cut off too where a worker still runs.
test.afterEach(({ context }) => context.setOffline(false));

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

test("a budget that was opened opens again without network, with its time, and not after signing out", async ({
  page,
  context,
}) => {
  await openSignedIn(page, "/orcamentos");
  await saveBudgets(page, [{ nome: "Festa da Bia", eventData: {} }]);
  await page.reload();
  const edit = page.getByRole("button", { name: /^Editar Festa da Bia/ });
  await edit.click();
  const name = page.getByRole("textbox", { name: "Nome do Orçamento" });
  await expect(name).toHaveValue("Festa da Bia");
  await expectKept(page);

  await context.setOffline(true);
  await page.goto(url("/orcamentos"));
  await edit.click();
  await expect(
    page.getByText(/Sem internet, esta é a cópia de \d\d\/\d\d\/\d{4}, \d/),
  ).toBeVisible();
  await expect(name).toHaveValue("Festa da Bia");
  await context.setOffline(false);

  expect(await opened(page)).toEqual([url("/opened/")]);
  await page.getByRole("button", { name: "Sair" }).click();
  await expect(page).toHaveURL(url("/login"));
  await expect.poll(() => opened(page)).toEqual([]);
});

/** The kept copies of budgets, each without its number. */
async function opened(page: Page): Promise<string[]> {
  const kept = await keptAddresses(page);
  return kept
    .filter((address) => address.includes("/opened/"))
    .map((address) => address.replace(/\d+$/, ""));
}
