import { expect, test } from "@playwright/test";
import { freePorts } from "tooling/port";
import { temporaryDataFolder, type DataFolder } from "../src/data-folder.ts";
import { startProgram, type RunningProgram } from "../src/processes.ts";
import { openSignedIn } from "../src/register.ts";
import { expectSamePage, markPage } from "../src/same-page.ts";

// The programs run without the launcher, which would stop them all when one ends.
let url: string;
let apiUrl: string;
let data: DataFolder;
let env: Record<string, string>;
let api: RunningProgram;
let shell: RunningProgram;

test.beforeAll(async () => {
  const port = await freePorts(6);
  url = `http://localhost:${port}`;
  apiUrl = `http://localhost:${port + 5}`;
  data = await temporaryDataFolder();
  env = {
    BANQUETE_PORT: String(port),
    BANQUETE_API_PORT: String(port + 5),
    BANQUETE_DATA_DIR: data.path,
    BANQUETE_ORIGINS: url,
  };
  api = await startProgram(["api/src/main.ts"], env);
  shell = await startServer("shell");
});
test.afterAll(async () => {
  await shell.stop();
  await api.stop();
  await data.remove();
});
test.describe.configure({ mode: "serial" });

test("with the wizard's server down the shell shows its menu, and recovers without reload when it is back", async ({
  page,
}) => {
  await openSignedIn(page, "/foods", { url, apiUrl });
  await expect(
    page.getByRole("heading", { name: "Prato Principal" }),
  ).toBeVisible();
  await expect(page.getByText("Esta área não abriu")).toBeVisible();
  await expect(
    page.getByText(/^mf-wizard \d+\.\d+\.\d+, sem resposta/),
  ).toBeVisible();
  await expect(
    page.getByRole("link", { name: "Início", exact: true }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Modo Escuro" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await markPage(page);

  await page.getByRole("button", { name: "Tentar novamente" }).click();
  await expect(page.getByText("Esta área não abriu")).toBeVisible();

  const wizard = await startServer("mf-wizard");
  try {
    await page.getByRole("button", { name: "Tentar novamente" }).click();
    await expect(page.getByText("R$ 2.195,00").first()).toBeVisible();
    await expectSamePage(page);
  } finally {
    await wizard.stop();
  }
});

test("a wizard that goes away while it is open leaves the menu, the draft and Sair", async ({
  page,
}) => {
  const wizard = await startServer("mf-wizard");
  await openSignedIn(page, "/event", { url, apiUrl });
  await page
    .getByRole("textbox", { name: "Nome do Orçamento" })
    .fill("Casamento da Lia");
  await wizard.stop();

  // A page whose code was not downloaded yet.
  await page
    .getByRole("link", { name: /Resultados/ })
    .first()
    .click();
  await expect(page.getByText("Esta área não abriu")).toBeVisible();
  await page.getByRole("button", { name: "Sair" }).click();
  await expect(page).toHaveURL(`${url}/login`);
  const draft = await page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith("currentBudget_"))
      .map(([, value]) => String(value))
      .join(),
  );
  expect(draft).toContain("Casamento da Lia");
});

test("with the plans' server down a visitor reads so, without the menu, and it recovers without reload", async ({
  page,
}) => {
  await page.goto(`${url}/plans`);
  await expect(page.getByRole("heading", { name: "Planos" })).toBeVisible();
  await expect(page.getByText("Esta área não abriu")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Menu" })).toHaveCount(0);

  const billing = await startServer("mf-billing");
  try {
    await page.getByRole("button", { name: "Tentar novamente" }).click();
    await expect(page.getByText("R$ 49,90").first()).toBeVisible();
  } finally {
    await billing.stop();
  }
});

for (const file of ["remoteEntry", "__federation_expose_remote"])
  test(`a ${file} script that is not the one released does not run`, async ({
    page,
  }) => {
    const wizard = await startServer("mf-wizard");
    try {
      await page.route(`**/${file}*.js`, async (route) => {
        const response = await route.fetch();
        const body = await response.text();
        await route.fulfill({ response, body: `window.tampered = 1;${body}` });
      });
      await openSignedIn(page, "/event", { url, apiUrl });
      await expect(page.getByText("Esta área não abriu")).toBeVisible();
      expect(await page.evaluate(() => "tampered" in window)).toBe(false);
    } finally {
      await wizard.stop();
    }
  });

function startServer(app: string) {
  return startProgram(["tooling/src/serve/serve.ts", app], env);
}
