import { expect, test } from "@playwright/test";
import { apiUrl, url } from "../src/product.ts";
import { makeTrialAccount, openAs } from "../src/register.ts";

const NEW_PASSWORD = "outra-senha-boa";

test("the profile is saved and still there after a reload", async ({
  page,
}) => {
  await openAs(page, await makeTrialAccount(page.request), "/");
  await page.getByRole("link", { name: "Segurança" }).first().click();
  await expect(page).toHaveURL(url("/security"));
  const name = page.getByRole("textbox", { name: "Nome" });
  await expect(name).toHaveValue("Helena Prado");
  await name.fill("Helena da Serra");
  await page.getByRole("button", { name: "Salvar dados" }).click();
  await expect(page.getByText("Perfil atualizado com sucesso!")).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue("Helena da Serra");
});

test("the password is changed: every session ends, only the new one signs in", async ({
  browser,
  page,
}) => {
  const account = await makeTrialAccount(page.request);
  const elsewhere = await browser.newPage();
  await openAs(elsewhere, account, "/security");
  await openAs(page, account, "/security");
  await page.getByLabel("Senha atual", { exact: true }).fill(account.password);
  await page.getByLabel("Nova senha", { exact: true }).fill(NEW_PASSWORD);
  await page
    .getByLabel("Confirmar nova senha", { exact: true })
    .fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Alterar senha" }).click();
  await expect(
    page.getByText("Senha alterada com sucesso! Você será desconectado."),
  ).toBeVisible();
  await expect(page).toHaveURL(url("/login"));
  await expect(
    page.getByText("Senha alterada. Entre com a nova."),
  ).toBeVisible();

  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(url("/login"));
  await elsewhere.close();

  await page.getByRole("textbox", { name: /^Email/ }).fill(account.email);
  const password = page.getByLabel("Senha", { exact: true });
  const enter = page.getByRole("button", { name: "Entrar" });
  await password.fill(account.password);
  await enter.click();
  await expect(
    page.getByText("Email, telefone ou senha incorretos"),
  ).toBeVisible();
  await password.fill(NEW_PASSWORD);
  await enter.click();
  await expect(page.getByRole("heading", { name: "Início" })).toBeVisible();
});

test("the company is saved without its marked fields, and still there after a reload", async ({
  page,
}) => {
  const account = await makeTrialAccount(page.request);
  await openAs(page, account, "/config");
  const cnpj = page.getByRole("textbox", { name: "CNPJ" });
  await cnpj.pressSequentially("12abc34501de35");
  await page.getByRole("button", { name: "Salvar dados" }).click();
  await expect(
    page.getByText("Dados do buffet salvos com sucesso!"),
  ).toBeVisible();
  await expect(page.getByText("Nenhuma alteração para salvar")).toBeVisible();
  await page.reload();
  await expect(cnpj).toHaveValue("12.ABC.345/01DE-35");
  const answer = await page.request.get(apiUrl("/buffet/buffet-data"), {
    headers: { Authorization: `Bearer ${account.token}` },
  });
  expect(await answer.json()).toMatchObject({ companyName: "", cep: "" });
});

test("the logo is brought, seen, replaced, refused and removed", async ({
  page,
}) => {
  await openAs(page, await makeTrialAccount(page.request), "/config");
  const picker = page.getByLabel("Arquivo da logo");
  const card = page.getByRole("region", { name: "Logo" });
  await expect(card.getByText("Arraste a logo até aqui")).toBeVisible();
  await picker.setInputFiles(file("serra.png"));
  await expect(card.getByText("serra.png")).toBeVisible();
  await expect(card.getByText("1 × 1, 1 KB")).toBeVisible();
  const printed = card.getByRole("img", { name: "Sua logo" });
  await expect(printed).toHaveCount(2);
  await expect
    .poll(() =>
      printed
        .first()
        .evaluate((image) => (image as HTMLImageElement).naturalWidth),
    )
    .toBe(1);

  await picker.setInputFiles(file("nova.png"));
  await expect(card.getByText("nova.png")).toBeVisible();
  await picker.setInputFiles({ ...file("x.svg"), mimeType: "image/svg+xml" });
  await expect(
    card.getByText("Apenas arquivos PNG, JPG e JPEG são permitidos"),
  ).toBeVisible();
  await picker.setInputFiles({
    ...file("falsa.png"),
    buffer: Buffer.from("<svg/>"),
  });
  await expect(
    card.getByText("Apenas arquivos PNG, JPG e JPEG são permitidos"),
  ).toBeVisible();
  await page.reload();
  await expect(card.getByText("nova.png")).toBeVisible();

  await card.getByRole("button", { name: "Remover" }).click();
  const question = page.getByRole("alertdialog", { name: "Deseja Excluir?" });
  await expect(question).toContainText("nova.png");
  await question.getByRole("button", { name: "Excluir" }).click();
  await expect(card.getByText("Arraste a logo até aqui")).toBeVisible();
  await page.reload();
  await expect(card.getByText("Arraste a logo até aqui")).toBeVisible();
});

/** A picture of one pixel. */
function file(name: string) {
  const pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  return {
    name,
    mimeType: "image/png",
    buffer: Buffer.from(pixel, "base64"),
  };
}
