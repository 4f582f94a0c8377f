import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "../src/axe.ts";
import { sendWedding, status } from "../src/sent-wedding.ts";

/** The address of the client's page of the wedding on Results. */
async function addressOf(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Página do cliente" }).click();
  const field = page.getByLabel("Link", { exact: true });
  await expect(field).toHaveValue(/\/p\/[\w-]{43}$/);
  const address = await field.inputValue();
  await page.keyboard.press("Escape");
  return address;
}

/** The client's own browser. */
async function openAsClient(
  page: Page,
  address: string,
  options: Parameters<
    NonNullable<ReturnType<BrowserContext["browser"]>>["newContext"]
  >[0] = {},
): Promise<Page> {
  const context = await page
    .context()
    .browser()!
    .newContext({
      viewport: { width: 390, height: 844 },
      ...options,
    });
  const client = await context.newPage();
  await client.goto(address);
  return client;
}

test("a client reads the proposal on a phone, and the caterer learns of it", async ({
  page,
}) => {
  await sendWedding(page);
  await expect(page.getByText("Ainda não vista")).toBeVisible();
  const address = await addressOf(page);
  const problems: string[] = [];
  const client = await openAsClient(page, "about:blank");
  client.on("console", (line) => problems.push(line.text()));
  client.on("pageerror", (error) => problems.push(error.message));
  const seen = client.waitForResponse(/\/visto$/);
  await client.goto(address);
  await expect(
    client.getByRole("heading", { name: "Casamento Ana", level: 1 }),
  ).toBeVisible();
  await expect(client.getByText("R$ 25.004,00").first()).toBeVisible();
  const width = await client.evaluate(
    () => document.documentElement.scrollWidth,
  );
  expect(width).toBe(390);
  await expectNoViolations(client);
  expect((await seen).status()).toBe(204);
  const download = client.waitForEvent("download");
  await client.getByRole("link", { name: "Baixar em PDF" }).click();
  expect((await download).suggestedFilename()).toBe("orcamento-evento.pdf");
  expect(problems).toEqual([]);
  await page.reload();
  await expect(page.getByText(/^Vista hoje às/)).toBeVisible();

  await page.getByRole("button", { name: "Página do cliente" }).click();
  await page.getByRole("button", { name: "Desativar link" }).click();
  await page.getByRole("button", { name: "Desativar", exact: true }).click();
  await expect(page.getByText("Desativada")).toBeVisible();
  await client.reload();
  await expect(
    client.getByRole("heading", {
      name: "Esta proposta não está mais disponível",
    }),
  ).toBeVisible();
  await expectNoViolations(client);
});

test("the page is whole without a script, in the dark too", async ({
  page,
}) => {
  await sendWedding(page);
  const address = await addressOf(page);
  const client = await openAsClient(page, address, {
    javaScriptEnabled: false,
    colorScheme: "dark",
  });
  await expect(client.getByText("R$ 25.004,00").first()).toBeVisible();
  await expect(client.getByRole("heading", { name: "Cardápio" })).toBeVisible();
  await expect(client.getByRole("button")).toHaveCount(0);
});

test("an approved proposal tells the open page that it changed", async ({
  page,
}) => {
  await sendWedding(page);
  const address = await addressOf(page);
  const client = await openAsClient(page, address);
  await client.clock.install();
  await client.goto(address);
  await page.getByRole("button", { name: /^Situação/ }).click();
  await page.getByRole("menuitemradio", { name: "Aprovada" }).click();
  await expect(status(page, "Aprovada")).toBeVisible();
  await client.clock.runFor(31_000);
  await client.getByRole("link", { name: "Ver agora" }).click();
  await expect(
    client.getByRole("heading", { name: "Quer mudar algo?" }),
  ).toBeVisible();
  await expectNoViolations(client);
});
