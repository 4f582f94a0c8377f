import { expect, test, type Page } from "@playwright/test";
import { pageIsThere } from "../src/page-is-there.ts";
import { apiUrl, url } from "../src/product.ts";
import { type Account, makeTrialAccount, openAs } from "../src/register.ts";

const NEW_PASSWORD = "outra-senha-boa";

const nameField = (page: Page) =>
  page.getByRole("textbox", { name: "Nome do Orçamento" });
const home = (page: Page) => page.getByRole("heading", { name: "Início" });

async function signIn(page: Page, { email, password }: Account) {
  await page.getByRole("textbox", { name: "Email ou Telefone" }).fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar" }).click();
}

/** The kinds of values that this browser keeps of any user, without the product's own (`kept_`). */
async function keptKinds(page: Page) {
  const keys = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  const kinds = keys.map((key) => key.split("_")[0]);
  return [...new Set(kinds)].filter((kind) => kind !== "kept").sort();
}

/** Ends every session of an account behind the browser's back. */
async function endElsewhere(page: Page, account: Account): Promise<Account> {
  const answer = await page.request.post(apiUrl("/user/change-password"), {
    headers: { Authorization: `Bearer ${account.token}` },
    data: { currentPassword: account.password, newPassword: NEW_PASSWORD },
  });
  expect(answer.status()).toBe(200);
  return { ...account, password: NEW_PASSWORD };
}

test("signing out in one tab signs out the others, with a notice; the draft stays, the lists do not", async ({
  page,
  context,
}) => {
  const account = await makeTrialAccount(page.request);
  await openAs(page, account, "/event");
  await nameField(page).fill("Festa da Ana");
  const other = await context.newPage();
  await other.goto(url("/orcamentos"));
  await expect(other.getByText("Meus Orçamentos (0)")).toBeVisible();
  await nameField(page).pressSequentially(" e do João");

  await other.getByRole("button", { name: "Sair" }).click();
  await expect(other).toHaveURL(url("/login"));
  await expect(page).toHaveURL(url("/login"));
  await expect(page.getByRole("status")).toHaveText("Você saiu em outra aba.");
  await expect(other.getByRole("status")).toHaveCount(0);
  await expect.poll(() => keptKinds(page)).toEqual(["currentBudget", "wizard"]);

  await signIn(page, account);
  await expect(home(page)).toBeVisible();
  await expect(home(other)).toBeVisible();
  await page.goto(url("/event"));
  await expect(nameField(page)).toHaveValue("Festa da Ana e do João");
});

test("another user in one tab: no tab shows anything of the first any more [nothing-crosses-users]", async ({
  page,
  context,
}) => {
  const ana = await makeTrialAccount(page.request);
  const bia = await makeTrialAccount(page.request);
  const secret = /segredo da ana/i;
  await openAs(page, ana, "/event");
  await nameField(page).fill("Segredo da Ana");
  await page.keyboard.press("Control+s");
  await page.getByRole("button", { name: /^Salvar Orçamento/ }).click();
  await page.getByText("Orçamento salvo com sucesso!").first().waitFor();
  await page.goto(url("/security"));
  const name = page.getByRole("textbox", { name: "Nome", exact: true });
  await name.fill("Segredo da Ana");
  await page.getByRole("button", { name: "Salvar dados" }).click();
  await expect(page.getByText(/^Perfil atualizado/)).toBeVisible();
  const other = await context.newPage();
  await other.goto(url("/orcamentos"));
  await expect(other.getByText(secret)).toBeVisible();
  for (const tab of [page, other])
    await tab.evaluate(() => Object.assign(window, { memory: "da Ana" }));

  await other.getByRole("button", { name: "Sair" }).click();
  await expect(page).toHaveURL(url("/login"));
  await signIn(other, bia);

  for (const tab of [page, other]) {
    await expect(home(tab)).toBeVisible();
    expect(await tab.evaluate(() => "memory" in window)).toBe(false);
    for (const path of ["/event", "/orcamentos", "/security"]) {
      await tab.goto(url(path));
      await pageIsThere(tab);
      await tab.keyboard.press("Control+z");
      await expect(tab.getByText(secret)).toHaveCount(0);
      expect(
        await tab
          .getByRole("textbox")
          .evaluateAll((fields) =>
            fields.map((field) => (field as HTMLInputElement).value).join(),
          ),
      ).not.toMatch(secret);
    }
  }
  const lists = await page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith("savedBudgets_"))
      .map(([, text]) => String(text))
      .join(),
  );
  expect(lists).not.toMatch(secret);
});

test("a session that ends during work shows the reason, and the draft is offered after signing in again [refused-token-keeps-the-draft]", async ({
  page,
  context,
}) => {
  const account = await makeTrialAccount(page.request);
  await openAs(page, account, "/event");
  await nameField(page).fill("Festa da Ana");
  const other = await context.newPage();
  await other.goto(url("/my-plan"));
  // A pending call would discover the end before the click does.
  for (const tab of [page, other]) await pageIsThere(tab);
  const renewed = await endElsewhere(page, account);

  await page.getByRole("link", { name: "Orçamentos Recebidos" }).click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(url("/login"));
    await expect(tab.getByRole("status")).toHaveText(
      "Sua sessão terminou. Entre de novo; seu rascunho está guardado neste aparelho.",
    );
    await expect(tab.getByRole("alert")).toHaveCount(0);
  }
  await other.close();

  await signIn(page, renewed);
  await page.getByRole("button", { name: "Usar modelo" }).click();
  const question = page.getByRole("dialog", { name: "Continuar orçamento?" });
  await expect(question).toContainText("Festa da Ana");
  await question.getByRole("button", { name: "Continuar" }).click();
  await expect(nameField(page)).toHaveValue("Festa da Ana");
});

test(
  "a change of password whose answer is lost is not denied",
  { tag: "@deep" },
  async ({ page }) => {
    const account = await makeTrialAccount(page.request);
    await openAs(page, account, "/security");
    let asked = 0;
    await page.route(/\/user\/change-password$/, async (route) => {
      if (route.request().method() !== "POST" || asked++ > 0)
        return route.continue();
      await route.fetch();
      await route.abort("connectionreset");
    });
    await page
      .getByLabel("Senha atual", { exact: true })
      .fill(account.password);
    await page.getByLabel("Nova senha", { exact: true }).fill(NEW_PASSWORD);
    await page
      .getByLabel("Confirmar nova senha", { exact: true })
      .fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Alterar senha" }).click();
    await expect(page).toHaveURL(url("/login"));
    await expect(page.getByRole("status")).toHaveText(
      "Sua senha pode ter sido alterada. Entre com a nova; se ela não valer, use a anterior.",
    );
    expect(asked).toBe(2);
    await signIn(page, { ...account, password: NEW_PASSWORD });
    await expect(home(page)).toBeVisible();
  },
);
