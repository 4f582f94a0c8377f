import {
  expect,
  test as base,
  type BrowserContext,
  type Page,
} from "@playwright/test";
import { answer } from "../src/answer.ts";
import { apiUrl, url } from "../src/product.ts";
import { makeTrialAccount, openAs } from "../src/register.ts";
import {
  copyRelease,
  publishTo,
  ranIn,
  serveCopy,
} from "../src/release-copy.ts";
import { RELEASE_FAULTS } from "../src/release-faults.ts";
import { isThorough } from "../src/thorough.ts";
import { expectSamePage, markPage } from "../src/same-page.ts";

/** A page of each remote, reached from the menu, and what only that remote draws on it. */
const AREAS = [
  { remote: "mf-wizard", menu: "Início", path: "/", shows: "Começar do zero" },
  {
    remote: "mf-b2b",
    menu: "Orçamentos Recebidos",
    path: "/orcamentos-recebidos",
    shows: "Nenhum",
  },
  {
    remote: "mf-billing",
    menu: "Meu Plano",
    path: "/my-plan",
    shows: "Teste grátis",
  },
  {
    remote: "mf-account",
    menu: "Configurações",
    path: "/config",
    shows: "CNPJ",
  },
] as const;

type Area = (typeof AREAS)[number];
type StorageState = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** Somebody with a budget under way, once for all tests of a worker. */
const test = base.extend<object, { caterer: StorageState }>({
  caterer: [
    async ({ browser }, give) => {
      const page = await browser.newPage();
      const account = await makeTrialAccount(page.request);
      await openAs(page, account, "/event");
      await page
        .getByRole("textbox", { name: "Nome do Orçamento" })
        .fill("Casamento da Lia");
      await expect.poll(() => draftIn(page)).toContain("Casamento da Lia");
      // The release of mf-wizard that ran here would open where no other answers.
      await page.evaluate(() => localStorage.removeItem("kept_ran"));
      const state = await page.context().storageState();
      await page.close();
      await give(state);
    },
    { scope: "worker" },
  ],
  storageState: ({ caterer }, give) => give(caterer),
});

/**
 * A fault for each step of the loader, which knows no remote: what is downloaded, accepted, run, drawn. A thorough run
 * has all with each.
 */
const USUAL = [
  "404",
  "an incompatible contract",
  "an exception at load",
  "an exception at render",
];

for (const [index, area] of AREAS.entries())
  for (const fault of RELEASE_FAULTS) {
    if (!isThorough && fault.name !== USUAL[index]) continue;
    const { remote } = area;
    const other = AREAS[(index + 1) % AREAS.length]!;

    test(`${remote} with ${fault.name} gives way to the version before`, async ({
      page,
    }) => {
      const bad = await copyRelease(remote, "2.0.0", fault.edit);
      const good = await copyRelease(remote, "1.9.0");
      await serveCopy(page, bad, fault.answer);
      await serveCopy(page, good);
      await publishTo(page, remote, {
        live: { ...bad.release, ...fault.line },
        lastGood: good.release,
      });
      await openAt(page, area);
      await expectOpen(page, area);
      expect((await ranIn(page)).at(-1)).toBe(`${remote} 1.9.0`);
    });

    test(`${remote} with ${fault.name} fails alone, and opens without reload once it is mended [failure-stays-in-its-area]`, async ({
      page,
    }) => {
      const bad = await copyRelease(remote, "2.0.0", fault.edit);
      await serveCopy(page, bad, fault.answer);
      await publishTo(page, remote, {
        live: { ...bad.release, ...fault.line },
      });
      await openAt(page, area);
      await expectFailed(page, area, `${remote} 2.0.0, ${fault.cause}`);

      await goTo(page, other);
      await expectOpen(page, other);
      await goTo(page, area);
      await expectFailed(page, area, `${remote} 2.0.0, ${fault.cause}`);

      // What was built wrong is mended by the next release, what was served wrong by serving it.
      const mended = await copyRelease(remote, fault.edit ? "2.0.1" : "2.0.0");
      await serveCopy(page, mended);
      await publishTo(page, remote, { live: mended.release });
      await markPage(page);
      await page.getByRole("button", { name: "Tentar novamente" }).click();
      await expectOpen(page, area);
      expect((await ranIn(page)).at(-1)).toBe(
        `${remote} ${mended.release.version}`,
      );
      await expectSamePage(page);

      // The tests share the session, so its end must not reach the API, nor be tried again once this test is over.
      const logout = apiUrl("/auth/logout");
      await answer(page, logout, { success: true });
      const answered = page.waitForResponse(logout);
      await page.getByRole("button", { name: "Sair" }).click();
      await expect(page).toHaveURL(url("/login"));
      await answered;
      expect(await draftIn(page)).toContain("Casamento da Lia");
    });
  }

test("an error while a page is drawn is reported, with the remote and the page", async ({
  page,
}) => {
  const fault = RELEASE_FAULTS.find(
    ({ name }) => name === "an exception at render",
  )!;
  const bad = await copyRelease("mf-account", "2.0.0", fault.edit);
  await serveCopy(page, bad, fault.answer);
  await publishTo(page, "mf-account", { live: bad.release });
  const report = page.waitForRequest(
    (request) =>
      request.url() === apiUrl("/telemetry") &&
      "part" in (request.postDataJSON() as object),
  );
  await page.goto(url("/config"));
  expect((await report).postDataJSON()).toMatchObject({
    part: "mf-account",
    path: "/config",
  });
});

test("a style sheet that is not the one that was built is not applied", async ({
  page,
}) => {
  const area = AREAS[3];
  const only = await copyRelease(area.remote, "2.0.0");
  await serveCopy(page, only);
  await publishTo(page, area.remote, { live: only.release });
  const isStyle = ({ href }: URL) =>
    href.startsWith(only.release.base) && href.endsWith(".css");
  await page.route(isStyle, (route) =>
    route.fulfill({
      body: "*{display:none!important}",
      contentType: "text/css",
      headers: { "Access-Control-Allow-Origin": "*" },
    }),
  );
  await openAt(page, area);
  const main = page.getByRole("main");
  await expect(main.getByText("Esta área não abriu")).toBeVisible();
  await page.unroute(isStyle);
  await page.getByRole("button", { name: "Tentar novamente" }).click();
  await expectOpen(page, area);
});

/** The browser keeps loading for as long as an entry does not answer. */
function openAt(page: Page, { path }: Area) {
  return page.goto(url(path), { waitUntil: "commit" });
}

async function expectOpen(page: Page, { menu, shows }: Area) {
  const main = page.getByRole("main");
  await expect(main.getByText(shows).first()).toBeVisible({ timeout: 40_000 });
  await expect(page.getByRole("heading", { name: menu })).toBeVisible();
}

async function expectFailed(page: Page, { menu }: Area, cause: string) {
  const main = page.getByRole("main");
  await expect(main.getByText(cause)).toBeVisible({ timeout: 40_000 });
  await expect(main.getByText("Esta área não abriu")).toBeVisible();
  await expect(page.getByRole("heading", { name: menu })).toBeVisible();
}

function goTo(page: Page, { menu }: Area) {
  return page
    .getByRole("navigation", { name: "Menu" })
    .getByRole("link", { name: menu, exact: true })
    .click();
}

function draftIn(page: Page): Promise<string> {
  return page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith("currentBudget_"))
      .map(([, value]) => String(value))
      .join(),
  );
}
