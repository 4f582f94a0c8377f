import { expect, test, type BrowserContext, type Page } from "@playwright/test";
import { admin } from "../src/admin.ts";
import { logoPicture } from "../src/logo-picture.ts";
import { makeAsked } from "../src/make-asked.ts";
import { apiUrl, url } from "../src/product.ts";
import { makeTrialAccount, openAs } from "../src/register.ts";

const blockOn = (page: Page) =>
  page.getByRole("alertdialog", { name: "Conta bloqueada" });

async function understand(page: Page) {
  await blockOn(page).getByRole("button", { name: "Entendi" }).click();
  await expect(page).toHaveURL(url("/login"));
}

test("a block shows in every tab at once, and Entendi ends the session; the draft waits", async ({
  page,
  context,
}) => {
  const account = await makeTrialAccount(page.request);
  await openAs(page, account, "/event");
  const name = page.getByRole("textbox", { name: "Nome do Orçamento" });
  await name.fill("Festa guardada");
  const other = await context.newPage();
  await other.goto(url("/orcamentos-recebidos"));
  await expect(other.getByText("Nenhum orçamento recebido")).toBeVisible();

  await admin("block", account.email);
  await other.getByRole("button", { name: "Atualizar" }).click();
  for (const tab of [other, page]) {
    await expect(blockOn(tab)).toContainText("suporte@banquete.app");
    await expect(blockOn(tab)).toContainText("(31) 4000-0000");
    await tab.keyboard.press("Escape");
    await expect(blockOn(tab)).toBeVisible();
  }
  await understand(other);
  expect(
    await other.evaluate(() => localStorage.getItem("auth_token")),
  ).toBeNull();
  await expect(blockOn(page)).toContainText("suporte@banquete.app");
  await understand(page);
  await expect(page.getByRole("status")).toHaveCount(0);

  await admin("unblock", account.email);
  await openAs(page, account, "/event");
  await expect(name).toHaveValue("Festa guardada");
});

/** The user's actions at the moment of the block, each in a separate tab; the first has the draft. */
interface Change {
  path: string;
  prepare: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name }).first().click();

const CHANGES: readonly Change[] = [
  {
    path: "/event",
    async prepare(page) {
      await page
        .getByRole("textbox", { name: "Nome do Orçamento" })
        .fill("Festa guardada");
      await page.keyboard.press("Control+s");
      await expect(
        page.getByRole("dialog", { name: "Como deseja salvar?" }),
      ).toBeVisible();
    },
    act: press(/^Salvar Orçamento/),
  },
  {
    path: "/orcamentos-recebidos",
    prepare: async (page) => {
      await press(/^Ver detalhes/)(page);
      await press(/^Aprovar/)(page);
    },
    act: press(/^Aprovar( sem preço)?$/),
  },
  {
    path: "/security",
    prepare: (page) =>
      page.getByRole("textbox", { name: "Nome" }).fill("Helena"),
    act: press("Salvar dados"),
  },
  {
    path: "/config",
    prepare: (page) =>
      expect(page.getByText("Arraste a logo até aqui")).toBeVisible(),
    async act(page) {
      const picker = page.getByLabel("Arquivo da logo");
      await picker.setInputFiles(await logoPicture(page));
    },
  },
  {
    path: "/plans",
    async prepare(page) {
      await press("Assinar")(page);
      await page.getByLabel("Nome completo").fill("Helena Prado");
      await page.getByLabel("CPF").fill("52998224725");
    },
    act: press("Gerar PIX"),
  },
];

test(
  "a block in the middle of every kind of change: each tab shows it, no change is made, the draft waits",
  { tag: "@deep" },
  async ({ page, context }) => {
    test.slow();
    const account = await makeAsked(page.request);
    await openAs(page, account, "/my-plan");
    const tabs: Page[] = [];
    for (const { path, prepare } of CHANGES) {
      const tab = tabs.length === 0 ? page : await context.newPage();
      tabs.push(tab);
      await tab.goto(url(path));
      await prepare(tab);
    }
    const changes = await holdChanges(context);
    for (const [at, { act }] of CHANGES.entries()) await act(tabs[at]!);
    // One tab at a time sends what may wait for a network: the approval comes after the save.
    await expect.poll(() => changes.held()).toBe(CHANGES.length - 1);

    await admin("block", account.email);
    changes.release();
    for (const tab of tabs) {
      await expect(blockOn(tab)).toContainText("suporte@banquete.app");
      await expect(blockOn(tab)).toContainText("(31) 4000-0000");
    }
    await expect.poll(() => changes.answered()).toBe(CHANGES.length);
    // A call that was sent again may still be under way.
    await context.unrouteAll({ behavior: "wait" });
    for (const tab of tabs) await understand(tab);
    expect(changes.statuses()).toEqual([403]);

    await admin("unblock", account.email);
    await openAs(page, account, "/event");
    await expect(
      page.getByRole("textbox", { name: "Nome do Orçamento" }),
    ).toHaveValue("Festa guardada");
  },
);

/** Holds every changing call on its way to the API until `release`. A page whose call times out sends it again. */
async function holdChanges(context: BrowserContext) {
  const held = new Set<string>();
  const statuses = new Map<string, number>();
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await context.route(`${apiUrl("")}/**`, async (route) => {
    const request = route.request();
    if (["GET", "OPTIONS"].includes(request.method())) return route.continue();
    held.add(request.url());
    await released;
    const response = await route.fetch();
    statuses.set(request.url(), response.status());
    return route.fulfill({ response });
  });
  return {
    held: () => held.size,
    answered: () => statuses.size,
    statuses: () => [...new Set(statuses.values())],
    release: () => release(),
  };
}
