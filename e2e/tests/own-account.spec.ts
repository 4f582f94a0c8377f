import { expect, test, type Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { admin } from "../src/admin.ts";
import { apiUrl, url } from "../src/product.ts";
import { type Account, makeTrialAccount, openAs } from "../src/register.ts";

const NEW_PASSWORD = "outra-senha-boa";

const tokenOf = (page: Page) =>
  page.evaluate(() => localStorage.getItem("auth_token"));

/** What a call with a token gets. */
async function status(page: Page, token: string | null): Promise<number> {
  const answer = await page.request.get(apiUrl("/user/profile"), {
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.status();
}

async function signIn(page: Page, email: string, password: string) {
  await page.getByRole("textbox", { name: /^Email/ }).fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar" }).click();
}

async function givePassword(page: Page, { password }: Account) {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Sua senha", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
}

test("a stolen token is of no use once its session is ended, or its owner signs out", async ({
  browser,
  page,
}) => {
  const account = await makeTrialAccount(page.request);
  const phone = await browser.newPage();
  await phone.goto(url("/login"));
  await signIn(phone, account.email, account.password);
  await expect(phone.getByRole("heading", { name: "Início" })).toBeVisible();
  const stolen = await tokenOf(phone);

  await page.goto(url("/login"));
  await signIn(page, account.email, account.password);
  await expect(page.getByRole("heading", { name: "Início" })).toBeVisible();
  await page.goto(url("/security"));
  const devices = page.getByRole("region", { name: "Aparelhos conectados" });
  await expect(devices.getByRole("listitem")).toHaveCount(3);
  await expect(devices.getByText("Este aparelho")).toHaveCount(1);
  expect(await status(page, stolen)).toBe(200);
  const others = devices.getByRole("button", { name: /^Encerrar / });
  while ((await others.count()) > 0) {
    const before = await others.count();
    await others.first().click();
    await page.getByLabel("Sua senha", { exact: true }).fill(account.password);
    await page.keyboard.press("Enter");
    await expect(others).toHaveCount(before - 1);
  }
  expect(await status(page, stolen)).toBe(401);
  await phone.reload();
  await expect(phone).toHaveURL(url("/login"));
  await phone.close();

  const own = await tokenOf(page);
  await page.getByRole("button", { name: "Sair", exact: true }).click();
  await expect(page).toHaveURL(url("/login"));
  await expect.poll(() => status(page, own)).toBe(401);
});

test("a link sets a new password; it leaves the address, works once, and ends the sessions", async ({
  browser,
  page,
}) => {
  const account = await makeTrialAccount(page.request);
  const signedIn = await browser.newPage();
  await openAs(signedIn, account, "/security");
  const link = new URL((await admin("reset-link", account.email)).trim());
  await page.goto(url("/login") + link.hash);
  await expect(
    page.getByRole("heading", { name: "Crie uma nova senha" }),
  ).toBeVisible();
  await expect(page.getByText(`Para ${account.email}`)).toBeVisible();
  expect(page.url()).toBe(url("/login"));
  // Opening it, as mail programs do, used nothing up.
  await page.goto(url("/runtime.json"));
  await page.goto(url("/login") + link.hash);
  await page.getByLabel("Nova senha", { exact: true }).fill(NEW_PASSWORD);
  await page
    .getByLabel("Repita a nova senha", { exact: true })
    .fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Salvar nova senha" }).click();
  await expect(
    page.getByText("Senha alterada. Entre com a nova."),
  ).toBeVisible();
  await signedIn.reload();
  await expect(signedIn).toHaveURL(url("/login"));
  await signedIn.close();
  await page.getByLabel("Senha", { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page.getByRole("heading", { name: "Início" })).toBeVisible();

  await page.goto(url("/runtime.json"));
  await page.goto(url("/login") + link.hash);
  await page.getByLabel("Nova senha", { exact: true }).fill(NEW_PASSWORD);
  await page
    .getByLabel("Repita a nova senha", { exact: true })
    .fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Salvar nova senha" }).click();
  await expect(page.getByText("Este link venceu. Peça outro.")).toBeVisible();
});

test("another email needs the password, and signs in from then on", async ({
  page,
}) => {
  const account = await makeTrialAccount(page.request);
  await openAs(page, account, "/security");
  const email = page.getByRole("textbox", { name: "Email" });
  await expect(email).toHaveValue(account.email);
  await email.fill(`novo.${account.email}`);
  await page.getByRole("button", { name: "Salvar dados" }).click();
  await givePassword(page, { ...account, password: "errada" });
  const password = page
    .getByRole("dialog")
    .getByLabel("Sua senha", { exact: true });
  await expect(password).toHaveAccessibleDescription("Senha atual incorreta");
  await givePassword(page, account);
  await expect(page.getByText("Perfil atualizado com sucesso!")).toBeVisible();
  await page.getByRole("button", { name: "Sair", exact: true }).click();
  await signIn(page, `novo.${account.email}`, account.password);
  await expect(page.getByRole("heading", { name: "Início" })).toBeVisible();
});

test("the owner downloads all data, erases the account, and takes it back", async ({
  page,
}) => {
  const account = await makeTrialAccount(page.request);
  await openAs(page, account, "/security");
  await page.getByRole("button", { name: "Baixar meus dados" }).click();
  const download = page.waitForEvent("download");
  await givePassword(page, account);
  const file = await download;
  expect(file.suggestedFilename()).toBe("banquete-meus-dados.json");
  const data = JSON.parse(await readFile(await file.path(), "utf8")) as {
    users: { email: string }[];
  };
  expect(data.users[0]?.email).toBe(account.email);

  await page.getByRole("button", { name: "Apagar a conta" }).click();
  await givePassword(page, account);
  await expect(page).toHaveURL(url("/login"));
  await expect(page.getByText(/Sua conta será apagada em \d/)).toBeVisible();
  await signIn(page, account.email, account.password);
  const question = page.getByRole("alertdialog", { name: "Manter a conta?" });
  await expect(question).toContainText(/Esta conta será apagada em \d/);
  await question.getByRole("button", { name: "Manter a conta" }).click();
  await expect(page.getByRole("heading", { name: "Início" })).toBeVisible();
});
