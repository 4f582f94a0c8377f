import { expect, test, type Page } from "@playwright/test";
import { apiUrl, url } from "../src/product.ts";
import { openSignedIn } from "../src/register.ts";
import { saveBudgets } from "../src/save-budgets.ts";
import { expectKept, keptAddresses } from "../src/without-network.ts";

// In a context that is used again a worker of the test before may still run.
test.use({ serviceWorkers: "allow", reuseContext: false });

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
  await openSignedIn(page, "/my-plan");
  await saveBudgets(page, [
    { nome: "Festa da Bia", eventData: {} },
    { nome: "Festa do Rui", eventData: {} },
  ]);
  await page.goto(url("/orcamentos"));
  const edit = page.getByRole("button", { name: /^Editar Festa da Bia/ });
  await edit.click();
  const name = page.getByRole("textbox", { name: "Nome do Orçamento" });
  await expect(name).toHaveValue("Festa da Bia");
  await expectKept(page);

  await context.setOffline(true);
  await page.goto(url("/orcamentos"));
  await expect(edit).toBeVisible();
  // The driver may tell a page late that it has no network.
  await context.setOffline(false);
  await context.setOffline(true);
  await expect(
    page.getByText(/(Lista de|última lista recebida, de) hoje às \d\d:\d\d\./),
  ).toBeVisible();
  await page.getByRole("button", { name: /^Editar Festa do Rui/ }).click();
  await expect(
    page.getByText(/Ele não está guardado neste aparelho/),
  ).toBeVisible();
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

test("the letters of the design are kept too", async ({ page, context }) => {
  await openSignedIn(page, "/my-plan");
  await expectKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Meu Plano" })).toBeVisible();
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].map(({ status }) => status);
  });
  expect(fonts).toContain("loaded");
  expect(fonts).not.toContain("error");
});

test("a plan runs without network until its end and not after it", async ({
  page,
  context,
}) => {
  await openSignedIn(page, "/orcamentos");
  await expectKept(page);
  const over = page.getByText("Seu período de teste de 7 dias terminou");
  await context.setOffline(true);
  await page.reload();
  await expect(
    page.getByText("Não foi possível verificar seu plano agora."),
  ).toBeVisible();
  await expect(over).toBeHidden();
  const day = 24 * 60 * 60 * 1000;
  await page.clock.setFixedTime(Date.now() + 8 * day);
  await page.reload();
  await expect(over).toBeVisible();
});

test("for users who save data nothing is kept ahead, and a page that is not there opens once the network is back", async ({
  page,
  context,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "connection", {
      value: { saveData: true },
    }),
  );
  await openSignedIn(page, "/foods");
  await expect(
    page.getByRole("heading", { name: "Prato Principal" }),
  ).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("link", { name: "Segurança" }).click();
  const area = page.getByRole("alert");
  await expect(area).toContainText("Você está sem internet");
  await expect(area).toContainText("Segurança ainda não está neste aparelho");
  await context.setOffline(false);
  await expect(
    page.getByRole("textbox", { name: "Senha atual" }),
  ).toBeVisible();
});

for (const [browser, refuse] of [
  [
    "refuses workers",
    () => {
      navigator.serviceWorker.register = () =>
        Promise.reject(new DOMException("refused", "SecurityError"));
    },
  ],
  [
    "has neither workers nor caches",
    () => {
      const nothing = { value: undefined };
      Object.defineProperty(Navigator.prototype, "serviceWorker", nothing);
      Object.defineProperty(window, "caches", nothing);
    },
  ],
] as const)
  test(`a browser that ${browser} opens pages as before`, async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await page.addInitScript(refuse);
    await openSignedIn(page, "/my-plan");
    await saveBudgets(page, [{ nome: "Festa da Bia", eventData: {} }]);
    await page.goto(url("/orcamentos"));
    await page.getByRole("button", { name: /^Editar Festa da Bia/ }).click();
    await expect(
      page.getByRole("textbox", { name: "Nome do Orçamento" }),
    ).toHaveValue("Festa da Bia");
    expect(errors).toEqual([]);
  });

test("where the storage is full pages open as before", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const origin = new URL(url("/")).origin;
  // Room for the draft and the lists, and for no release.
  const quotaSize = 50_000;
  await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize });
  await openSignedIn(page, "/event");
  const name = page.getByRole("textbox", { name: "Nome do Orçamento" });
  await name.fill("Casamento da Ana");
  await expect(page.locator("[data-draft=saved]")).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  for (const path of ["/my-plan", "/foods", "/event"]) {
    await page.goto(url(path));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await expect(name).toHaveValue("Casamento da Ana");
  const whole = await keptAddresses(page);
  expect(whole.filter((file) => file.endsWith("/release.json"))).toEqual([]);
  await session.send("Storage.overrideQuotaForOrigin", { origin });
});

/** The kept copies of budgets, each without its number. */
async function opened(page: Page): Promise<string[]> {
  const kept = await keptAddresses(page);
  return kept
    .filter((address) => address.includes("/opened/"))
    .map((address) => address.replace(/\d+$/, ""));
}
