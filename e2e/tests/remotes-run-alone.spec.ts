import { expect, test, type FrameLocator, type Page } from "@playwright/test";
import { remoteRoutes, slots } from "../../shell/src/routes.ts";
import { expectNoViolations } from "../src/axe.ts";
import {
  everyRemotesScenarios,
  serveIsolated,
  type IsolatedRemote,
} from "../src/isolated.ts";
import { apiUrl } from "../src/product.ts";
import { newCaterer } from "../src/register.ts";

// The panel in which a team looks at its remote alone.
let isolated: IsolatedRemote;
test.beforeAll(async () => {
  isolated = await serveIsolated("mf-billing");
});
test.afterAll(() => isolated.stop());

const stage = (page: Page): FrameLocator => page.frameLocator("iframe");
const scenario = (page: Page, name: string) =>
  page.getByRole("link", { name, exact: true });
const calls = (page: Page) => page.getByRole("log");

test("a link opens a scenario under its conditions", async ({ page }) => {
  await page.goto(
    `${isolated.url}/?scenario=my-plan-ending&theme=dark&width=390&latency=200`,
  );
  await expect(
    stage(page).getByText("Seu plano termina em 5 dias."),
  ).toBeVisible();
  await expect(scenario(page, "Terminando em 5 dias")).toHaveAttribute(
    "aria-current",
    "page",
  );
  for (const html of [page.locator("html"), stage(page).locator("html")])
    await expect(html).toHaveAttribute("data-theme", "dark");
  expect(
    await stage(page)
      .locator("html")
      .evaluate(() => innerWidth),
  ).toBe(390);
  await expect(page.getByRole("slider", { name: "Latência" })).toHaveValue(
    "200",
  );
  await expect(calls(page)).toContainText("GET /plans/my-subscription");
});

test(
  "by keyboard: typing filters, the arrows move, Enter opens, back goes back",
  { tag: "@deep" },
  async ({ page }) => {
    await page.goto(`${isolated.url}/?scenario=my-plan-active`);
    await expect(
      stage(page).getByText("23 dias", { exact: true }),
    ).toBeVisible();
    await page.getByRole("searchbox").fill("meu plano sem");
    await expect(page.getByRole("listitem")).toHaveText([
      "Sem plano",
      "Sem plano, teste já usado",
      "Sem conexão",
    ]);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(
      stage(page).getByText("Escolha entre mensal, semestral e anual."),
    ).toBeVisible();
    await expect(page).toHaveURL(/scenario=my-plan-none-trial-used/);
    await page.goBack();
    await expect(
      stage(page).getByText("23 dias", { exact: true }),
    ).toBeVisible();
  },
);

test(
  "failures apply at once, are listed in the log, and stand in the address",
  { tag: "@deep" },
  async ({ page }) => {
    await page.goto(`${isolated.url}/?scenario=my-plan-active`);
    await expect(
      stage(page).getByText("23 dias", { exact: true }),
    ).toBeVisible();
    await page.getByRole("slider", { name: "Falhas" }).fill("100");
    await expect(page).toHaveURL(/failures=100/);
    await page.getByRole("button", { name: "Recarregar" }).click();
    await expect(
      stage(page).getByText("Erro ao carregar informações do plano"),
    ).toBeVisible();
    await expect(calls(page)).toContainText("503");
    await expect(calls(page)).toContainText(
      "GET /plans/my-subscription, tentativa 3 de 3",
    );
  },
);

test(
  "the remote moves among its own pages; a link to another area shows a notice",
  { tag: "@deep" },
  async ({ page }) => {
    await page.goto(`${isolated.url}/?scenario=my-plan-ending`);
    await stage(page)
      .getByRole("link", { name: "Renovar ou mudar de plano" })
      .click();
    await expect(
      stage(page).getByRole("heading", { name: "Planos" }),
    ).toBeVisible();
    // A step of the stage's own: no page is loaded that could be waited for.
    await page.evaluate(() => history.back());
    await expect(
      stage(page).getByText("Seu plano termina em 5 dias."),
    ).toBeVisible();
    await page.goto(`${isolated.url}/?scenario=trial-started`);
    await expect(
      stage(page).getByText("Este endereço é de outra área"),
    ).toBeVisible();
  },
);

test(
  "the panel fits, and axe finds nothing in either theme",
  { tag: "@deep" },
  async ({ page }) => {
    for (const theme of ["light", "dark"])
      for (const width of [1366, 390]) {
        await page.setViewportSize({ width, height: 820 });
        await page.goto(
          `${isolated.url}/?scenario=my-plan-expired&theme=${theme}`,
        );
        await expect(stage(page).getByText("Seu plano expirou.")).toBeVisible();
        await expect(calls(page)).toContainText("GET /plans");
        expect(
          await page.evaluate(
            () => document.documentElement.scrollWidth - innerWidth,
          ),
        ).toBeLessThanOrEqual(0);
        await expectNoViolations(page);
      }
  },
);

test("against the real API: its address is shown, the sliders are disabled, and a signed-in user sees their own data", async ({
  page,
  request,
}) => {
  const real = await serveIsolated("mf-billing", apiUrl(""));
  try {
    const caterer = newCaterer();
    const registered = await request.post(apiUrl("/auth/register"), {
      data: caterer,
    });
    expect(registered.status()).toBe(201);
    await page.goto(`${real.url}/?scenario=/my-plan`);
    await expect(
      page.getByText(`isolado, API real: ${apiUrl("")}`),
    ).toBeVisible();
    for (const slider of await page.getByRole("slider").all())
      await expect(slider).toBeDisabled();
    await stage(page).getByLabel("Email ou telefone").fill(caterer.email);
    await stage(page)
      .getByLabel("Senha", { exact: true })
      .fill(caterer.password);
    await stage(page).getByRole("button", { name: "Entrar" }).click();
    await expect(
      stage(page).getByText("Você ainda não tem um plano"),
    ).toBeVisible();
    await scenario(page, "Planos").click();
    await expect(
      stage(page).getByRole("button", { name: "Começar teste grátis" }),
    ).toBeVisible();
  } finally {
    await real.stop();
  }
});

test("a remote alone has the pages that the shell gives it, and its parts of others' pages", async () => {
  for (const { remote, pages } of await everyRemotesScenarios()) {
    const rows = remoteRoutes
      .filter((route) => route.remote === remote)
      .map(({ path, page, title, notices }) => ({
        path,
        page,
        title,
        ...(notices && { notices }),
      }));
    const byPath = (a: { path: string }, b: { path: string }) =>
      a.path.localeCompare(b.path);
    const parts = Object.values(slots)
      .filter((slot) => slot.remote === remote)
      .map(({ page }) => page);
    const isPart = ({ page }: { page: string }) => parts.includes(page);
    const own = pages.filter((page) => !isPart(page));
    expect(pages.filter(isPart).map(({ page }) => page)).toEqual(parts);
    expect(own.sort(byPath)).toEqual(rows.sort(byPath));
  }
});
